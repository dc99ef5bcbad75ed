import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { actFor, useOf } from "./fact-act.ts";
import type { Act } from "./fact-act.ts";
import { textSent, wholeLook } from "./text-called.ts";
import type { TextMeant } from "./text-called.ts";

/**
 * "Send Kim the packing list": what is kept under that name goes out as it stands. Undefined where nothing is called
 * so; of several it is asked which.
 */
export async function textPart(
  sources: Sources,
  utterance: Utterance,
): Promise<StepPart | undefined> {
  const meant = await textSent(sources, utterance);
  const act = meant && (await actFor(sources, utterance, meant));
  const owed = act && owedBy(sources, { ...meant, act });
  if (!owed) return undefined;
  const { text, ranked } = { text: meant.request, ranked: onlyTool(act.tool.name) };
  return { text, ranked, said: utterance.text, owes: [owed] };
}

type Sending = TextMeant & { readonly act: Act };

function owedBy(sources: Sources, { texts, act, thing }: Sending): Owed | undefined {
  const [text, ...others] = texts;
  if (!text) return undefined;
  const titles = texts.map(({ title }) => title);
  if (others.length > 0) return { look: undefined, words: thing, use: { kind: "several", titles } };
  const look = wholeLook(sources, text);
  const told = { asks: thing, request: "", whom: undefined, topic: text.title };
  return look && { look, words: thing, use: { ...useOf(act, told), isWhole: true } };
}
