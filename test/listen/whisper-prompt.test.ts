import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whisperPrompt } from "../../src/listen/whisper/whisper-prompt.ts";

describe("Whisper's prompt", () => {
  it("is a list of the names, each once", () => {
    expect(whisperPrompt(["Calendar", "Safari", "safari", " Anna ", ""])).toBe(
      "Calendar, Safari, Anna.",
    );
  });

  it("is not there without names", () => {
    expect(whisperPrompt([])).toBeUndefined();
    expect(whisperPrompt(["  ", "!?"])).toBeUndefined();
  });

  it("keeps what stands inside a name and nothing else", () => {
    expect(whisperPrompt(["O'Neill & Söhne", "Jean-Luc", "--evil\nline, two.", "😀 Zoë"])).toBe(
      "O'Neill & Söhne, Jean-Luc, evil line two, Zoë.",
    );
  });

  it("leaves out what is no name by its length", () => {
    expect(whisperPrompt(["x".repeat(41), "Anna"])).toBe("Anna.");
  });

  it("holds the first names that fit into 200 tokens of two and a half letters", () => {
    const names = Array.from({ length: 500 }, (_, index) => `Name${index}`);
    const prompt = whisperPrompt(names) ?? "";
    expect(prompt.startsWith("Name0, Name1, Name2")).toBe(true);
    expect(prompt.length).toBeGreaterThan(300);
    expect(prompt.length / 2.5).toBeLessThan(224);
  });

  it("is one line without control characters for any names", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary", maxLength: 30 }), { maxLength: 8 }),
        (names) => {
          const prompt = whisperPrompt(names) ?? "x";
          expect(prompt).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(prompt.startsWith("-")).toBe(false);
        },
      ),
    );
  });
});
