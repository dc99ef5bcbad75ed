import type { Clock } from "../../types/clock.ts";
import type { ClockTime, Day, Phrase, Pieces } from "../../types/time/phrase.ts";
import type { When, WhenOptions } from "../../types/time/when.ts";
import { resolvePhrase } from "./resolve/resolve-phrase.ts";

/** The same words meant at another moment, or leaning another way; the instants stand where nobody kept what was said. */
export function meantAt(when: When, clock: Clock, options: WhenOptions = {}): When {
  const { said, text, inSentence } = when;
  const again = said && resolvePhrase(said, { text, clock, options });
  return again ? { ...again, ...(inSentence === undefined ? {} : { inSentence }) } : when;
}

/** "Until five", "before Friday" as five and Friday themselves. */
export function withoutBound(when: When, clock: Clock): When {
  if (!when.said || !isFarBound(when.said.bound)) return when;
  const { bound: _, ...said } = when.said;
  return resolvePhrase(said, { text: when.text, clock, options: {} }) ?? when;
}

/** How long something goes on ("until June"), and not when it is due. */
export function isEndOnly({ said, repeat }: When): boolean {
  return repeat === undefined && (said?.bound === "until" || said?.bound === "through");
}

function isFarBound(bound: Phrase["bound"]): boolean {
  return bound === "until" || bound === "through" || bound === "before";
}

/**
 * A time of day without a day: it falls on whatever day one stands on. A date doesn't move, "tomorrow"
 * and "Friday" fall on other days, "in two hours" and "now" on other times, and midnight ends a day.
 */
export function isBareTime({ said }: When): boolean {
  if (!said || isFarBound(said.bound)) return false;
  const ends = momentsOf(said);
  // "Ten to midnight" ends its day; midnight alone is the end of another.
  if ((said.range?.from ?? said.shared).clock?.kind === "midnight") return false;
  return ends.every(isDayless) && ends.some(({ clock, part }) => (clock ?? part) !== undefined);
}

function isDayless({ days, period, shift, instant, repeat, clock, part }: Pieces): boolean {
  const isFloating = [period, shift, instant].every((piece) => piece === undefined);
  const isDaily = repeat === undefined || repeat.frequency === "DAILY";
  const isOfToday = part === "tonight" || clock?.kind === "now";
  return days.length === 0 && isFloating && isDaily && !isOfToday;
}

/** "The same time on Friday", "same time next week": the hour is that of what is spoken of. */
export function keepsHour({ said }: When): boolean {
  return (
    said !== undefined && said.shared.clock?.kind === "now" && said.shared.clock.isSame === true
  );
}

/** Which half of the day a time is in was said: "8 pm", "eight in the evening", "20:00", "noon". */
export function saysHalf({ said }: When): boolean {
  return said !== undefined && momentsOf(said).some(({ clock, part }) => part || isSure(clock));
}

function isSure(clock: ClockTime | undefined): boolean {
  if (clock?.kind !== "clock") return clock?.kind === "midnight";
  return clock.isExact || clock.meridiem !== undefined;
}

/** A day of the week was said, which comes again. */
export function namesWeekday({ said }: When): boolean {
  return said !== undefined && momentsOf(said).some(isOnWeekday);
}

function isOnWeekday({ days, repeat }: Pieces): boolean {
  return days.some(isWeekday) || (repeat !== undefined && repeat.weekdays.length > 0);
}

function isWeekday(day: Day): boolean {
  return day.kind === "weekday" || (day.kind === "shifted" && !!day.base && isWeekday(day.base));
}

function momentsOf({ shared, range }: Phrase): readonly Pieces[] {
  return range ? [shared, range.from, range.to] : [shared];
}

/** The days that words name, of all of it and of its two ends. */
export function daysSaid({ said }: Pick<When, "said">): readonly Day[] {
  return said === undefined ? [] : momentsOf(said).flatMap(({ days }) => days);
}
