import type { Clock } from "../../../types/clock.ts";
import { toInstant, toLocal } from "../local-time.ts";
import type { Instant, LocalTime } from "../local-time.ts";
import type { Phrase, Pieces } from "../../../types/time/phrase.ts";
import { resolveMoment } from "./resolve-moment.ts";
import { resolveRange } from "./resolve-range.ts";
import { resolveRepeat } from "./resolve-repeat.ts";
import type { Recurrence } from "./resolve-repeat.ts";
import { USUAL } from "../usual-conventions.ts";
import { untilEnd } from "./span.ts";
import type { Scene, Span } from "./span.ts";
import type { When, WhenOptions } from "../../../types/time/when.ts";

/** The far end of what has none, ahead. */
const OPEN_YEARS = 1;
const EPOCH = 0;
const REAL_UNITS_MS: ReadonlyMap<string, number> = new Map([
  ["second", 1e3],
  ["minute", 6e4],
  ["hour", 36e5],
]);

export type Resolving = {
  readonly text: string;
  readonly clock: Clock;
  readonly options: WhenOptions;
};

/** A phrase as instants in the clock's zone, with what was said; undefined where no such time exists. */
export function resolvePhrase(phrase: Phrase, resolving: Resolving): When | undefined {
  const when = instantsOf(phrase, resolving);
  return when && { ...when, said: phrase };
}

function instantsOf(whole: Phrase, { text, clock, options }: Resolving): When | undefined {
  const phrase = withRepeatOfEnd(whole);
  const { repeat } = phrase.shared;
  const counted =
    phrase.bound || phrase.range ? undefined : countedWhen(phrase.shared, { text, clock });
  if (counted) return counted;
  const zone = zoneOf(phrase) ?? clock.zone;
  const scene: Scene = {
    // "Tomorrow at nine in New York" is tomorrow of who says it.
    now: toLocal(clock.now(), hasDay(phrase) ? clock.zone : zone),
    lean: phrase.bound === "since" ? "past" : (options.lean ?? "future"),
    bias: options.bias ?? "afternoon",
    conventions: phrase.conventions ?? USUAL,
  };
  if (repeat) return repeatedWhen(resolveLasting(phrase, scene), { text, zone });
  const said = phrase.range
    ? resolveRange({ shared: phrase.shared, ...phrase.range }, scene)
    : resolveMoment(phrase.shared, scene);
  const span = said && lastingSpan(said, phrase.lasting);
  if (!span) return undefined;
  return phrase.bound
    ? boundWhen(phrase.bound, pastItsEnd(span, phrase), { text, scene, zone })
    : spanWhen(withMomentAhead(span, scene), { text, zone });
}

/** "From nine to eleven every Monday", "April to June every weekday": said last, it is the rhythm of the whole. */
function withRepeatOfEnd({ range, ...phrase }: Phrase): Phrase {
  if (!range) return phrase;
  const { repeat, ...to } = range.to;
  const isLast = repeat !== undefined && !phrase.shared.repeat;
  return isLast
    ? { ...phrase, shared: { ...phrase.shared, repeat }, range: { ...range, to } }
    : { ...phrase, range };
}

function hasDay({ shared, range }: Phrase): boolean {
  return [shared, range?.from, range?.to].some((pieces) => pieces && pieces.days.length > 0);
}

/** Whose clocks show what was said, where it was said. */
function zoneOf({ shared, range }: Phrase): string | undefined {
  return range?.to.zone ?? range?.from.zone ?? shared.zone;
}

/** "From 4 pm for half an hour": a whole day lasts to its end, ten days to that of the tenth. */
function lastingSpan(span: Span, lasting: Phrase["lasting"]): Span | undefined {
  if (!lasting) return span;
  const to = lasting.reduce(
    (end, { amount, unit }) => end.plus({ [`${unit}s`]: amount }),
    span.from,
  );
  const isOfDays = lasting.every(({ unit }) => !REAL_UNITS_MS.has(unit));
  if (span.allDay && !isOfDays) return undefined;
  return { ...span, to, precision: span.allDay ? "day" : "minute" };
}

/** "For three weeks every Monday" ends the series, "for an hour every Monday at nine" each of it. */
function resolveLasting({ lasting, ...phrase }: Phrase, scene: Scene): Recurrence | undefined {
  const [repeatFor, other] = lasting ?? [];
  const isOfDays = repeatFor !== undefined && !REAL_UNITS_MS.has(repeatFor.unit);
  if (isOfDays) return other ? undefined : resolveRepeat({ ...phrase, repeatFor }, scene);
  const recurrence = resolveRepeat(phrase, scene);
  const span = recurrence && lastingSpan(recurrence.span, lasting);
  return recurrence && span && { ...recurrence, span };
}

