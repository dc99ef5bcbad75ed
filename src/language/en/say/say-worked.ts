import type { Clock } from "../../../types/clock.ts";
import type { Worked } from "../../../types/reckoning.ts";
import { sayUntil } from "./say-fact.ts";
import { sayDay } from "./say-time.ts";

const FIGURES = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 15 });

/** "17 % of 240 is 40.8.", "1 litre is about 4.23 cups.", "Christmas is Friday 25 December." */
export function sayWorked(worked: Worked, clock: Clock): string {
  switch (worked.kind) {
    case "sum": {
      const { words, value, isRounded } = worked;
      if (value === undefined) return "No number is the answer to that.";
      return large(`${words} is ${isRounded ? "about " : ""}${FIGURES.format(value)}.`);
    }
    case "measure": {
      const { amount, from, value, to, isRounded } = worked;
      if (value === undefined) return `${large(from.many)} can't be told in ${to.many}.`;
      const of = `${FIGURES.format(amount)} ${amount === 1 ? from.one : from.many}`;
      const is = amount === 1 ? "is" : "are";
      const told = `${FIGURES.format(value)} ${value === 1 ? to.one : to.many}`;
      return `${of} ${is} ${isRounded ? "about " : ""}${told}.`;
    }
    case "between":
      return large(sayBetween(worked));
    case "date":
      return large(`${plain(worked.when)} is ${sayDay(worked.at, clock)}.`);
  }
}

function sayBetween({ from, to, count, unit }: Extract<Worked, { kind: "between" }>): string {
  if (from === undefined && count >= 0) return sayUntil(to, count, unit);
  const size = Math.abs(count);
  const counted = `${size} ${unit}${size === 1 ? "" : "s"}`;
  return from === undefined ? `${to} was ${counted} ago.` : `${counted} from ${from} to ${to}.`;
}

/** "In three weeks" is a day as "three weeks from now" is. */
function plain(words: string): string {
  return words.replace(/^in (.+)$/i, "$1 from now").replace(/^on /i, "");
}

function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
