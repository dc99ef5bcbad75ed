import type { Length } from "../../../types/time/length.ts";
import type { LocalTime } from "../local-time.ts";
import { NOTHING } from "../merge-piece.ts";
import type { Pieces, Repeat } from "../../../types/time/phrase.ts";
import { matches, ruleOf, withDays } from "./repeat-days.ts";
import { isOfEitherNight } from "./resolve-clock.ts";
import { resolveRange } from "./resolve-range.ts";
import { resolveMoment } from "./resolve-moment.ts";
import { periodSpan } from "./resolve-period.ts";
import { moment, untilEnd } from "./span.ts";
import type { Scene, Span } from "./span.ts";

export type Recurrence = {
  readonly span: Span;
  readonly rule: string;
  /** The last moment of the series, as wall-clock time. */
  readonly until?: LocalTime;
};

type Said = {
  readonly shared: Pieces;
  readonly repeatFrom?: Pieces | undefined;
  readonly repeatUntil?: Pieces | undefined;
  readonly repeatFor?: Length | undefined;
  readonly repeatCount?: number | undefined;
  /** The hours of each occurrence. */
  readonly range?: Range | undefined;
};

type Range = { readonly from: Pieces; readonly to: Pieces };

/** Four years and a day: the longest wait, for 29 February. */
const MOST_DAYS = 366 * 8;

/** The first occurrence ahead and the rule; undefined where no day ever fits. */
export function resolveRepeat(phrase: Said, scene: Scene): Recurrence | undefined {
  const said = withRange(withMonth(phrase));
  const repeat = said?.shared.repeat && withDays(said.shared.repeat, said.shared);
  const season = said && seasonOf(said, scene);
  if (!said || !repeat || !season || hasHoursOfDay(said, repeat)) return undefined;
  const span = firstSpan(repeat, { said, start: season.start }, scene);
  const end = span && (season.end ?? endAfter(span.from, said.repeatFor));
  if (!span || (end && span.from >= end)) return undefined;
  const count = said.repeatCount === undefined ? "" : `;COUNT=${said.repeatCount}`;
  const rule = `${ruleOf(repeat)}${count}`;
  return end ? { span, rule, until: end.minus({ seconds: 1 }) } : { span, rule };
}

/** "Every hour from nine to five" is of each day, which no rule of hours says. */
function hasHoursOfDay({ repeatFrom, repeatUntil }: Said, { frequency }: Repeat): boolean {
  const ends = [repeatFrom, repeatUntil];
  return frequency in CLOCK_STEPS && ends.every((end) => end?.clock && end.days.length === 0);
}

/** The first occurrence ahead, and not before it starts. */
function firstSpan(
  repeat: Repeat,
  { said, start }: { readonly said: Said; readonly start: LocalTime | undefined },
  scene: Scene,
): Span | undefined {
  const isAhead = start !== undefined && start > scene.now;
  const now = isAhead ? start.minus({ minutes: 1 }) : scene.now;
  const first = (isAhead ? start : scene.now).startOf("day");
  const pieces = { ...said.shared, ...said.range?.from };
  const seen = { ...scene, lean: "future", now } as const;
  const moment = firstOccurrence({ repeat, pieces, first }, seen);
  return moment && withHours(moment, said.range, seen);
}

/** "Every day from nine to five" has hours, "every day from Monday until Friday" a beginning and an end. */
function withRange(said: Said): Said | undefined {
  const { range, ...rest } = said;
  if (!range) return said;
  const ends = [range.from, range.to];
  const isOfClock = said.shared.repeat && CLOCK_STEPS[said.shared.repeat.frequency];
  const isTimed =
    !isOfClock && ends.every(({ clock, days }) => clock !== undefined && days.length === 0);
  if (isTimed) return said;
  const isDated = ends.every(({ clock, part }) => clock === undefined && part === undefined);
  return isDated ? { ...rest, repeatFrom: range.from, repeatUntil: range.to } : undefined;
}

