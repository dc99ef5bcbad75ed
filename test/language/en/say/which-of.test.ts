import { expect, it } from "vitest";
import { turn as german } from "../../../../src/language/de/say/sentences/turn.ts";
import { turn } from "../../../../src/language/en/say/sentences/turn.ts";

const tea = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Tea ${at + 1}`);

it.each([
  [["Tea", "Choir"], "Tea; Choir"],
  [["Tea", "Choir", "Tea", "Tea"], "Tea; Choir"],
  [["Tea", "Tea", "Tea"], "3 called Tea"],
  [tea(6), tea(6).join("; ")],
  [tea(70), `${tea(6).join("; ")}; or another`],
])("%j are offered as %s", (titles, names) => {
  expect(turn.owed.whichOf("tea", titles)).toBe(`Which is “tea”: ${names}? I did nothing yet.`);
});

it("says so in German too", () => {
  expect(german.owed.whichOf("Tee", tea(70))).toContain("Tea 6; oder anderes?");
});
