import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerText } from "../../src/llm/write/answer-text.ts";

/** Feeds a text in growing prefixes, as a decoder does. */
function stream(parts: readonly string[], stops: readonly string[]) {
  const answer = new AnswerText(stops);
  const pieces: string[] = [];
  let raw = "";
  for (const part of parts) {
    raw += part;
    pieces.push(answer.grow(raw));
    if (answer.isStopped) break;
  }
  pieces.push(answer.finish(raw));
  return { pieces, answer };
}

function naive(text: string, stops: readonly string[]): string {
  const ends = stops.map((stop) => text.indexOf(stop)).filter((index) => index >= 0);
  return text.slice(0, Math.min(text.length, ...ends)).trim();
}

describe("the text of an answer", () => {
  it("shows each piece as soon as it can't be something else", () => {
    const { pieces } = stream(["Hel", "lo", " there", " |", "| no"], ["||call:"]);
    expect(pieces).toEqual(["Hel", "lo", " there", "", " || no", ""]);
  });

  it("ends at a stop string that arrives in pieces", () => {
    const { pieces, answer } = stream(["Done.", "<|im", "_end|", ">", "user"], ["<|im_end|>"]);
    expect(pieces.join("")).toBe("Done.");
    expect(answer.isStopped).toBe(true);
  });

  it("waits for a stop string that began before another one inside it", () => {
    expect(stream(["b|", "<"], ["b|<", "|"]).pieces.join("")).toBe("");
    expect(stream(["b|", "c"], ["b|<", "|"]).pieces.join("")).toBe("b");
  });

  it("waits for the rest of a character", () => {
    const answer = new AnswerText([]);
    expect(answer.grow("Caf\uFFFD")).toBe("Caf");
    expect(answer.grow("Café")).toBe("é");
  });

  it("is what all its pieces say, and what a look at the whole would give", () => {
    const part = fc.stringMatching(/^[ab|< \n]{0,4}$/);
    const stop = fc.stringMatching(/^[ab|<]{1,4}$/);
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.array(stop, { maxLength: 3 }),
        (parts, stops) => {
          const { pieces, answer } = stream(parts, stops);
          const upToStop = answer.isStopped ? answer.text : parts.join("");
          expect(pieces.join("")).toBe(answer.text);
          expect(answer.text).toBe(naive(upToStop, stops));
          expect(answer.text).toBe(naive(parts.join(""), stops));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
