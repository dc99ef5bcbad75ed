import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { after, MONTHS, SHORT_MONTHS } from "../../vocabulary.ts";
import { readWhich } from "../read-which.ts";

/** The month a word names, short forms too. */
export function monthAt(tokens: Tokens, at: number): number | undefined {
  return MONTHS.get(wordAt(tokens, at)) ?? SHORT_MONTHS.get(wordAt(tokens, at));
}

export type SomeMonth = { readonly month?: number; readonly monthShift?: number };

/** "of the month", "of next month", "in March". */
export function readOfMonth(tokens: Tokens, start: number): Read<SomeMonth> {
  const at = after(tokens, start, ["of", "in"]);
  if (at === undefined) return undefined;
  const named = monthAt(tokens, at);
  if (named !== undefined) return { value: { month: named }, next: at + 1 };
  const later = after(tokens, at, ["the month after next"]);
  if (later) return { value: { monthShift: 2 }, next: later };
  const the = after(tokens, at, ["the month"]);
  if (the) return { value: {}, next: the };
  return readWhichMonth(tokens, wordAt(tokens, at) === "the" ? at + 1 : at);
}

/** "(Of) next month", "(the third Friday) this June". */
export function readWhichMonth(tokens: Tokens, at: number): Read<SomeMonth> {
  const which = readWhich(tokens, at);
  const named = which?.value === "this" ? monthAt(tokens, which.next) : undefined;
  if (which && named !== undefined) return { value: { month: named }, next: which.next + 1 };
  if (!which || wordAt(tokens, which.next) !== "month") return undefined;
  const monthShift = which.value === "last" ? -1 : which.value === "this" ? 0 : 1;
  return { value: { monthShift }, next: which.next + 1 };
}

/** Behind a number they make an hour of it. */
export function isClockWord(word: string): boolean {
  return word === "am" || word === "pm" || word === "oclock";
}
