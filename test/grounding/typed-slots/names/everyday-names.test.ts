import { describe, expect, it } from "vitest";
import { everydayNames } from "../../../../src/grounding/typed-slots/names/everyday-names.ts";
import type { NameKind } from "../../../../src/types/known-names.ts";
import { request } from "../../../helpers/grounding.ts";

const known = ["Work", "Shop", "Summer house"].map((name) => ({ id: name, name }));
const named = (text: string, kind: NameKind) =>
  everydayNames(known, { kind, reading: request(text).reading }).map(({ named, text: said }) => [
    named.name,
    said,
  ]);

describe("an everyday word that names where rows are kept", () => {
  it.each([
    ["what notes are in work", "folder", ["Work", "work"]],
    ["what's in work about the boat", "folder", ["Work", "work"]],
    ["what's in work, I forgot", "folder", ["Work", "work"]],
    ["is anything in work tomorrow", "list", ["Work", "work"]],
    ["what's left on work", "list", ["Work", "work"]],
    ["my work things", "list", ["Work", "work"]],
    // In another form only where it is owned.
    ["what's left from the shops", "list", ["Shop", "shops"]],
  ] as const)("%s: a %s", (text, kind, expected) => {
    expect(named(text, kind)).toEqual([expected]);
  });

  it.each([
    ["what notes are on work", "folder"],
    ["what's in work clothes", "folder"],
    ["what's left in shops", "list"],
    ["do I have to work", "list"],
    ["when do I work", "list"],
    ["the meeting about my work", "list"],
    ["what's in the summer house", "folder"],
  ] as const)("is none in %s: a %s", (text, kind) => {
    expect(named(text, kind)).toEqual([]);
  });
});
