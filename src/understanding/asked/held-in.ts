import { hasStems, tellingStems } from "../../grounding/content/telling-stems.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { listingTool } from "../steps/look/look-for.ts";
import { slotOf } from "./asking.ts";

/** The kind of record that is in a calendar. */
const EVENT = "event";

/**
 * "Is the ferry in my diary?": the calendar alone tells, whatever mails and notes say of it. Asked for by the name that
 * has all of the words, else by the words.
 */
export async function heldIn(sources: Sources, utterance: Utterance): Promise<Plan | undefined> {
  const { language, profile } = sources;
  const { held } = language.wordingOf(utterance.text).mood;
  const tool = held !== undefined && profile.isLed ? listingTool(sources, EVENT) : undefined;
  const field = tool && parametersOf(tool).find(({ kind }) => kind === "span")?.name;
  if (held === undefined || !tool || field === undefined) return undefined;
  const { context } = await sources.contextOf(utterance, [tool]);
  const stems = tellingStems(held, language);
  const records = context.known?.[EVENT] ?? [];
  const named = records.find(({ facts }) => hasStems(titleOf(facts), stems, language));
  const words = named ? titleOf(named.facts) : held;
  const kept = [slotOf(field, words, { origin: "resolved", text: held })];
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return planOf([part], language, { values: { from: "found", kept } });
}
