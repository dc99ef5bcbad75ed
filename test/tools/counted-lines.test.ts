import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { german } from "../../src/language/de/german.ts";
import { countedLines } from "../../tools/counted-lines.ts";

const COUNT = { form: "count" } as const;
const said = (text: string, asks: { form: "count" } | undefined = COUNT, language = english) =>
  countedLines({ ok: true, text, handles: {} }, { asks, language });

describe("how many are on a list", () => {
  it.each([
    ["Una\nOdo\nBea", "Three on the list: Una, Odo and Bea."],
    ["# Boat crew\n\n- Una\n- Odo", "Two on the list: Una and Odo."],
  ])("is told with them: %s", (text, answer) => {
    expect(said(text)).toBe(answer);
  });

  it("is told in German too", () => {
    expect(said("Una\nOdo", COUNT, german)).toBe("Zwei auf der Liste: Una und Odo.");
  });

  it.each(["Tar\n3 eggs\nRope", "Una owes us a crate. Odo paid", "Door: 6613\nGate: 0928", "Una"])(
    "is told by no line of a text that is none: %s",
    (text) => {
      expect(said(text)).toBe(text);
    },
  );

  it("is nothing that anything else asks", () => {
    expect(countedLines({ ok: true, text: "Una\nOdo", handles: {} }, { language: english })).toBe(
      "Una\nOdo",
    );
  });
});
