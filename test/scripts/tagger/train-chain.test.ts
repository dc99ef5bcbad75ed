import { describe, expect, it } from "vitest";
import { rowOf } from "../../../scripts/tagger/marked-rows.ts";
import { trainChain } from "../../../scripts/tagger/train-chain.ts";
import { createTagger } from "../../../src/grounding/tagger/create-tagger.ts";
import { wordScoring } from "../../../src/grounding/tagger/scoring.ts";
import { chainOf, encodeTagger } from "../../../src/grounding/tagger/tagger-file.ts";

const rows = [
  "remind me to [title oil the loom]",
  "remind me to [title wind the clock] [when at five]",
  "remind me [when tomorrow] to [title feed the bees]",
].map((marked) => rowOf(marked, "reminders.create"));

describe("a marked request", () => {
  it("is read without its marks, and a tag stands for each word", () => {
    const { reading, tags } = rowOf("tell [who Ann] [text I'm late]", "messages.send");
    expect(reading.text).toBe("tell Ann I'm late");
    expect(tags).toHaveLength(4);
    expect(tags[0]).toBe(0);
    expect(new Set(tags).size).toBe(4);
  });

  it("has no label nobody knows", () => {
    expect(() => rowOf("remind me to [thing oil the loom]", "reminders.create")).toThrow(/thing/);
  });
});

describe("the tagger's training", () => {
  const chain = trainChain(rows);

  it("gives the same bytes for the same rows", () => {
    expect(encodeTagger(trainChain(rows))).toEqual(encodeTagger(chain));
  });

  it("learns what it was told", () => {
    const { reading, tool } = rowOf("remind me to wind the clock", "reminders.create");
    const [found] = createTagger(wordScoring(chainOf(chain)))(reading, { tool, needs: [] });
    expect(found?.label).toBe("title");
    expect(reading.text.slice(found?.start, found?.end)).toBe("wind the clock");
  });
});
