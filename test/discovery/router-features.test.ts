import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUCKETS, routerFeatures } from "../../src/discovery/rankers/router-features.ts";
import { terms } from "../helpers/in-english.ts";
import { sentence } from "./arbitrary-tools.ts";

const { termsOf } = terms;

function weights(text: string): ReadonlyMap<number, number> {
  const { rows, values } = routerFeatures(termsOf(text));
  return new Map([...rows].map((row, index) => [row, values[index] ?? 0]));
}

describe("the router's features", () => {
  it("are rows of the table, each once, of one length however long the text", () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string()), (text) => {
        const { rows, values } = routerFeatures(termsOf(text));
        expect(new Set(rows).size).toBe(rows.length);
        for (const row of rows) expect(row).toBeLessThan(BUCKETS);
        // Features that share a row add up, so the length is at least 1.
        expect(Math.hypot(...values)).toBeGreaterThan(0.99);
      }),
    );
  });

  it("see one number in all numbers, however many words it has", () => {
    expect(weights("timer for 10 minutes")).toEqual(weights("timer for twenty five minutes"));
  });

  it("don't see case, accents, punctuation or the assistant's name", () => {
    expect(weights("Hey Sotto, play Beyoncé!")).toEqual(weights("play beyonce"));
  });

  it("share sounds and letters between a word and its misspelling", () => {
    const known = weights("calendar");
    const shared = [...weights("calender").keys()].filter((row) => known.has(row));
    expect(shared.length).toBeGreaterThan(3);
  });

  it("tell the order of words", () => {
    expect(weights("mail the note")).not.toEqual(weights("note the mail"));
  });
});
