import { readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Repeat } from "../../../../types/time/phrase.ts";
import { after, PLURAL_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

/** "the first of each month", "the last Friday of every month", "every second Tuesday of the month". */
export function readOfEveryMonth(tokens: Tokens, start: number): Read<{ readonly repeat: Repeat }> {
  const isEvery = ["every", "each"].includes(wordAt(tokens, start));
  const at = isEvery || wordAt(tokens, start) === "the" ? start + 1 : start;
  const last = wordAt(tokens, at) === "last" ? { value: -1, next: at + 1 } : undefined;
  const nth = last ?? readOrdinal(tokens, at);
  if (!nth) return undefined;
  const weekday = weekdayAt(tokens, nth.next);
  const isDay = wordAt(tokens, nth.next) === "day";
  const end = weekday === undefined && !isDay ? nth.next : nth.next + 1;
  const each = after(tokens, end, ["of each", "of every", "of the", "each", "every"]);
  const isMonthly =
    each !== undefined && wordAt(tokens, each) === "month" && (isEvery || saysEvery(tokens, end));
  if (!isMonthly) return undefined;
  const repeat =
    weekday === undefined
      ? { ...every("MONTHLY"), monthDay: nth.value }
      : { ...every("MONTHLY", 1, [weekday]), nth: nth.value };
  return { value: { repeat }, next: each + 1 };
}

function saysEvery(tokens: Tokens, at: number): boolean {
  return after(tokens, at, ["of each", "of every", "each", "every"]) !== undefined;
}

/** The weekday a word names, plural and short forms too. */
export function weekdayAt(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  return WEEKDAYS.get(word) ?? PLURAL_WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word);
}

/** A plain rhythm. */
export function every(
  frequency: Repeat["frequency"],
  interval = 1,
  weekdays: readonly number[] = [],
): Repeat {
  return { frequency, interval, weekdays };
}
