import { groundAnswer } from "../grounding/ground-answer.ts";
import { groundTool } from "../grounding/ground-tool.ts";
import type { GroundedTool } from "../grounding/ground-tool.ts";
import type { Part } from "../grounding/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { OpenQuestion } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import { forcedRanking, isAnswer } from "./answering.ts";
import type { Bench, Insight } from "./create-stages.ts";
import { followUp, withKept } from "./follow-up.ts";
import { partsOf } from "./parts.ts";

/** How an utterance is taken: its parts, and where the values of a tool come from. */
export type Understanding = {
  readonly parts: readonly Part[];
  readonly ground: (tool: Tool, insight: Insight) => GroundedTool;
};

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(
  bench: Bench,
  { utterance, open, signal }: Heard,
): Promise<Understanding> {
  const understood = await partsOf(bench, utterance, signal);
  if (open && (await isAnswer(bench, open, { utterance, understood }))) {
    return {
      parts: [{ text: utterance.text, ranked: forcedRanking(open) }],
      ground: (tool, insight) => groundAnswer(tool, open, insight),
    };
  }
  const ground = (tool: Tool, { analysis, context }: Insight): GroundedTool =>
    groundTool(tool, analysis, context);
  const leaning = await followUp(bench, utterance, understood);
  if (!leaning) return { parts: understood, ground };
  return {
    parts: [leaning.part],
    ground: (tool, insight) => withKept(tool, ground(tool, insight), leaning.kept),
  };
}
