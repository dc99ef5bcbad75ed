import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainWords, wholePhrases } from "../../src/language/answers/whole-phrases.ts";
import { anyText } from "./any-text.ts";

const meaningOf = wholePhrases({ halt: ["halt", "do halt", "so not that"], go: ["go", "that"] }, [
  "so",
  "if you like",
]);

describe("whole phrases", () => {
  it.each([
    ["halt", "halt"],
    ["Halt! Do halt.", "halt"],
    ["so halt, if you like", "halt"],
    ["so, go", "go"],
    // The longest phrase that leaves nothing over.
    ["so not that", "halt"],
    ["so that", "go"],
  ])("%j means %s", (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });

  it.each(["", "so", "halt go", "halt now", "not that", "if you halt", "go ".repeat(13)])(
    "%j means none of them",
    (text) => {
      expect(meaningOf(text)).toBeUndefined();
    },
  );

  it("say the same of a text and of its plain words", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(meaningOf(plainWords(text))).toBe(meaningOf(text));
      }),
    );
  });
});
