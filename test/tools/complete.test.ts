import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DOMAINS } from "../../src/language/en/tools/tool-words.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { parametersOf } from "../../src/tool/parameter.ts";
import { tools } from "../../tools/index.ts";
import { lacking } from "./lacking.ts";

describe("a tool says all that is known of it", () => {
  it.each(tools.map((tool) => ({ name: tool.name, tool })))("$name lacks nothing", ({ tool }) => {
    expect(lacking(tool, tools)).toEqual([]);
  });

  const demo = { say: "", input: {}, result: "", answer: "" };
  const bare = {
    name: "kites.read",
    description: "Read a kite.",
    input: z.strictObject({}),
    reads: "untrusted",
    effect: "none",
    egress: false,
    demos: [demo, demo],
    say: () => "A kite.",
    run: async () => ({ text: "" }),
  } as const;
  const field = z.string().describe("what").optional();
  const sentences = (tool: Tool): string => lacking(tool, [...tools, tool]).join("\n");

  it.each<[string, Tool]>([
    [
      "kites.read is of a domain English has no words for: add src/language/en/tools/kites",
      defineTool(bare),
    ],
    [
      "kites.read says nothing of its result: add `say`",
      // The method is there in `bare`.
      defineTool({ ...bare, say: undefined } as unknown as Tool),
    ],
    [
      "kites.read takes a record of kind kite, and no tool finds one: add `finds` to one that reads",
      defineTool({
        ...bare,
        input: z.strictObject({ id: field.meta({ kind: "handle", of: "kite" }) }),
      }),
    ],
    [
      "kites.read finds records of kind kite by a field text it hasn't",
      defineTool({ ...bare, finds: [{ kind: "kite", words: "text", records: async () => [] }] }),
    ],
    [
      "kites.read gives names of kind file by words one may leave out: say in `lists` what it lists",
      defineTool({
        ...bare,
        gives: "file",
        input: z.strictObject({ query: field.meta({ kind: "span" }) }),
      }),
    ],
    [
      "kites.read makes records of kind kite for a time: say in `rings` when one is heard then",
      defineTool({
        ...bare,
        effect: "reversible",
        gives: "kite",
        input: z.strictObject({ at: field.meta({ kind: "when" }) }),
      }),
    ],
    [
      "kites.cancel stops something: say in `stops` which kind of record",
      defineTool({ ...bare, name: "kites.cancel" }),
    ],
    [
      "mail.fly is asked for in 0 sentences, of at least 10: write more in src/language/en/tools/mail/phrases.ts",
      defineTool({ ...bare, name: "mail.fly" }),
    ],
    [
      "mail.fly has a flag high nobody can say: add what people say for it to src/language/en/tools/mail/words.ts",
      defineTool({
        ...bare,
        name: "mail.fly",
        input: z.strictObject({ high: z.boolean().describe("how").meta({ kind: "flag" }) }),
      }),
    ],
  ])("else: %s", (sentence, tool) => {
    expect(sentences(tool)).toContain(sentence);
  });
});

describe("words for tools", () => {
  const fields = new Set(
    tools.flatMap((tool) => parametersOf(tool).map(({ name }) => `${tool.name} ${name}`)),
  );

  it("are for tools and fields there are", () => {
    const known = new Set(tools.map(({ name }) => name));
    const said = Object.values(DOMAINS);
    expect(
      said.flatMap(({ phrases }) => Object.keys(phrases)).filter((one) => !known.has(one)),
    ).toEqual([]);
    const chosen = said.flatMap(({ choices }) =>
      Object.entries(choices).flatMap(([tool, each]) =>
        Object.keys(each).map((name) => `${tool} ${name}`),
      ),
    );
    expect(chosen.filter((one) => !fields.has(one))).toEqual([]);
  });
});

/** Where a tool may be named: measurements, what a language says for it, and an example for the reader of a setting. */
const MAY_NAME = [
  /^src\/bench\//,
  /^src\/language\/[a-z]{2}\/tools\//,
  /^src\/config\/settings\.ts$/,
];

describe("a file outside the tools", () => {
  const files = globSync("src/**/*.ts").map((file) => file.replaceAll("\\", "/"));
  // What the exposure answers is its own.
  const acting = tools.filter(({ run }) => run !== undefined);
  const names = acting.map(({ name }) => name.replace(".", String.raw`\.`)).join("|");
  const named = new RegExp(String.raw`(?<![\w.])(?:${names})(?![\w.])`);
  const stringsOf = (source: string): readonly string[] =>
    source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "").match(/"[^"\n]*"|`[^`]*`/g) ?? [];

  it.each(files.filter((file) => !MAY_NAME.some((place) => place.test(file))))(
    "%s names no tool: what is known of one is a field of it",
    (file) => {
      const strings = stringsOf(readFileSync(file, "utf8"));
      expect(strings.filter((text) => named.test(text))).toEqual([]);
    },
  );

  it("would be seen naming one", () => {
    expect(stringsOf('const A = "mail.send"; // "mail.read"').some((one) => named.test(one))).toBe(
      true,
    );
  });
});
