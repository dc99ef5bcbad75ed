import type { ToldLast } from "../../../language/contract/steps.ts";
import type { FactUse, Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { AskedWithin } from "../../../grounding/content/find-within.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { meaningsOf } from "../../../grounding/meanings-of.ts";
import type { Meanings } from "../../../types/time/meaning.ts";
import { valuesOf } from "../../asked/asking.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { lookOf } from "../look/look-of.ts";
import type { Sources } from "../../sources.ts";
import { actFor, useOf } from "./fact-act.ts";
import { unknownPart } from "./fact-owed.ts";
import type { Sent } from "./moment-owed.ts";
import { isNamedBy, wholeLook } from "./text-called.ts";
import type { TextCalled } from "./text-called.ts";

type LastCall = NonNullable<Sources["lastCall"]>;

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
  if (!toldLast || !lastCall || lastCall.isEffect || !profile.isLed || mood.forbids) {
    return undefined;
  }
  const { request, whom } = toldLast;
  const asks = asksIn(sources, lastCall.said) ?? toldLast.fact;
  const told = { request, whom, asks: asks ?? lastCall.said, topic: "" };
  const act =
    isText(sources, lastCall) || asks !== undefined
      ? await actFor(sources, utterance, told)
      : undefined;
  if (!act) return undefined;
  const found = await foundLast(sources, { utterance, asks, told: toldLast }, signal);
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

type Asked = {
  readonly utterance: Utterance;
  /** Nothing where a text was only to be shown. */
  readonly asks: string | undefined;
  readonly told: ToldLast;
};

type Found = Pick<Owed, "look"> & Pick<FactUse, "quote" | "isWhole">;

/** The last call read a text, and no record's facts; what somebody wrote in a line is both. */
function isText({ registry }: Sources, { tool }: LastCall): boolean {
  const own = registry.get(tool);
  if (own?.contents !== undefined && own.tells === undefined) return true;
  return own?.gives !== undefined && isOwnText(registry, own.gives);
}

/** Such a record is called by its text. */
function isOwnText(registry: Sources["registry"], kind: string): boolean {
  const tool = registry.acting().find(({ contents }) => contents?.kind === kind);
  return tool?.contents !== undefined && tool.tells?.name === tool.contents.field;
}

/** The same look again where a record told it; else the text that was shown, with the sentence that does. */
async function foundLast(
  sources: Sources,
  { utterance, asks, told: { fact } }: Asked,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const { lastCall } = sources;
  if (!lastCall) return undefined;
  const isRecord = !isText(sources, lastCall);
  const shown =
    isRecord && fact === undefined ? undefined : await inShown(sources, { asks, fact }, signal);
  if (shown || !isRecord) return shown;
  return asksIn(sources, lastCall.said) === undefined
    ? undefined
    : { look: await again(sources, utterance, lastCall) };
}

/** The text that was shown, with the sentence of it that answers; all of it where that was told. */
async function inShown(
  sources: Sources,
  { asks, fact }: Pick<Asked, "asks"> & { readonly fact: ToldLast["fact"] },
  signal: AbortSignal,
): Promise<Found | undefined> {
  const thing = shownAlone(sources.handles.recent());
  const id = thing && textIdOf(sources, thing);
  if (!thing || id === undefined) return undefined;
  const text = { kind: thing.kind, id, title: titleOf(thing.facts) };
  const isAll = fact === undefined && isAsked(sources, text, asks);
  const words = fact ?? asks ?? text.title;
  const { kind } = sources.language.wordingOf(fact ?? "").mood.wanted;
  const asked = { question: words, ...text, ...(kind === undefined ? {} : { wants: kind }) };
  const sentence = isAll ? undefined : await sentenceIn(sources, asked, signal);
  if (sentence || fact !== undefined) return sentence;
  const look = wholeLook(sources, text);
  const isOwn = isOwnText(sources.registry, thing.kind);
  return look && { look, ...(isOwn ? { quote: id } : { isWhole: true }) };
}

/** All of a text is what was asked for: it is named and no more, or is no longer than its name. */
function isAsked(sources: Sources, text: TextCalled, asks: string | undefined): boolean {
  const isOwn = isOwnText(sources.registry, text.kind);
  return isOwn || asks === undefined || isNamedBy(sources, text, { words: asks });
}

async function sentenceIn(
  sources: Sources,
  asked: AskedWithin,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const found = await sources.findWithin(asked, signal);
  const told =
    found?.sentence === undefined ? undefined : lookOf(found.tool, valuesOf(found, sources));
  return told && { look: told.look, ...(told.quote === undefined ? {} : { quote: told.quote }) };
}

/** The last look; what its times mean is what they meant. */
async function again(
  sources: Sources,
  utterance: Utterance,
  { tool: name, arguments: given, origins }: LastCall,
): Promise<Owed["look"]> {
  const { registry, language, contextOf } = sources;
  const { context } = await contextOf(utterance);
  const tool = registry.get(name);
  const meanings: Meanings = tool
    ? meaningsOf(tool, given, { language, clock: context.clock })
    : {};
  return { name, arguments: given, origins, meanings, by: "fast-path" };
}

/** The question, without its mark. */
function asksIn({ language }: Sources, said: string): string | undefined {
  const { mood } = language.wordingOf(said);
  return mood.isQuestion || mood.question !== undefined
    ? said.replace(/[\s.?!]+$/u, "")
    : undefined;
}
