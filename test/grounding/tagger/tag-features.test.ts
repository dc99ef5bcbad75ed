import { describe, expect, it } from "vitest";
import { KEYS } from "../../../src/grounding/tagger/sparse-weights.ts";
import { tagFeatures } from "../../../src/grounding/tagger/tag-features.ts";
import { request } from "../../helpers/grounding.ts";

const featuresOf = (text: string, tool = "reminders.create") =>
  tagFeatures(request(text).reading, tool);
const shared = (one: Int32Array = new Int32Array(), other: Int32Array = new Int32Array()): number =>
  one.filter((bucket) => other.includes(bucket)).length;

describe("what speaks for a word's tag", () => {
  it("is a few dozen keys a word, each once", () => {
    const rows = featuresOf("put oats, raisins and tea on the list at five");
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      expect(new Set(row).size).toBe(row.length);
      expect(row.length).toBeGreaterThan(20);
      expect(row.every((key) => key >= 0 && key < KEYS)).toBe(true);
    }
  });

  it("is the same for the same words, and none for none", () => {
    expect(featuresOf("buy oats")).toEqual(featuresOf("buy oats"));
    expect(featuresOf("")).toEqual([]);
  });

  it("is shared by words that stand alike, more than by others", () => {
    const [, , oats] = featuresOf("remind me oats today");
    const [, , figs] = featuresOf("remind me figs today");
    const [, , early] = featuresOf("today wake early please");
    expect(shared(oats, figs)).toBeGreaterThan(shared(oats, early));
  });

  it("takes numbers for alike, and a capital, a pause and the tool for a difference", () => {
    const [, four] = featuresOf("buy 4 figs");
    const [, seven] = featuresOf("buy 7 figs");
    expect(four).toEqual(seven);
    const last = (text: string, tool?: string) => featuresOf(text, tool).at(-1);
    expect(last("ring ida")).not.toEqual(last("ring Ida"));
    expect(last("ring ida")).not.toEqual(last("ring, ida"));
    expect(last("ring ida")).not.toEqual(last("ring ida", "mail.send"));
  });
});
