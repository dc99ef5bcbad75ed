import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import type { Role } from "../../../../src/language/reading/roles.ts";

const { read, rolesOf, tokensOf } = english;
const ROLES: readonly (readonly [Role, taken: string, left: string])[] = [
  ["filler", "the", "dentist"],
  ["everyday", "book", "niamh"],
  ["preposition", "with", "yoga"],
  ["asker", "we", "they"],
  ["pointer", "them", "mail"],
  ["owner", "our", "some"],
  ["puts", "stick", "open"],
  ["before-title", "called", "album"],
  ["before-maker", "by", "from"],
  ["before-whole", "off", "by"],
  ["before-told", "that", "which"],
  ["before-length", "for", "since"],
  ["before-state", "getting", "is"],
  ["before-container", "onto", "my"],
  ["no-name", "daily", "packing"],
  ["ends-thing", "then", "dentist"],
];

describe("what a word does", () => {
  it.each(ROLES)("%s: %j, but not %j", (role, taken, left) => {
    expect([rolesOf(taken).has(role), rolesOf(left).has(role)]).toEqual([true, false]);
  });

  it("may be several things, or none", () => {
    expect([...rolesOf("that")]).toEqual(
      expect.arrayContaining(["filler", "pointer", "before-told"]),
    );
    expect([...rolesOf("quokka")]).toEqual([]);
  });

  it("stands with each word of a text, and of its reading", () => {
    const text = "Put tea on my list, please";
    const tokens = tokensOf(text);
    expect(tokens.map(({ word }) => word)).toEqual(["put", "tea", "on", "my", "list", "please"]);
    expect(tokens.every(({ word, is }) => is === rolesOf(word))).toBe(true);
    const clock = { now: () => 0, zone: "UTC" };
    expect(read(text, { clock, names: {} }).tokens).toEqual(tokens);
  });
});
