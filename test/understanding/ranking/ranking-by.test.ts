import { knownTexts } from "../../../src/grounding/content/near/known-texts.ts";
import { expect, it } from "vitest";
import { NO_ACTS } from "../../../src/understanding/dialogue/act/act-model.ts";
import { NO_BOUNDARIES } from "../../../src/understanding/parts/boundary/boundary-model.ts";
import { NO_NEXT_TOOLS } from "../../../src/understanding/ranking/in-context/next-tool-model.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import { UNWEIGHED } from "../../../src/understanding/ranking/rerank-file.ts";
import { rankingBy } from "../../../src/understanding/ranking/ranking-by.ts";
import { typed } from "../../helpers/understanding.ts";

const ranked = (name: string, score: number): Ranked => ({
  tools: [{ name, score }],
  none: 1 - score,
  unmatched: [],
  sure: false,
});
const signal = new AbortController().signal;
const ranking = rankingBy(
  {
    rank: async (text) => ranked(`whole ${text}`, text.startsWith("sure") ? 0.9 : 0.3),
    similar: async () => undefined,
    knownTexts: knownTexts(),
    vectorsOf: async () => undefined,
    index: { rank: (text) => ranked(`words ${text}`, 0.5) },
  },
  { reranker: UNWEIGHED, actOf: NO_ACTS, nextTools: NO_NEXT_TOOLS, boundariesOf: NO_BOUNDARIES },
);

it.each([
  ["an utterance by all rankers", typed("play it"), "whole play it"],
  ["the surer hearing", { ...typed("spiel es"), english: "sure play it" }, "whole sure play it"],
  ["its own words", { ...typed("sure spiel es"), english: "play it" }, "whole sure spiel es"],
])("ranks %s", async (_, utterance, expected) => {
  expect((await ranking.rank(utterance, signal)).tools[0]?.name).toBe(expected);
});

it("ranks the words of a part by the fast rankers alone", () => {
  expect(ranking.rankWords("play it").tools[0]?.name).toBe("words play it");
  expect(ranking.reranker).toBe(UNWEIGHED);
});
