import { knownTexts } from "../../src/grounding/content/near/known-texts.ts";
import { NO_ACTS } from "../../src/understanding/dialogue/act/act-model.ts";
import { NO_BOUNDARIES } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { NO_NEXT_TOOLS } from "../../src/understanding/ranking/in-context/next-tool-model.ts";
import { describe, expect, it } from "vitest";
import { readNames } from "../../src/grounding/known/known-names.ts";
import { english } from "../../src/language/en/english.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { firstWords } from "../../src/understanding/first-words.ts";
import { UNWEIGHED } from "../../src/understanding/ranking/rerank-file.ts";
import { tools } from "../../tools/index.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { indexed } from "../helpers/understanding.ts";
import { clock } from "../tools/run-tool.ts";
import { events, people } from "../tools/world.ts";

const { signal } = new AbortController();
const { host } = createMemoryHost(clock, { people, events: events() });
const registry = createRegistry(tools);
const reranker = { ...UNWEIGHED, weights: { ...UNWEIGHED.weights, knownShare: 3 } };
const ranking = {
  rank: async ({ text }: { text: string }) => indexed(text),
  rankWords: indexed,
  reranker,
  similar: async () => undefined,
  knownTexts: knownTexts(),
  vectorsOf: async () => undefined,
  actOf: NO_ACTS,
  nextTools: NO_NEXT_TOOLS,
  boundariesOf: NO_BOUNDARIES,
};

function room() {
  const reads: string[] = [];
  const names = () => {
    reads.push("names");
    return readNames(host);
  };
  return { reads, ...firstWords({ host, names, language: english, registry }, ranking) };
}

describe("the first words of a conversation", () => {
  it.each([
    ["set a timer for ten minutes", [["set a timer for ten minutes", "timers.set"]]],
    [
      "play some jazz and set a timer for ten minutes",
      [
        ["play some jazz", "music.play"],
        ["set a timer for ten minutes", "timers.set"],
      ],
    ],
    // Nothing was said before that these could go on with.
    ["and tomorrow", [["and tomorrow", undefined]]],
    ["don't cancel the dentist", [["don't cancel the dentist", undefined]]],
  ] as const)("%s", async (text, expected) => {
    const parts = await room().rank(text, signal);
    expect(parts.map((part) => [part.text, part.ranked.tools[0]?.name])).toEqual(expected);
    expect(parts.every(({ values }) => values.from === "words")).toBe(true);
  });

  it("read the names once", async () => {
    const { rank, reads } = room();
    await rank("text Sarah Chen I'm late", signal);
    await rank("text Anna I'm late", signal);
    expect(reads).toEqual(["names"]);
  });

  it("tell why a tool was taken", async () => {
    const { rank, why } = room();
    const [part] = await rank("cancel choir", signal);
    if (!part) throw new Error("There is no part.");
    expect(why(part.ranked, "calendar.delete_event")).toEqual(
      expect.arrayContaining([{ feature: "knownShare", value: 1, weight: 3 }]),
    );
    expect(why(part.ranked, "mail.send")).toEqual([]);
  });
});
