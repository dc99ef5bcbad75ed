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
import { askedLast, isText, lastTold } from "./last-told.ts";
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
  if (lastCall.isEffect) return writtenOn(sources, utterance, toldLast);
  const { request, whom, stated } = toldLast;
  const asks = askedLast(sources, lastCall) ?? toldLast.fact;
  const told = { request, whom, asks: asks ?? lastCall.said, topic: "", stated };
  const act =
    isText(sources, lastCall) || asks !== undefined
      ? await actFor(sources, utterance, told)
      : undefined;
  if (!act) return undefined;
  const found = await lastTold(sources, { utterance, signal }, toldLast);
  if (!found) {
    return toldLast.fact === undefined ? undefined : { parts: [unknownPart(utterance, told, act)] };
  }
  const { look, ...telling } = found;
  // What goes out is headed by what was shown.
  const shown = shownAlone(sources.handles.recent());
  const topic = shown ? titleOf(shown.facts) : "";
  const use = { ...useOf(act, { ...told, topic }), ...telling };
  const owed: Owed = { look, words: told.asks, use };
  const part = { text: told.request, ranked: onlyTool(act.tool.name), said: utterance.text };
  return { parts: [{ ...part, owes: [owed] }] };
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
