import { carrierTest } from "../../../../grounding/reading/carriers.ts";
import { overlaps } from "../../../../language/region.ts";
import { parametersOf } from "../../../../tool/parameter.ts";
import type { Parameter } from "../../../../tool/parameter.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import type { Question } from "../../../../language/contract/questions.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { slotsOf } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/** What is asked of a thing itself, and not of what it holds. */
const OF_ITSELF: ReadonlySet<string> = new Set<Question["form"]>(["fact", "until", "whether"]);

/**
 * "What's on the list now", "read it all back": what stands beside what was just put there, where the words
 * name no place and nothing else.
 */
export async function contentsOfFocus(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { handles, lastCall, registry } = sources;
  const [newest] = handles.recent();
  if (!newest || !lastCall?.isEffect) return undefined;
  const tool = registry.acting().find((one) => one.effect === "none" && holderOf(one, newest.kind));
  const holder = tool && holderOf(tool, newest.kind);
  const name = holder && (lastCall.arguments[holder.name] ?? newest.facts[holder.name]);
  if (!tool || !holder || typeof name !== "string") return undefined;
  if (!(await asksForAll(sources, utterance, { tool, holder }))) return undefined;
  const origins = { [holder.name]: { origin: "resolved", text: name } } as const;
  const slots = slotsOf({ arguments: { [holder.name]: name }, origins });
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "focus", slots } };
}

/** Where the records of such a tool lie. */
function holderOf(tool: Tool, kind: string): Parameter | undefined {
  if (tool.gives !== kind) return undefined;
  return parametersOf(tool).find(({ kind: one }) => one === "list");
}

type Holding = { readonly tool: Tool; readonly holder: Parameter };

/** A question, or words that only ask to be told, which point at a place and say nothing of their own. */
async function asksForAll(
  { contextOf }: Sources,
  utterance: Utterance,
  { tool, holder }: Holding,
): Promise<boolean> {
  const { reading } = await contextOf(utterance, [tool]);
  const { tokens, whens, cues, mood, language } = reading;
  const isCarrier = carrierTest(tool, language);
  const isPlace = cues.containers.filter(({ kinds }) => kinds.some((one) => one === holder.kind));
  const said = tokens.filter(({ start }) => start >= cues.opening);
  const isIn = (at: number): boolean => said[at - 1]?.is.has("preposition") ?? false;
  const points = said.some(
    (one, at) =>
      (one.is.has("pointer") && isIn(at)) || isPlace.some((place) => overlaps(place, one)),
  );
  if (!mood.isQuestion || !points || whens.length > 0) return false;
  if (OF_ITSELF.has(mood.question?.form ?? "")) return false;
  return said.every(
    (one) =>
      isCarrier(one.word) ||
      one.is.has("pointer") ||
      one.is.has("preposition") ||
      language.terms.isStop(one.word) ||
      isPlace.some((place) => overlaps(place, one)),
  );
}
