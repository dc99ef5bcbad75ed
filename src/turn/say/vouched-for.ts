import type { Language } from "../../language/language.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { TurnState } from "../../types/stages.ts";

export type Vouching = { readonly language: Pick<Language, "answers" | "time" | "words"> };

/**
 * Whether a sentence of a model says nothing but what was said, shown or read: each number, time, name
 * and address in it stands in the conversation, a count is that of a result, and an act that it claims
 * was done in this turn. A model's word alone is never taken for it.
 */
export function isVouchedFor({ language }: Vouching, sentence: string, state: TurnState): boolean {
  if (language.answers.claimsAct(sentence) && !hasActed(state)) return false;
  const known = [state.utterance.text, ...state.items.map(textOf)].join("\n");
  const counts = new Set([...plainNumbersIn(known), ...countsOf(state)]);
  for (const { value } of language.time.findNumbers(known)) counts.add(String(value));
  const numbers = new Set([...counts, ...clocksIn(known)]);
  if (!numbersIn(sentence).every((one) => numbers.has(one))) return false;
  if (!countsIn(sentence, language).every((one) => counts.has(one))) return false;
  const words = new Set(language.words.wordsOf(known));
  if (!isInLanguage(sentence, words, language)) return false;
  const names = namesIn(sentence).flatMap((name) => language.words.wordsOf(name));
  if (!names.every((word) => words.has(word))) return false;
  const low = known.toLowerCase();
  return addressesIn(sentence).every((address) => low.includes(address.toLowerCase()));
}

/** Fewer words than this tell no language. */
const LEAST_WORDS = 3;
/** So much of a sentence are everyday words, or were said or read: 0.7 to 0.9 in English, 0 to 0.2 in other languages. */
const LEAST_SHARE = 0.4;

/** What is said in another language can't be held against the facts. */
function isInLanguage(
  sentence: string,
  known: ReadonlySet<string>,
  { words: { wordsOf, isCommon } }: Vouching["language"],
): boolean {
  const words = wordsOf(sentence);
  const own = words.filter((word) => isCommon(word) || known.has(word) || /^\d/.test(word));
  return words.length < LEAST_WORDS || own.length >= LEAST_SHARE * words.length;
}

/** Numbers in words; "the one" and "none" are no counts. */
function countsIn(sentence: string, { time }: Vouching["language"]): readonly string[] {
  const found = time.findNumbers(sentence).filter(({ text }) => !/\d/.test(text));
  return found.flatMap(({ value }) => (value > 1 ? [String(value)] : []));
}

function hasActed({ calls }: TurnState): boolean {
  return calls.some(({ result }) => result.ok && "done" in result);
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

/** Numbers and times in digits. */
function numbersIn(text: string): readonly string[] {
  return [...plainNumbersIn(text), ...clocksIn(text)];
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
  return rest.match(/(?<![\p{L}\p{N}])\p{Lu}\p{L}[\p{L}-]*/gu) ?? [];
}

/** Mail addresses, links and paths. */
function addressesIn(text: string): readonly string[] {
  const found = text.match(/[^\s<>()"“”]*(?:@|:\/\/|\/|\p{L}\.\p{L}{2})[^\s<>()"“”]*/gu) ?? [];
  return found.map((one) => one.replace(/[.,;:!?]+$/, ""));
}
