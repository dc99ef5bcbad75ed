import type { ToldFact } from "../../../language/contract/steps.ts";
import { headingOver, HEADINGS } from "../../../grounding/text-slots/heading-of.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { FactUse } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { rankText } from "../../ranking/rank-words.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";

/** A tool, and its parameter for what is told. */
export type Act = { readonly tool: Tool; readonly parameter: string };

/** The likeliest tool that writes words down, or sends them. */
export async function actFor(
  sources: Sources,
  utterance: Utterance,
  { request, whom }: Pick<ToldFact, "request" | "whom">,
): Promise<Act | undefined> {
  const own = await actIn(sources, utterance, request);
  // A name may say more than the act does.
  const isNamed = own === undefined && whom !== undefined;
  return isNamed ? actIn(sources, utterance, request.replace(whom, THEM)) : own;
}

/** Stands for whoever is named. */
const THEM = "them";

async function actIn(
  sources: Sources,
  utterance: Utterance,
  request: string,
): Promise<Act | undefined> {
  const ranked = await rankText(sources, utterance, request);
  for (const tool of likelyActs(sources, ranked)) {
    const parameter = bodyOf(tool);
    if (parameter !== undefined) return { tool, parameter };
  }
  return undefined;
}

/** The field for what is written, which is no heading. */
export function bodyOf(tool: Tool): string | undefined {
  return parametersOf(tool).find(
    ({ name, kind, required }) => kind === "free" && required && !HEADINGS.has(name),
  )?.name;
}

/** Where the fact stands in the call. */
export function useOf({ tool, parameter }: Act, told: ToldFact): FactUse {
  const { asks, fact, before = "", after = "", topic, stated } = told;
  const heading = headingOver(tool)?.name;
  const isFreely = heading !== undefined && parametersOf(tool).some(isFree(heading));
  // A note that nobody gave a name is called by what it is about.
  const isHeaded = isFreely || (stated !== undefined && topic !== "");
  return {
    kind: "fact",
    tool: tool.name,
    parameter,
    asks,
    before,
    after,
    ...(fact === undefined ? {} : { fact }),
    ...(isHeaded && heading !== undefined ? { heading: { parameter: heading, words: topic } } : {}),
  };
}

/** A heading that is written like the text; the title of a note is said by itself. */
function isFree(name: string): (one: { name: string; kind: string }) => boolean {
  return (one) => one.name === name && one.kind === "free";
}
