import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What a model is told of a tool, and the fields around it: in English, whatever is spoken. */
const PROMPT =
  /^\s*(?:description|say|result|answer|calendar|reminders|mail|messages|notes|contacts|files|shortcuts|music|timers):|\.describe\(|field\(|Field\(/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** Words with spaces between that begin large or end as a sentence does. */
const SENTENCE = /["`](?:[^"`]* )[^"`]*[.?!]["`]|["`]\p{Lu}\p{Ll}+ [^"`]*["`]/u;
/** What is put into a template. */
const PUT_IN = /\$\{(?:[^{}]|\{\})*\}/g;

function sentencesIn(source: string): readonly string[] {
  const lines = source.split("\n");
  return lines.filter(
    (line, at) =>
      SENTENCE.test(line.replaceAll(PUT_IN, "$")) &&
      !COMMENT.test(line) &&
      !PROMPT.test(line) &&
      // A long text of a prompt stands on the line behind its name.
      !/^\s*(?:description|result|answer|say|\w+):$/.test(lines[at - 1] ?? ""),
  );
}

it.each(globSync("tools/**/*.ts"))("%s holds no sentence", (file) => {
  const source = readFileSync(file, "utf8").replaceAll(/demos: \[[\s\S]*?\n {2}\],/g, "");
  expect(sentencesIn(source)).toEqual([]);
});

it.each(["return `Deleted: ${title}.`;", 'const NO = "No timer is running.";'])(
  "sees that %s is one",
  (line) => {
    expect(sentencesIn(line)).toEqual([line]);
  },
);
