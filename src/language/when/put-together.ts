import { isOfDays } from "./clock-units.ts";
import type { Clock } from "../../types/clock.ts";
import type { Anchor } from "../reading/found.ts";
import type { PartName } from "../../types/time/day-part.ts";
import type { ClockTime, Phrase, Pieces } from "../../types/time/phrase.ts";
import type { When } from "../../types/time/when.ts";
import { anchoredAt } from "./anchored-at.ts";
import { fits } from "./merge-piece.ts";
import { isEndOnly } from "./said-time.ts";
import { resolvePhrase } from "./resolve/resolve-phrase.ts";

// Times made of several that were said; `text` is how the whole is called. Undefined where no such time exists.

/** A day and a time of day that were said apart, or a rhythm and where it ends. */
export function onThatDay(
  { day, time }: { readonly day: When; readonly time: When },
  text: string,
  clock: Clock,
): When | undefined {
  if (!day.said || !time.said || day.said.range) return undefined;
  if (isEndOnly(day) && time.repeat !== undefined)
    return resolvePhrase(
      { ...time.said, repeatUntil: day.said.shared },
      { text, clock, options: {} },
    );
  const [{ shared }, said] = [day.said, time.said];
  const days = [...shared.days, ...said.shared.days];
  // "Every day until June", "at seven": where the rhythm ends is told by its days.
  const rhythm = shared.repeat ? day.said : {};
  const whole = { ...rhythm, ...said, shared: { ...shared, ...said.shared, days } };
  if (!fits(whole.shared)) return undefined;
  return resolvePhrase(whole, { text, clock, options: {} });
}

/** The day of a time that was said with its day; undefined where only a time of day was said. */
export function itsDay({ said }: When, text: string, clock: Clock): When | undefined {
  const days = said?.shared.days ?? [];
  if (days.length === 0 || said?.range) return undefined;
  return resolvePhrase({ shared: { days } }, { text, clock, options: {} });
}

/** The start of a stretch whose end was said: the same day, at another hour. */
export function atHourOf(
  { said }: When,
  { hour, text }: { readonly hour: number; readonly text: string },
  clock: Clock,
): When | undefined {
  if (!said) return undefined;
  const { bound: _, ...whole } = said;
  const face = whole.shared.clock?.kind === "clock" ? whole.shared.clock : undefined;
  const time: ClockTime = { isExact: hour > 12, ...face, kind: "clock", hour, minute: 0 };
  const phrase = { ...whole, shared: { ...whole.shared, clock: time } };
  return resolvePhrase(phrase, { text, clock, options: {} });
}

/** The next day of that number in a month. */
export function onDayOfMonth(day: number, text: string, clock: Clock): When | undefined {
  const phrase: Phrase = { shared: { days: [{ kind: "date", day }] } };
  return Number.isInteger(day) ? resolvePhrase(phrase, { text, clock, options: {} }) : undefined;
}

/** So long before or after a thing that has a time; one that takes whole days has no hour. */
export type Anchored = Pick<Anchor, "lengths" | "weekday"> & {
  readonly part?: PartName | undefined;
  readonly thing: { readonly atMs: number; readonly allDay: boolean };
  /** The hour that was said beside it. */
  readonly hour?: ClockTime | undefined;
};

/** A time told by a thing: the day alone where it is counted in days, with the part or hour that was said, or the moment. */
export function anchoredWhen(anchored: Anchored, text: string, clock: Clock): When | undefined {
  const { lengths, part, thing, hour: said } = anchored;
  const { year, month, day, hour, minute } = anchoredAt(anchored, thing.atMs, clock.zone);
  const isWhole = isOfDays(lengths) || thing.allDay || part !== undefined;
  const exact: ClockTime = { kind: "clock", hour, minute, isExact: true };
  const time = said ?? (isWhole ? undefined : exact);
  const pieces: Pieces = {
    days: [{ kind: "date", day, month, year }],
    ...(part ? { part } : {}),
    ...(time ? { clock: time } : {}),
  };
  return resolvePhrase({ shared: pieces }, { text, clock, options: {} });
}
