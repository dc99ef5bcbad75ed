import { lookupOf } from "../../../grounding/entity-linking/find-lookup.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Fact } from "../../../language/contract/questions.ts";
import type { ToldFact } from "../../../language/contract/steps.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { valuesOf } from "../../asked/asking.ts";
import { textIdOf } from "../../asked/texts/within-focus.ts";
import { inFocus } from "../../dialogue/focus/in-focus.ts";
import type { Sources } from "../../sources.ts";
import { WRITTEN } from "./find-fact.ts";
import type { Look } from "../look/look-for.ts";
import { lookOf } from "../look/look-of.ts";
import type { FoundFact } from "../look/look-of.ts";

/** With the fact it is told by, where the words call it otherwise: the address of an event is where it is. */
export type ShownFact = FoundFact & Pick<ToldFact, "fact">;

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * What was shown or made last tells the fact that somebody is to hear, where the words for it name nothing else:
 * "text Kim when it ends". A record has it, or a text has the sentence; undefined where neither does.
 */
export async function factOfShown(
  sources: Sources,
  { utterance, signal }: Heard,
  { asks, fact }: Pick<ToldFact, "asks" | "fact">,
): Promise<ShownFact | undefined> {
  const own = { ...utterance, text: asks, alternatives: [] };
  const { reading } = await sources.contextOf(own, []);
  const thing = inFocus(sources.handles.recent(), reading);
  if (!thing || reading.names("person").length > 0) return undefined;
  return (
    (await recordOf(sources, own, { thing, fact })) ?? sentenceOf(sources, { own, signal }, thing)
  );
}

/** "What's the address", "when it ends": a fact by its name, or a verb of what is pointed at. */
export function namesNothing(
  { language }: Pick<Sources, "language">,
  { asks }: Pick<ToldFact, "asks">,
): boolean {
  const { question, wanted } = language.wordingOf(asks).mood;
  const tokens = language.tokensOf(asks);
  const named = tokens.filter(({ word, is }) => !is.has("filler") && !wanted.asking.includes(word));
  const isCard = question?.form === "fact" && question.fact === "address";
  return named.length === 0 || (named.length === 1 && (isCard || tokens.some(points)));
}

function points({ is }: SaidToken): boolean {
  return is.has("pointer");
}

type Spoken = { readonly thing: HandleEntry; readonly fact: ToldFact["fact"] };

/** The call that shows the record, where its tool tells such a fact. */
async function recordOf(
  sources: Sources,
  own: Utterance,
  { thing, fact }: Spoken,
): Promise<ShownFact | undefined> {
  const told = fact === "both" ? "when" : (fact ?? factAsked(sources, own));
  // When something was written is not when it is.
  if (told === undefined || WRITTEN.includes(thing.kind)) return undefined;
  const { context } = await sources.contextOf(own, sources.registry.acting());
  const known = context.known?.[thing.kind]?.find(({ id }) => id === thing.id);
  if (!known) return undefined;
  const look = lookAt(known);
  const { facts = {} } = sources.registry.get(look.name)?.tells ?? {};
  if (facts[told]) return { look };
  return told === "address" && facts.where ? { look, fact: "where" } : undefined;
}

function factAsked({ language }: Sources, { text }: Utterance): Fact | undefined {
  const { question, wanted } = language.wordingOf(text).mood;
  if (question?.form === "fact") return question.fact;
  return wanted.kind === "time" ? "when" : undefined;
}

/** The call that shows a record. */
export function lookAt(record: KnownRecord): Look {
  const { tool: name, ...shown } = lookupOf(record, titleOf(record.facts));
  return { name, ...shown, by: "fast-path" };
}

/** The sentence of the text that was read which answers. */
async function sentenceOf(
  sources: Sources,
  { own, signal }: { readonly own: Utterance; readonly signal: AbortSignal },
  { kind, ...thing }: HandleEntry,
): Promise<FoundFact | undefined> {
  const id = textIdOf(sources, { kind, ...thing });
  if (id === undefined) return undefined;
  const { kind: wants } = sources.language.wordingOf(own.text).mood.wanted;
  const about = { question: own.text, kind, id, title: titleOf(thing.facts) };
  const asked = wants === undefined ? about : { ...about, wants };
  const found = await sources.findWithin(asked, signal);
  const isTold =
    found !== undefined && (found.share > 0 || (wants !== undefined && found.isOfKind));
  if (!isTold || found.sentence === undefined) return undefined;
  return lookOf(found.tool, valuesOf(found, sources));
}
