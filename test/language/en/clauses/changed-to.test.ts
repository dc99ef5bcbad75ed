import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { english } from "../../../../src/language/en/english.ts";

it.each([
  ["half ten's fine, change it in the diary", "change it in the diary to half ten"],
  ["ok three works, move it", "move it to three"],
  ["Friday is better for me, switch it then and tell Una", "switch it to Friday and tell Una"],
  ["half ten's fine", undefined],
  ["the oars are fine, paint them", undefined],
  ["change it to half ten", undefined],
])("%s: %s", (text, meant) => {
  expect(english.wordingOf(text).leaning.changedTo?.text).toBe(meant);
});

it("in German", () => {
  const { leaning } = german.wordingOf("halb elf passt, verschieb ihn");
  expect(leaning.changedTo?.text).toBe("verschieb ihn auf halb elf");
  expect(german.wordingOf("verschieb ihn auf halb elf").leaning.changedTo).toBeUndefined();
});
