import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";

/** The answer to an open question, and what was asked for after it. */
export async function answerPlan(
  sources: Sources,
  utterance: Utterance,
  open: OpenQuestion,
): Promise<Plan> {
  const rest = open.rest.map(async (text) => ({
    text,
    ranked: await rankText(sources, utterance, text),
  }));
  const answer = { text: chosenIn(sources, utterance, open), ranked: onlyTool(open.call.name) };
  const parts = [answer, ...(await Promise.all(rest))];
  const values = { from: "answer", question: open } as const;
  return planOf(parts, sources.language, { act: "answer", values });
}

/** "Leo's, not the nursery one": of several that were offered what is not meant names none. */
function chosenIn({ language }: Sources, { text }: Utterance, open: OpenQuestion): string {
  const asked = open.slots.find(({ parameter }) => parameter === open.missing[0])?.value;
  const { corrected } = language.wordingOf(text).leaning;
  const isOffered = asked !== undefined && asked.kind !== "free" && asked.candidates.length > 1;
  return isOffered && corrected.rejected !== "" && corrected.text !== "" ? corrected.text : text;
}
