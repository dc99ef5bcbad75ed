import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textPart } from "../../src/tool/envelope.ts";
import { countParts, firstPart, MAX_TEXT, nextPart } from "../../src/tool/text-parts.ts";
import type { Unread } from "../../src/types/turn/unread.ts";

const text = fc.string({ unit: "grapheme", maxLength: 9_000 });
const lines = fc.array(text, { maxLength: 9 }).map((all) => all.join("\n"));

/** Everything that is read, one part after the other, with what each said of itself. */
function readOut(whole: string): { parts: string[]; said: (readonly [number, number])[] } {
  const first = textPart(whole);
  if (!("text" in first)) throw new Error("no text");
  const parts = [first.text];
  const said: (readonly [number, number])[] = [];
  let unread: Unread | undefined = first.unread;
  while (unread?.kind === "text") {
    said.push([unread.part, unread.of]);
    const next: ReturnType<typeof nextPart> = nextPart(unread);
    parts.push(next.text);
    unread = next.unread;
  }
  return { parts, said };
}

describe("a text in parts", () => {
  it("is read whole, each part short enough, and numbered to its end", () => {
    fc.assert(
      fc.property(lines, (whole) => {
        const { parts, said } = readOut(whole);
        expect(parts.join("").replaceAll(/\s/g, "")).toBe(whole.replaceAll(/\s/g, ""));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(MAX_TEXT);
        const numbers = parts.slice(1).map((_, at) => at + 1);
        expect(said.map(([part]) => part)).toEqual(numbers);
        if (said.length > 0) expect(new Set(said.map(([, of]) => of)).size).toBe(1);
      }),
      { numRuns: 50 },
    );
  });

  it("splits no character that takes two places", () => {
    const smileys = "😀".repeat(1_500);
    expect(firstPart(`a${smileys}`)).not.toMatch(/[\uD800-\uDBFF]$/);
    expect(countParts(smileys)).toBe(2);
  });

  it("of two parts says so", () => {
    const whole = `${"word ".repeat(500)}end`;
    expect(readOut(whole).said).toEqual([[1, 2]]);
    expect(textPart("short")).toEqual({ text: "short" });
  });
});
