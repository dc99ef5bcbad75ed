import { english } from "../../../src/language/en/english.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bestTags, chanceOf, sumsOf } from "../../../src/grounding/tagger/chain.ts";
import { createTagger } from "../../../src/grounding/tagger/create-tagger.ts";
import { wordScoring } from "../../../src/grounding/tagger/scoring.ts";
import { chainOf, decodeTagger, encodeTagger } from "../../../src/grounding/tagger/tagger-file.ts";
import type { Label } from "../../../src/language/reading/marks.ts";
import { TAGS, mayFollow } from "../../../src/grounding/tagger/tags.ts";
import fc from "fast-check";

const FILE = readFileSync(join(import.meta.dirname, "../../../models/tagger.bin"));
const tagger = createTagger(wordScoring(chainOf(decodeTagger(FILE))));
const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };

function marks(tool: string, text: string, needs: readonly Label[] = []): readonly string[] {
  const found = tagger(english.read(text, { clock, names: {} }), { tool, needs });
  return found.map(({ label, start, end }) => `${label}: ${text.slice(start, end)}`);
}

/** Every tagging of so many words, with its score. */
function allTaggings(scores: readonly Float64Array[], steps: Float32Array): [number[], number][] {
  let taggings: [number[], number][] = [[[], 0]];
  for (const own of scores) {
    taggings = taggings.flatMap(([tags, score]) =>
      Array.from({ length: TAGS }, (_, tag): [number[], number] => {
        const before = tags.at(-1);
        const isAllowed = mayFollow(tag, before ?? 0);
        const step = steps[(before ?? TAGS) * TAGS + tag] ?? 0;
        return [[...tags, tag], isAllowed ? score + step + (own[tag] ?? 0) : -Infinity];
      }),
    );
  }
  return taggings.filter(([, score]) => score > -Infinity);
}

const scores = fc.array(
  fc
    .array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: TAGS, maxLength: TAGS })
    .map((values) => Float64Array.from(values)),
  { minLength: 1, maxLength: 3 },
);
const steps = fc
  .array(fc.double({ min: -2, max: 2, noNaN: true }), {
    minLength: (TAGS + 1) * TAGS,
    maxLength: (TAGS + 1) * TAGS,
  })
  .map((values) => Float32Array.from(values));

describe("a chain of tags", () => {
  it("has the best of all taggings, and the sum of all", () => {
    fc.assert(
      fc.property(scores, steps, (words, links) => {
        const all = allTaggings(words, links);
        const most = Math.max(...all.map(([, score]) => score));
        const best = bestTags(words, links);
        const [, score] = all.find(([tags]) => tags.join() === best.join()) ?? [];
        expect(score).toBeCloseTo(most, 6);
        const sum = all.reduce((total, [, one]) => total + Math.exp(one - most), 0);
        const sums = sumsOf(words, links);
        expect(sums.total).toBeCloseTo(most + Math.log(sum), 6);
        const chances = Array.from({ length: TAGS }, (_, tag) => chanceOf(sums, 0, tag));
        expect(chances.reduce((total, one) => total + one, 0)).toBeCloseTo(1, 6);
      }),
      { numRuns: 8 },
    );
  });
});

describe("the tagger's file", () => {
  it("is the same after it was read and written", () => {
    expect(Buffer.from(encodeTagger(decodeTagger(FILE))).equals(FILE)).toBe(true);
  });

  it("is refused with one sentence when it is cut", () => {
    expect(() => decodeTagger(FILE.subarray(0, FILE.length - 50_000))).toThrow(/damaged/);
  });
});

describe("the tagger", () => {
  it("leaves out what is said around a request", () => {
    expect(
      marks("reminders.create", "my hands are full, so remind me at six to bring the geese in"),
    ).toEqual(["when: at six", "title: bring the geese in"]);
  });

  it("tells the time that is wanted from the one that says what is meant", () => {
    expect(marks("calendar.update_event", "move my two o'clock to half past four")).toEqual([
      "old: two o'clock",
      "when: half past four",
    ]);
  });

  it("finds where an event is", () => {
    expect(
      marks("calendar.create_event", "put the fitting in my diary, Monday at ten, at the old mill"),
    ).toContain("place: the old mill");
  });

  it("finds what a tool can't do without, however unlikely", () => {
    const text = "oh no, the bins. Remind me tomorrow.";
    expect(marks("reminders.create", text, ["title"])).toContain("title: the bins");
  });

  it("says nothing of no words", () => {
    expect(marks("notes.create", "?!", ["text"])).toEqual([]);
  });
});
