import type { ClaimedAct } from "../../language/contract/answers.ts";
import type { Language } from "../../language/language.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { When } from "../../types/time/when.ts";
import type { TurnState } from "../../types/turn/stages.ts";

export type Vouching = { readonly language: Language; readonly clock: Clock };

/**
 * Whether a sentence of a model says nothing but what was said, shown or read: each number, time, name
 * and address in it stands in the conversation, a count is that of a result, and an act that it claims
 * was done in this turn. A model's word alone is never taken for it.
 */
export function isVouchedFor(
  { language, clock }: Vouching,
  sentence: string,
  state: TurnState,
): boolean {
  const { talk } = language.wordingOf(sentence);
  if (talk.claimedAct && !isBorneOut(talk.claimedAct, state)) return false;
  const known = [state.utterance.text, ...state.items.map(textOf)].join("\n");
  const words = new Set(language.tokensOf(known).map(({ word }) => word));
  const tokens = language.tokensOf(sentence);
  if (!isInLanguage(tokens, words)) return false;
  const counts = new Set([...plainNumbersIn(known), ...countsOf(state)]);
  const numbers = new Set([...counts, ...clocksIn(known)]);
  if (![...plainNumbersIn(sentence), ...clocksIn(sentence)].every((one) => numbers.has(one)))
    return false;
  const isKnown = (text: string): boolean =>
    language.tokensOf(text).every((token) => words.has(token.word) || isSmall(token));
  const { numbers: found, whens, durations } = language.read(sentence, { clock, names: {} });
  const isCount = ({ value, text }: { value: number; text: string }): boolean =>
    value <= 1 || counts.has(String(value)) || isKnown(text);
  if (!found.filter(({ text }) => !/\d/.test(text)).every(isCount)) return false;
  if (!durations.every(({ text }) => isKnown(text))) return false;
  const low = known.toLowerCase();
  const lines = known.split("\n").map((line) => wordsIn(language, line));
  const said = wordsIn(language, state.utterance.text);
  const isTold = (text: string): boolean => {
    const own = wordsIn(language, text);
    return lines.some((line) => [...own].every((word) => line.has(word) || said.has(word)));
  };
  if (!whens.every(({ text, when }) => isTold(text) || known.includes(clockOf(when, clock))))
    return false;
  if (!namesIn(sentence).every(isKnown)) return false;
  return addressesIn(sentence).every((address) => low.includes(address.toLowerCase()));
}

/** The time of day on a clock of 24 hours, as facts have it: "3 pm" is 15:00. */
function clockOf({ at }: When, { zone }: Clock): string {
  const { hour, minute } = toLocal(at, zone);
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Hours and days that belong together stand in one line of a result, or were said. */
function wordsIn(language: Language, text: string): ReadonlySet<string> {
  const tokens = language.tokensOf(text);
  // What stands behind a number says which half of the day it is of.
  const isOfNumber = (at: number): boolean => tokens[at - 1]?.kind === "number";
  const own = tokens.filter((token, at) => !isLink(token, isOfNumber(at)));
  return new Set(own.map(({ word, kind }) => (kind === "number" ? figuresOf(word) : word)));
}

/** "The 19th" is the 19 of a date. */
function figuresOf(word: string): string {
  return /^[\d:.]*\d/.exec(word)?.[0] ?? word;
}

function isLink({ kind, is }: SaidToken, isOfNumber: boolean): boolean {
  return kind === "mark" || is.has("preposition") || (is.has("filler") && !isOfNumber);
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
function isInLanguage(tokens: readonly SaidToken[], known: ReadonlySet<string>): boolean {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const own = words.filter(
    ({ word, is, kind }) => kind === "number" || is.has("everyday") || known.has(word),
  );
  return words.length < LEAST_WORDS || own.length >= LEAST_SHARE * words.length;
}

/** An act of ours was done in this turn; that something is done may be what was read. */
function isBorneOut(claimed: ClaimedAct, { calls }: TurnState): boolean {
  return calls.some(({ result }) => result.ok && (claimed === "done" || "done" in result));
}

/** How many rows each result has. */
function countsOf({ calls }: TurnState): readonly string[] {
  return calls.flatMap(({ result }) =>
    result.ok && "items" in result && result.items
      ? [String(result.items.length + ("more" in result ? result.more : 0))]
      : [],
  );
}

function textOf(item: PromptItem): string {
  return item.kind === "call" ? `${JSON.stringify(item.arguments)}\n${item.result}` : item.text;
}

/** Groups of digits. */
function plainNumbersIn(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).map((digits) => String(Number(digits)));
}

/** The hours of a clock of twelve that times in digits mean, whole ones alone too. */
function clocksIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g)].flatMap(([, hour = "", minute = ""]) => {
    const twelfth = String(Number(hour) % 12 || 12);
    return minute === "00" ? [twelfth, `${twelfth}:00`] : [twelfth, `${twelfth}:${minute}`];
  });
}

/** Words written large, the first of a sentence left out, which always is. */
function namesIn(sentence: string): readonly string[] {
  const rest = sentence.trim().replace(/^[\p{L}\p{N}'’-]+/u, "");
  return rest.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*\p{L}/gu) ?? [];
}

/** Mail addresses, links and paths. */
function addressesIn(text: string): readonly string[] {
  const found = text.match(/[^\s<>()"“”]*(?:@|:\/\/|\/|\p{L}\.\p{L}{2})[^\s<>()"“”]*/gu) ?? [];
  return found.map((one) => one.replace(/[.,;:!?]+$/, ""));
}
