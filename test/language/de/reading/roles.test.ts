import { describe, expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import type { Role } from "../../../../src/language/reading/roles.ts";

const { rolesOf } = german;
const ROLES: readonly (readonly [Role, taken: string, left: string])[] = [
  ["filler", "der", "zahnarzt"],
  ["preposition", "fur", "yoga"],
  ["asker", "wir", "sie"],
  ["pointer", "ihm", "mail"],
  ["owner", "unsere", "etwas"],
  ["puts", "setze", "offne"],
  ["before-title", "namens", "album"],
  ["before-maker", "von", "aus"],
  ["before-whole", "vom", "von"],
  ["before-told", "dass", "welche"],
  ["before-length", "fur", "seit"],
  ["before-container", "ins", "meine"],
  ["before-listed", "auf", "zu"],
  ["before-kept", "im", "auf"],
  ["no-name", "wochentliche", "packen"],
  ["ends-thing", "dann", "zahnarzt"],
];

describe("what a German word does", () => {
  it.each(ROLES)("%s: %j, but not %j", (role, taken, left) => {
    expect([rolesOf(taken).has(role), rolesOf(left).has(role)]).toEqual([true, false]);
  });
});
