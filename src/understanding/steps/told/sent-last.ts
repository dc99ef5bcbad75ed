import { headingOf, headingOver } from "../../../grounding/text-slots/heading-of.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { ToldLast } from "../../../language/contract/steps.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { closed } from "../../revising/values.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { actFor, bodyOf, useOf } from "./fact-act.ts";
import { unknownPart } from "./fact-owed.ts";
import { lookAt } from "./fact-of-shown.ts";
import { WRITTEN } from "./find-fact.ts";
import { again, askedLast, isText, lastTold } from "./last-told.ts";
import type { Sent } from "./moment-owed.ts";

/**
 * "Text that to Odo", right behind a question, or "that code" behind a text that was shown: what answers it goes
 * out, as if both were said in one breath. Undefined where nothing was asked or shown, where the words bring a
 * question of their own, or nothing told the answer; a fact that is named and isn't there is said to be missing.
 */
export async function sentLast(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { language, lastCall, profile } = sources;
  const { steps, mood } = language.wordingOf(utterance.text);
  const { toldLast } = steps;
  if (!toldLast || !lastCall || !profile.isLed || mood.forbids) return undefined;
  if (lastCall.isEffect) {
    return (await writtenOn(sources, utterance, toldLast)) ?? madeOn(sources, utterance, toldLast);
  }
  return toldOn(sources, { utterance, signal }, toldLast);
}

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/** What answered the last question, or all that it listed. */
async function toldOn(
  sources: Sources,
  { utterance, signal }: Heard,
  toldLast: ToldLast,
): Promise<Sent | undefined> {
  const { lastCall } = sources;
  if (!lastCall) return undefined;
  const { request, whom, stated, fact } = toldLast;
  const isList = isListed(sources, lastCall) && fact === undefined;
  const asks = askedLast(sources, lastCall) ?? fact;
  const isTold = isText(sources, lastCall) || asks !== undefined || isList;
  const told = { request, whom, asks: asks ?? lastCall.said, topic: "", stated };
  const act = isTold ? await actFor(sources, utterance, told) : undefined;
  if (!act) return undefined;
  const found = isList
    ? { look: await again(sources, utterance, lastCall), isList }
    : await lastTold(sources, { utterance, signal }, toldLast);
  if (!found)
    return fact === undefined ? undefined : { parts: [unknownPart(utterance, told, act)] };
  const { look, ...telling } = found;
  const topic = isList ? listedBy(lastCall) : headedBy(sources);
  const use = { ...useOf(act, { ...told, topic }), ...telling };
  const owed: Owed = { look, words: told.asks, use };
  const part = { text: request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [{ ...part, owes: [owed] }] };
}

/** What goes out is headed by what was shown. */
function headedBy({ handles }: Pick<Sources, "handles">): string {
  const shown = shownAlone(handles.recent());
  return shown ? titleOf(shown.facts) : "";
}

/** A list is headed by what limits it: its name, its day. */
function listedBy({ arguments: given, said }: NonNullable<Sources["lastCall"]>): string {
  const limits = Object.values(given).filter((value) => typeof value === "string");
  return limits.length > 0 ? limits.join(", ") : said;
}

/** Records were listed, and no fact of one of them was asked for. */
function isListed(sources: Sources, lastCall: NonNullable<Sources["lastCall"]>): boolean {
  const { registry, language } = sources;
  const { form } = language.wordingOf(lastCall.said).mood.question ?? {};
  const { gives = "", finds } = registry.get(lastCall.tool) ?? {};
  return finds !== undefined && !WRITTEN.includes(gives) && lastCall.shown > 0 && form !== "fact";
}

/** "Text that to Odo", right behind what was put in the calendar: the record as it stands there. */
async function madeOn(
  sources: Sources,
  utterance: Utterance,
  { request, whom, fact, isBesideTelling }: ToldLast,
): Promise<Sent | undefined> {
  const made = shownAlone(sources.handles.recent());
  const { context } = await sources.contextOf(utterance, sources.registry.acting());
  const record = made && context.known?.[made.kind]?.find(({ id }) => id === made.id);
  const isMade = fact === undefined && isBesideTelling === true;
  if (!record || !isMade || WRITTEN.includes(record.kind)) return undefined;
  const act = await actFor(sources, utterance, { request, whom });
  if (!act) return undefined;
  const words = titleOf(record.facts);
  const use = {
    ...useOf(act, { request, whom, asks: words, topic: words }),
    isList: true,
  } as const;
  const part = { text: request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [{ ...part, owes: [{ look: lookAt(record), words, use }] }] };
}

/** "Text it to Odo as well", right behind something that was written: the same words go on. */
async function writtenOn(
  sources: Sources,
  utterance: Utterance,
  { request, whom, fact, isBesideTelling }: ToldLast,
): Promise<Sent | undefined> {
  const { registry, lastCall } = sources;
  const last = registry.get(lastCall?.tool ?? "");
  const written = (last && bodyOf(last)) ?? "";
  const value = lastCall?.arguments[written];
  const origin = lastCall?.origins[written];
  const isOn = fact === undefined && isBesideTelling === true && whom !== undefined;
  if (!isOn || typeof value !== "string" || !origin) return undefined;
  const act = await actFor(sources, utterance, { request, whom });
  if (!act) return undefined;
  const heading = headingOver(act.tool);
  const text = { value, origin };
  const put = [
    closed(act.parameter, text),
    ...(heading?.kind === "free" ? [closed(heading.name, headingOf(text))] : []),
  ];
  const part = { text: request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [part], values: { from: "last-call", kept: [], put } };
}
