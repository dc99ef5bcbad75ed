import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALLOWED_FILE, countWorded, lowered, readAllowed } from "../scripts/worded/count-worded.ts";
import { findWorded } from "../scripts/worded/find-worded.ts";

const kindsIn = (source: string): readonly string[] =>
  findWorded("any.ts", source, new Set(["span", "free"])).map(({ kind }) => kind);

describe("words of a language", () => {
  const allowed = readAllowed(readFileSync(ALLOWED_FILE, "utf8"));
  const counted = countWorded();

  it.each(["words", "edges"] as const)(
    "stand in its folder, and are handed out: no file has more %s than it had",
    (what) => {
      const more = [...counted[what]].filter(
        ([file, found]) => found.length > (allowed[what][file] ?? 0),
      );
      expect(
        more.map(([file, found]) => `${file} has ${found.length}, not ${allowed[what][file] ?? 0}`),
        "words belong to src/language/<code>; `node scripts/worded.ts --show` shows which",
      ).toEqual([]);
    },
  );

  it("are allowed no more than are left", () => {
    expect(lowered(allowed, counted), "lower it by `node scripts/worded.ts --lower`").toEqual(
      allowed,
    );
  });
});

describe("what counts as words", () => {
  it.each([
    ["an expression", String.raw`const A = /\b(?:please|now)\s+/i;`],
    ["a part of one", 'const A = "me|us|up";'],
    ["a raw part of one", "const A = String.raw`^\\bplease\\b`;"],
    ["one that is put together", "const A = new RegExp(`^(?:${B}|so)\\\\s`);"],
  ])("%s", (_, source) => {
    expect(kindsIn(source)).toEqual(["expression"]);
  });

  it.each([
    ["an array", 'const A = new Set(["at", "in"]);'],
    ["a string that is split", 'const A = "at in on".split(" ");'],
    ["several lines that are split", 'const A = ("at in " + "on by").split(" ");'],
    ["the keys of pairs", 'const A = new Map([["tues", 2], ["weds", 3]]);'],
  ])("%s", (_, source) => {
    expect(kindsIn(source)).toEqual(["words"]);
  });

  it.each([
    ["classes and escapes", String.raw`const A = /^\p{Lu}[a-z]{2,}(?<day>\d+)\k<day>\u00e4\s/u;`],
    ["terms of the program", 'const A = ["span", "free"];'],
    ["types", 'type A = "now" | "later"; const B = a as "now";'],
    ["a sentence", 'const A = "Nothing was said.";'],
    ["names of fields", 'const A = ["start_time", "isDone"];'],
  ])("not %s", (_, source) => {
    expect(kindsIn(source)).toEqual([]);
  });
});
