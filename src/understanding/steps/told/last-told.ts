import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { meaningsOf } from "../../../grounding/meanings-of.ts";
import type { AskedWithin } from "../../../grounding/content/find-within.ts";
import type { ToldLast } from "../../../language/contract/steps.ts";
import type { Meanings } from "../../../types/time/meaning.ts";
import type { FactUse, Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { valuesOf } from "../../asked/asking.ts";
import { shownAlone } from "../../dialogue/focus/in-focus.ts";
import { lookOf } from "../look/look-of.ts";
import type { Sources } from "../../sources.ts";
import { isNamedBy, wholeLook } from "./text-called.ts";
import type { TextCalled } from "./text-called.ts";

type LastCall = NonNullable<Sources["lastCall"]>;
type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

export type Found = Pick<Owed, "look"> & Pick<FactUse, "quote" | "isWhole">;

/** The last call read a text, and no record's facts; what somebody wrote in a line is both. */
export function isText({ registry }: Sources, { tool }: LastCall): boolean {
  const own = registry.get(tool);
  if (own?.contents !== undefined && own.tells === undefined) return true;
  return own?.gives !== undefined && isOwnText(registry, own.gives);
}

/** Such a record is called by its text. */
function isOwnText(registry: Sources["registry"], kind: string): boolean {
  const tool = registry.acting().find(({ contents }) => contents?.kind === kind);
  return tool?.contents !== undefined && tool.tells?.name === tool.contents.field;
}

/** What was told last: the same look again where a record told it; else the text that was shown, with the sentence that does. */
export async function lastTold(
  sources: Sources,
  { utterance, signal }: Heard,
  { fact }: Pick<ToldLast, "fact">,
): Promise<Found | undefined> {
  const { lastCall } = sources;
  if (!lastCall) return undefined;
  const own = askedLast(sources, lastCall);
  const isRecord = !isText(sources, lastCall);
  const shown =
    isRecord && fact === undefined
      ? undefined
      : await inShown(sources, { asks: own ?? fact, fact }, signal);
  if (shown || !isRecord) return shown;
  return own === undefined ? undefined : { look: await again(sources, utterance, lastCall) };
}

/** The text that was shown, with the sentence of it that answers; all of it where that was told. */
async function inShown(
  sources: Sources,
  { asks, fact }: { readonly asks: string | undefined } & Pick<ToldLast, "fact">,
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
export async function again(
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

/** The question it answered, without its mark where it is one without; nothing where a text was only to be shown. */
export function askedLast(
  { language }: Pick<Sources, "language">,
  { said }: Pick<LastCall, "said">,
): string | undefined {
  const asked = said.replace(/[\s.?!]+$/u, "");
  const { mood } = language.wordingOf(said);
  if (!mood.isQuestion && mood.question === undefined) return undefined;
  // "Una's number?" is one by its mark alone.
  const isByMark = mood.question && language.wordingOf(asked).mood.question === undefined;
  return isByMark ? said.trim() : asked;
}
