import type { FoundWhen } from "../reading/found.ts";
import type { Region } from "../region.ts";
import type { Tokens } from "../tokens.ts";
import type { Clock } from "../../types/clock.ts";
import type { Day } from "../../types/time/phrase.ts";
import { toLocal } from "./local-time.ts";

const BESIDE = /^[\s,(]*$/;

/**
 * Two times right beside each other that are never one: "[Monday], [10 March at two]" where that is a
 * Tuesday, "[Friday night] [at two]", which may be of two nights.
 */
export function isContradicted(
  one: FoundWhen,
  other: FoundWhen,
  { text, clock }: { readonly text: string; readonly clock: Clock },
): boolean {
  const isBeside = BESIDE.test(text.slice(one.end, other.leadStart));
  return isBeside && (isOtherDay(one, other, clock) || (isDayPart(one) && isHour(other)));
}

function isOtherDay(one: FoundWhen, other: FoundWhen, { zone }: Clock): boolean {
  const weekday = weekdayOf(one);
  const isDated = daysOf(other).some(({ kind }) => kind === "date" || kind === "relative");
  return weekday !== undefined && isDated && toLocal(other.when.from, zone).weekday !== weekday;
}

function isDayPart({ when: { said } }: FoundWhen): boolean {
  const { days = [], part, clock } = said?.shared ?? {};
  return days.length > 0 && part !== undefined && !clock && !said?.range && !said?.bound;
}

function isHour({ when: { said } }: FoundWhen): boolean {
  const { days = [], clock, ...rest } = said?.shared ?? {};
  const isAlone = days.length === 0 && Object.values(rest).every((piece) => piece === undefined);
  return isAlone && clock !== undefined && !said?.range && !said?.bound;
}

/** Of a weekday by itself. */
function weekdayOf({ when: { said } }: FoundWhen): number | undefined {
  const { days = [], ...rest } = said?.shared ?? {};
  const isAlone = said?.range === undefined && said?.bound === undefined;
  const [day, more] = days;
  const isBare = Object.values(rest).every((piece) => piece === undefined);
  return isAlone && isBare && !more && day?.kind === "weekday" ? day.weekday : undefined;
}

function daysOf({ when: { said } }: FoundWhen): readonly Day[] {
  return [...(said?.shared.days ?? []), ...(said?.range?.from.days ?? [])];
}

type Said = {
  readonly text: string;
  readonly tokens: Tokens;
  /** Behind these a length is how long something lasts. */
  readonly lasting: ReadonlySet<string>;
};

/** "[An hour] [before Thursday]": no day is counted from in hours, and nothing before it is that lasts so long. */
export function isCountedFrom(
  { leadStart, when }: FoundWhen,
  { start, end }: Region,
  { text, tokens, lasting }: Said,
): boolean {
  const isBound = when.said?.bound === "before" || when.said?.bound === "after";
  const before = tokens.findLast((token) => token.end <= start)?.word ?? "";
  return isBound && text.slice(end, leadStart).trim() === "" && !lasting.has(before);
}