/** What is counted in real time from now, whatever the clocks on the wall do meanwhile. */
function countedWhen(
  { shift, instant, period }: Pieces,
  { text, clock }: Omit<Resolving, "options">,
): When | undefined {
  const now = clock.now();
  if (instant !== undefined) return realWhen(text, instant, instant);
  if (shift) {
    const start = shift.months ? monthsFrom(now, shift.months, clock.zone) : now;
    return start === undefined ? undefined : realWhen(text, start + shift.ms, start + shift.ms);
  }
  if (period?.kind !== "rolling") return undefined;
  const unitMs = REAL_UNITS_MS.get(period.unit);
  if (unitMs === undefined) return undefined;
  const length = period.amount * unitMs;
  return period.direction === 1
    ? realWhen(text, now, now + length)
    : realWhen(text, now - length, now);
}

function monthsFrom(now: number, months: number, zone: string): number | undefined {
  return toInstant(toLocal(now, zone).plus({ months }), zone)?.ms;
}

function realWhen(text: string, from: number, to: number): When | undefined {
  const isReal = [from, to].every((ms) => !Number.isNaN(new Date(ms).getTime()));
  return isReal ? { text, from, to, at: from, precision: "minute", allDay: false } : undefined;
}

/** Of a day or a part of it that has begun, the moment to use is still ahead. */
function withMomentAhead(span: Span, { now, lean }: Scene): Span {
  const hasBegun = lean === "future" && span.at <= now && now < span.to;
  const quarter = now.startOf("hour").plus({ minutes: (Math.floor(now.minute / 15) + 1) * 15 });
  return hasBegun && span.precision !== "minute" && quarter < span.to
    ? { ...span, at: quarter }
    : span;
}

type Place = { readonly text: string; readonly zone: string };

function spanWhen(span: Span, { text, zone }: Place): When | undefined {
  const from = toInstant(span.from, zone);
  const to = toInstant(span.to, zone);
  const at = toInstant(span.at, zone);
  if (!from || !to || !at || to.ms < from.ms) return undefined;
  const { precision, allDay } = span;
  const when = { text, from: from.ms, to: to.ms, at: at.ms, precision, allDay };
  return isGapSaid(span, [from, to]) ? { ...when, shifted: true } : when;
}

/** Only a time that was said can be wrong; that a day starts at one o'clock is the zone's affair. */
function isGapSaid({ allDay }: Span, ends: readonly Instant[]): boolean {
  return !allDay && ends.some(({ isShifted }) => isShifted);
}

function repeatedWhen(recurrence: Recurrence | undefined, place: Place): When | undefined {
  const when = recurrence && spanWhen(recurrence.span, place);
  if (!when) return undefined;
  const { rule, until } = recurrence;
  const last = until && lastOf(until, when.allDay, place.zone);
  return { ...when, repeat: last ? `${rule};UNTIL=${last}` : rule };
}

/** UNTIL is a date where the series has no time of day, else an instant in UTC (RFC 5545, 3.3.10). */
function lastOf(until: LocalTime, isAllDay: boolean, zone: string): string | undefined {
  if (isAllDay) return until.toFormat("yyyyMMdd");
  const instant = toInstant(until, zone);
  return instant && toLocal(instant.ms, "utc").toFormat("yyyyMMdd'T'HHmmss'Z'");
}

/** "since Monday" lasts until now, "until 3" from now on; "before" and "after" leave the day itself out. */
function boundWhen(
  bound: NonNullable<Phrase["bound"]>,
  span: Span,
  { text, scene, zone }: Place & { readonly scene: Scene },
): When | undefined {
  const isMoment = span.from.equals(span.to);
  const isEnd = bound === "until" || bound === "through" || bound === "before";
  if (isEnd) {
    const to = bound === "before" ? span.from : bound === "until" ? untilEnd(span) : span.to;
    const from = scene.lean === "past" || to < scene.now ? epoch() : scene.now;
    return marked(spanWhen({ ...span, from, to, at: to }, { text, zone }), "until");
  }
  const from = bound === "after" && !isMoment ? span.to : span.from;
  const to = farEnd(from, { scene, isMoment: isMoment || !span.allDay, bound });
  return marked(
    spanWhen({ ...span, from, to, at: isMoment ? from : span.at }, { text, zone }),
    "from",
  );
}

function farEnd(
  from: LocalTime,
  said: { readonly scene: Scene; readonly isMoment: boolean; readonly bound: Phrase["bound"] },
): LocalTime {
  const { now, lean } = said.scene;
  if (lean === "past" && from < now) return now;
  return said.isMoment ? from.startOf("day").plus({ days: 1 }) : from.plus({ years: OPEN_YEARS });
}

/** "Until the evening" is until it begins, "until the end of the day" until that is over. */
function pastItsEnd(span: Span, { shared }: Phrase): Span {
  return shared.part === "day-end" ? { ...span, from: span.to } : span;
}

function epoch(): LocalTime {
  return toLocal(EPOCH, "utc");
}

function marked(when: When | undefined, bound: "from" | "until"): When | undefined {
  return when && { ...when, bound };
}