/** "Each year in May" is each May. */
function withMonth(said: Said): Said {
  const { period, repeat, ...shared } = said.shared;
  const isMonth = period?.kind === "month" && period.which === "bare" && period.year === undefined;
  if (!isMonth || repeat?.frequency !== "YEARLY") return said;
  return { ...said, shared: { ...shared, repeat: { ...repeat, month: period.month } } };
}

/** The first occurrence with its hours. */
function withHours(first: Span, range: Range | undefined, scene: Scene): Span | undefined {
  if (!range) return first;
  const shared: Pieces = { days: [{ kind: "relative", days: 0 }] };
  return resolveRange({ shared, ...range }, { ...scene, now: first.from.startOf("day") });
}

/** "for two weeks" counts from the first day. */
function endAfter(first: LocalTime, length: Length | undefined): LocalTime | undefined {
  return length && first.startOf("day").plus({ [`${length.unit}s`]: length.amount });
}

/** Between which times it repeats; undefined when one was said that does not exist. */
function seasonOf(
  { shared, repeatFrom, repeatUntil }: Said,
  scene: Scene,
): { readonly start?: LocalTime; readonly end?: LocalTime } | undefined {
  const within = shared.period && periodSpan(shared.period, scene);
  const start = repeatFrom ? resolveMoment(repeatFrom, scene) : within;
  const end = repeatUntil
    ? resolveMoment(repeatUntil, seenFrom(repeatFrom && start, repeatUntil, scene))
    : within;
  const isMissing = (repeatFrom ?? shared.period) && !start;
  if (isMissing || (repeatUntil && !end)) return undefined;
  const last = repeatUntil ? end && untilEnd(end) : end?.to;
  return { ...(start ? { start: start.from } : {}), ...(last ? { end: last } : {}) };
}

/** "From November until June" is until the June behind that November. */
function seenFrom(start: Span | undefined, { days }: Pieces, scene: Scene): Scene {
  const isOfCalendar = days.every(({ kind }) => kind === "date" || kind === "weekday");
  return start && isOfCalendar && start.from > scene.now ? { ...scene, now: start.from } : scene;
}

type Occurring = {
  readonly repeat: Repeat;
  readonly pieces: Pieces;
  /** The first day it may fall on. */
  readonly first: LocalTime;
};

const CLOCK_STEPS: Readonly<Partial<Record<Repeat["frequency"], "hours" | "minutes">>> = {
  HOURLY: "hours",
  MINUTELY: "minutes",
};

/** "Every six hours at nine" begins at nine; no rule says that something comes again in the mornings only. */
function ofClock({ pieces }: Occurring, next: LocalTime, scene: Scene): Span | undefined {
  const { clock, part } = pieces;
  if (part) return undefined;
  return clock ? resolveMoment({ ...NOTHING, clock }, scene) : moment(next);
}

function firstOccurrence({ repeat, pieces, first }: Occurring, scene: Scene): Span | undefined {
  const { now } = scene;
  const step = CLOCK_STEPS[repeat.frequency];
  if (step) return ofClock({ repeat, pieces, first }, now.plus({ [step]: repeat.interval }), scene);
  const time: Pieces = {
    ...NOTHING,
    ...(pieces.clock ? { clock: pieces.clock } : {}),
    ...(pieces.part ? { part: pieces.part } : {}),
  };
  const isWholeDay = !time.clock && !time.part;
  const isOfSomeDays = repeat.frequency !== "DAILY" && time.clock !== undefined;
  if (isOfSomeDays && isOfEitherNight(time.clock, time.part)) return undefined;
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const day = first.plus({ days });
    if (!matches(day, repeat)) continue;
    // Seen from the start of that day its times are all ahead.
    const span = resolveMoment(
      { ...time, days: [{ kind: "relative", days: 0 }] },
      { ...scene, now: day },
    );
    if (!span) return undefined;
    if (isWholeDay || span.at > now) return span;
  }
  return undefined;
}
