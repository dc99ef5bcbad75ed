import type { Passage } from "../../../grounding/content/passage.ts";
import type { AnswerKind, Fact, Question } from "../../../language/contract/questions.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { type Asked, type AskedOfHome, asking, valuesOf } from "../asking.ts";
import { peopleSaid } from "../people-said.ts";

type Where = {
  readonly leastShare?: number;
  /** How likely it has to be that the sentence answers, where a model tells; however much of the words it has. */
  readonly least?: number;
  /** The tool that has told of a record without the fact. */
  readonly except?: string;
};

/** Kinds of answer whose signs are no others': any sentence may hold a number. */
const SURE_KINDS: ReadonlySet<AnswerKind | undefined> = new Set([
  "person",
  "place",
  "time",
  "length",
]);

function tellsFact({ language }: Pick<Sources, "language">, { text }: Utterance): boolean {
  return SURE_KINDS.has(language.wordingOf(text).mood.wanted.kind);
}

/** The sentence that answers, in one of somebody's texts, and the tool that reads that text. */
export async function inTexts(
  sources: Sources,
  { utterance, signal }: Asked,
  { leastShare = 0, least = 0, except }: Where = {},
): Promise<AskedOfHome | undefined> {
  const passage = await sources.findPassage(utterance.text, signal, except);
  const isMeant =
    passage !== undefined &&
    (passage.likely === undefined ? passage.share >= leastShare : passage.likely >= least) &&
    (except === undefined || isInPlace(passage, { sources, utterance }));
  // A whole text answers less than a sentence of theirs.
  const isSentence = isMeant && passage.sentence !== undefined;
  const written = isSentence ? undefined : await byPerson(sources, { utterance, signal });
  const found = written ?? (isMeant ? passage : undefined);
  return found && asking(utterance, found.tool, valuesOf(found, sources));
}

/** What stands on somebody's card is no fact of what they wrote. */
function isOnCard({ registry }: Sources, fact: Fact): boolean {
  const cards = registry.acting().filter(({ gives }) => gives === "person");
  return fact !== "where" && cards.some(({ tells }) => tells?.facts[fact] !== undefined);
}

const TOLD_BY_NONE: ReadonlySet<Question["form"]> = new Set(["count", "whether", "until", "one"]);

/** What somebody wrote whom the question speaks of, where one thing is asked for and not whether it is so. */
export async function byPerson(
  sources: Sources,
  { utterance, signal }: Asked,
): Promise<Passage | undefined> {
  const { question } = sources.language.wordingOf(utterance.text).mood;
  if (question === undefined || TOLD_BY_NONE.has(question.form)) return undefined;
  if (question.form === "fact" && isOnCard(sources, question.fact)) return undefined;
  const names = await peopleSaid(sources, utterance);
  return sources.findBy({ question: utterance.text, names }, signal);
}

type Unanswered = { readonly sources: Pick<Sources, "language">; readonly utterance: Utterance };

/**
 * A record has no such fact: only a sentence that surely has one takes its place, or for a yes or no one that
 * has all of the words.
 */
function isInPlace(
  { sentence, isOfKind, share }: Passage,
  { sources, utterance }: Unanswered,
): boolean {
  if (sentence === undefined) return false;
  const isAll = share === 1;
  const { question } = sources.language.wordingOf(utterance.text).mood;
  return question?.form === "whether" ? isAll : isOfKind && tellsFact(sources, utterance);
}
