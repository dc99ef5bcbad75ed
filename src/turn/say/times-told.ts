import type { FoundWhen } from "../../language/reading/found.ts";
import type { Language } from "../../language/language.ts";
import { daysSaid } from "../../language/when/said-time.ts";
import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";

export type TimeReader = { readonly language: Language; readonly clock: Clock };

export type Times = {
  readonly days: readonly FoundWhen[];
  /** Times of day with a day, and without one. */
  readonly dated: readonly FoundWhen[];
  readonly hours: readonly FoundWhen[];
  /** When it was written. */
  readonly writing: Clock;
};

/** The times of a text, counted from when it was written. */
export function timesOf(
  { language, clock }: TimeReader,
  text: string,
  at: number | undefined,
): Times {
  const writing = at === undefined ? clock : { ...clock, now: () => at };
  const { whens } = language.read(text, { clock: writing, names: {} });
  const isOfDay = (when: When): boolean => {
    const kinds = daysSaid(when).map(({ kind }) => kind);
    // Nobody knows of which week a Friday is where nobody knows when it was written.
    return at === undefined ? kinds.includes("date") : kinds.length > 0;
  };
  const minutes = whens.filter(({ when }) => when.precision === "minute" && !when.repeat);
  const days = whens.filter(
    ({ when }) => when.precision === "day" && isOfDay(when) && !when.repeat,
  );
  return {
    writing,
    days: days.filter((day) => !day.isPartial || isOfNumber(day, clock)),
    dated: minutes.filter(({ when }) => isOfDay(when)),
    hours: minutes.filter(({ when }) => daysSaid(when).length === 0),
  };
}

/** Half read, a day is the one that its number says as well: "Sunday 8th". */
function isOfNumber({ text, when }: FoundWhen, { zone }: Clock): boolean {
  const [number] = /\d+/.exec(text) ?? [];
  return number !== undefined && Number(number) === toLocal(when.from, zone).day;
}

/** The one day that a text names. */
export function onlyDay(
  telling: TimeReader,
  text: string,
  at: number | undefined,
): FoundWhen | undefined {
  const { days, dated } = timesOf(telling, text, at);
  const [day] = days;
  return dated.length === 0 && isOne(days) ? day : undefined;
}

export function isOne(days: readonly FoundWhen[]): boolean {
  return days.every(({ when }) => when.from === days[0]?.when.from);
}
