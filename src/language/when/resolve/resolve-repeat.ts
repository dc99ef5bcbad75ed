import type { Length } from "../../../types/time/length.ts";
import type { LocalTime } from "../local-time.ts";
import { NOTHING } from "../merge-piece.ts";
import type { Pieces, Repeat } from "../../../types/time/phrase.ts";
import { nthWeekdayOf } from "./resolve-calendar-day.ts";
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
  /** The hours of each occurrence. */
  readonly range?: Range | undefined;
};

type Range = { readonly from: Pieces; readonly to: Pieces };

const DAY_NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** Four years and a day: the longest wait, for 29 February. */
const MOST_DAYS = 366 * 8;

/** The first occurrence ahead and the rule; undefined where no day ever fits. */
export function resolveRepeat(phrase: Said, scene: Scene): Recurrence | undefined {
  const said = withRange(phrase);
  const repeat = said?.shared.repeat && withDays(said.shared.repeat, said.shared);
  const season = said && seasonOf(said, scene);
  if (!said || !repeat || !season) return undefined;
  const span = firstSpan(repeat, { said, start: season.start }, scene);
  const end = span && (season.end ?? endAfter(span.from, said.repeatFor));
  if (!span || (end && span.from >= end)) return undefined;
  const rule = ruleOf(repeat);
  return end ? { span, rule, until: end.minus({ seconds: 1 }) } : { span, rule };
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
  // "Each year in May" has no day.
  if (said.shared.period && said.shared.repeat?.frequency === "YEARLY") return undefined;
  if (!range) return said;
  const ends = [range.from, range.to];
  const isTimed = ends.every(({ clock, days }) => clock !== undefined && days.length === 0);
  if (isTimed) return said;
  const isDated = ends.every(({ clock, part }) => clock === undefined && part === undefined);
  return isDated ? { ...rest, repeatFrom: range.from, repeatUntil: range.to } : undefined;
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
  const end = repeatUntil ? resolveMoment(repeatUntil, scene) : within;
  const isMissing = (repeatFrom ?? shared.period) && !start;
  if (isMissing || (repeatUntil && !end)) return undefined;
  const last = repeatUntil ? end && untilEnd(end) : end?.to;
  return { ...(start ? { start: start.from } : {}), ...(last ? { end: last } : {}) };
}

/** "every month on the 15th", "every two weeks on Tuesday": the day said beside the rhythm. */
function withDays(repeat: Repeat, { days }: Pieces): Repeat | undefined {
  const [day, second] = days;
  if (!day) return repeat;
  if (second || repeat.weekdays.length > 0) return undefined;
  if (day.kind === "weekday" && day.which === "bare" && repeat.frequency === "WEEKLY") {
    return { ...repeat, weekdays: [day.weekday] };
  }
  if (day.kind !== "date" || day.year !== undefined) return undefined;
  if (repeat.frequency === "MONTHLY" && day.month === undefined) {
    return { ...repeat, monthDay: day.day };
  }
  if (repeat.frequency !== "YEARLY" || day.month === undefined) return undefined;
  return { ...repeat, month: day.month, monthDay: day.day };
}

type Occurring = {
  readonly repeat: Repeat;
  readonly pieces: Pieces;
  /** The first day it may fall on. */
  readonly first: LocalTime;
};

function firstOccurrence({ repeat, pieces, first }: Occurring, scene: Scene): Span | undefined {
  const { now } = scene;
  if (repeat.frequency === "HOURLY") return moment(now.plus({ hours: repeat.interval }));
  if (repeat.frequency === "MINUTELY") return moment(now.plus({ minutes: repeat.interval }));
  const time: Pieces = {
    ...NOTHING,
    ...(pieces.clock ? { clock: pieces.clock } : {}),
    ...(pieces.part ? { part: pieces.part } : {}),
  };
  const isWholeDay = !time.clock && !time.part;
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

function matches(day: LocalTime, { weekdays, nth, monthDay, month }: Repeat): boolean {
  if (month !== undefined && day.month !== month) return false;
  if (monthDay === -1) return day.plus({ days: 1 }).day === 1;
  if (monthDay !== undefined && day.day !== monthDay) return false;
  if (weekdays.length === 0) return true;
  if (!weekdays.includes(day.weekday)) return false;
  return nth === undefined || nthWeekdayOf(day, nth, day.weekday)?.equals(day) === true;
}

function ruleOf({ frequency, interval, weekdays, nth, monthDay, month }: Repeat): string {
  const days = weekdays.map((weekday) => `${nth ?? ""}${DAY_NAMES[weekday - 1]}`);
  return [
    `FREQ=${frequency}`,
    interval > 1 ? `INTERVAL=${interval}` : "",
    month === undefined ? "" : `BYMONTH=${month}`,
    monthDay === undefined ? "" : `BYMONTHDAY=${monthDay}`,
    days.length > 0 ? `BYDAY=${days.join(",")}` : "",
  ]
    .filter((part) => part !== "")
    .join(";");
}
