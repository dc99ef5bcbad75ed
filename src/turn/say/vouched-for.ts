import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { FoundNumber } from "../../language/reading/found.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Registry } from "../../tool/registry.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { isSum } from "../reckon/is-sum.ts";
import { isBorneOut, isOfActs } from "./vouched/borne-out.ts";
import { blockReader } from "./vouched/heard-blocks.ts";
import type { Heard, Vouching } from "./vouched/heard-blocks.ts";
import { numberTest } from "./vouched/numbers-in.ts";
import { areOfTheirRecords, namedIn } from "./vouched/of-one-record.ts";
import { statedFacts } from "./vouched/stated-facts.ts";

type Sources = Vouching & { readonly registry: Pick<Registry, "get"> };

/**
 * Tells whether a sentence of a model says nothing but what was said, shown or read: each number, time,
 * name and address in it stands in the conversation, told of what the sentence tells it of, a count is
 * that of a result, and an act that it claims was done in this turn. How it is worded is left to it: a
 * time is the same in any words. A model's word alone is never taken for it.
 */
export function vouchingFor(sources: Sources): (sentence: string, state: TurnState) => boolean {
  const heardIn = blockReader(sources);
  return (sentence, state) => isVouchedFor(sources, sentence, { state, heard: heardIn(state) });
}

type Said = { readonly state: TurnState; readonly heard: Heard };

function isVouchedFor(sources: Sources, sentence: string, { state, heard }: Said): boolean {
  const { language, clock, registry } = sources;
  const { request, acts, read } = heard;
  const blocks = [request, ...acts, ...read];
  const isHeard = (word: string): boolean => blocks.some(({ words }) => words.has(word));
  const tokens = language.tokensOf(sentence);
  // The number of a row in a list that goes on behind it.
  if (tokens.every(({ kind }) => kind !== "word") && tokens.length === 1) return true;
  if (!isInLanguage(tokens, isHeard)) return false;
  const facts = statedFacts(sources, sentence, request);
  const named = namedIn(language, sentence, { facts, blocks });
  if (!areOfTheirRecords({ facts, blocks, named })) return false;
  const { claimedAct: claim } = language.wordingOf(sentence).talk;
  if (claim && !isBorneOut(claim, state, registry)) return false;
  if (claim?.whose === "own" && !isOfActs({ facts, named, acts })) return false;
  const isLeft = (one: Region): boolean => !facts.some((fact) => overlaps(fact, one));
  const isTold = numberTest(blocks, state);
  const { numbers } = language.read(sentence, { clock, names: {} });
  const isKind = (word: string): boolean => language.kindsNamed(word).length > 0;
  const areHeard = (text: string): boolean =>
    language
      .tokensOf(text)
      .every((token) => isHeard(token.word) || isSmall(token) || isKind(token.word));
  return (
    areTold(numbers.filter(isLeft), isTold) &&
    namesIn(sentence)
      .filter(isLeft)
      .every(({ text }) => areHeard(text))
  );
}

/** Each was told, or is the sum or the difference of two that were and that the sentence says beside it. */
function areTold(
  numbers: readonly FoundNumber[],
  isTold: (number: FoundNumber) => boolean,
): boolean {
  const told = numbers.filter(isTold).map(({ value }) => value);
  const pairs = told.flatMap((one, at) => told.slice(at + 1).map((other) => [one, other] as const));
  const isReckoned = ({ value }: FoundNumber): boolean =>
    pairs.some(([one, other]) => isSum(value, one, other));
  return numbers.every((one) => isTold(one) || isReckoned(one));
}

/** Numbers in digits are looked at by themselves. */
function isSmall({ kind, is }: SaidToken): boolean {
  return kind !== "word" || is.has("filler") || is.has("preposition");
}

/** Fewer words than this tell no language. */
const LEAST_WORDS = 3;
/** So much of a sentence are everyday words, or were said or read: 0.7 to 0.9 in English, 0 to 0.2 in other languages. */
const LEAST_SHARE = 0.4;

/** What is said in another language can't be held against the facts. */
function isInLanguage(tokens: readonly SaidToken[], isHeard: (word: string) => boolean): boolean {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const own = words.filter(
    ({ word, is, kind }) => kind === "number" || is.has("everyday") || isHeard(word),
  );
  return words.length < LEAST_WORDS || own.length >= LEAST_SHARE * words.length;
}

/** Words written large, the first of a sentence left out, which always is. */
function namesIn(sentence: string): readonly (Region & { readonly text: string })[] {
  const [first = ""] = /^\P{L}*[\p{L}\p{N}'’-]+/u.exec(sentence) ?? [];
  return [...sentence.matchAll(NAME)].flatMap(({ 0: text, index: start }) =>
    start < first.length ? [] : [{ text, start, end: start + text.length }],
  );
}

/** No "I'll", but "O'Brien". */
const NAME = /(?<![\p{L}\p{N}])(?!\p{Lu}['’]\p{Ll})\p{Lu}[\p{L}'’-]*\p{L}/gu;
