import { abstains } from "../../exposure/choices.ts";
import { groundAnswer } from "../../grounding/tool/ground-answer.ts";
import type { Part } from "../../grounding/request/segment-request.ts";
import type { Ranked } from "../../types/ranked.ts";
import type { OpenQuestion } from "../../types/stages.ts";
import type { Utterance } from "../../types/utterance.ts";
import type { Bench } from "../turn/create-stages.ts";

type Heard = { readonly utterance: Utterance; readonly understood: readonly Part[] };

/**
 * Whether words answer the open question: they give what was asked for, or they are no request the
 * index is sure of, so that the question is asked again.
 */
export async function isAnswer(
  bench: Bench,
  open: OpenQuestion,
  { utterance, understood }: Heard,
): Promise<boolean> {
  const tool = bench.registry.get(open.call.name);
  if (!tool) return false;
  const isOther = understood.some(
    ({ ranked }) => ranked.sure && !abstains(ranked) && ranked.tools[0]?.name !== tool.name,
  );
  const insight = await bench.insight(utterance, [tool]);
  const answered = groundAnswer(tool, open, insight);
  return answered.isAnswer ? !(isOther && understood.length > 1) : !isOther;
}

/** While a question is open its tool is the only one. */
export function forcedRanking(open: OpenQuestion): Ranked {
  return { tools: [{ name: open.call.name, score: 1 }], none: 0, unmatched: [], sure: true };
}
