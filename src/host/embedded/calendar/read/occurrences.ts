import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { DAY_MS, epochOf, timeLike } from "../../ical/zones/calendar-time.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import type { EventLength, EventRecord, EventSeries } from "./event-series.ts";
import { isRepeating } from "./event-series.ts";
import { instantAt, readingLike, readingOf, readingsOf, replacedBy } from "./readings.ts";

/** One date of an event, with the record that says what it is like. */
export type Occurrence = {
  /** Which one of the series, whatever it was moved to: `20260302T080000Z`, or `20260302` for a date. */
  readonly instant?: string;
  readonly record: EventRecord;
  readonly start: number;
  readonly end: number;
};

export type Between = { readonly from: number; readonly to: number };

/**
 * The occurrences of a series that touch [from, to), in no order, cancelled ones left out:
 *
 *     rules ∪ RDATE ∪ start  −  EXDATE  −  replaced ones  ∪  their replacements
 *
 * Throws a RuleError for a rule that cannot be followed.
 */
export function occurrencesOf(series: EventSeries, between: Between): readonly Occurrence[] {
  const { master, overrides, zones } = series;
  const all: Occurrence[] = [];
  if (master && !isRepeating(series)) {
    all.push(occurrenceOf(master, { start: master.start, length: master.length, zones }));
  } else {
    const replaced = new Set(overrides.map((record) => replacedBy(record, series)));
    if (master) all.push(...plainOccurrences(series, { ...between, replaced }));
    all.push(...overrides.map((record) => replacement(record, series)));
  }
  return all.filter(
    ({ record, start, end }) => !record.isCancelled && touches({ start, end }, between),
  );
}

/** Whether [start, end) and [from, to) meet; an event without length counts where it begins. */
export function touches(
  { start, end }: Pick<Occurrence, "start" | "end">,
  { from, to }: Between,
): boolean {
  return start < to && (end > from || start >= from);
}

/** The occurrence with this instant, or undefined where the series has none (any more). */
export function occurrenceAt(series: EventSeries, instant: string): Occurrence | undefined {
  const override = series.overrides.find((record) => replacedBy(record, series) === instant);
  if (override) return override.isCancelled ? undefined : replacement(override, series);
  const reading = readingOf(instant, series);
  if (reading === undefined || !series.master) return undefined;
  const epoch = epochOf({ ...series.master.start, wall: reading }, series.zones);
  const around = { from: epoch - DAY_MS, to: epoch + 2 * DAY_MS, replaced: new Set<string>() };
  return plainOccurrences(series, around).find((each) => each.instant === instant);
}

function plainOccurrences(
  series: EventSeries,
  { from, to, replaced }: Between & { readonly replaced: ReadonlySet<string> },
): readonly Occurrence[] {
  const { master, zones } = series;
  if (!master) return [];
  const reach = reachOf(series);
  const first = timeLike(master.start, from, zones).wall - reach;
  const last = timeLike(master.start, to, zones).wall + reach;
  const lengths = new Map(
    master.extra.map(({ time, length }) => [readingLike(master.start, time, zones), length]),
  );
  const later = laterRecords(series);
  return readingsOf(series, { from: first, until: last }).flatMap((reading) => {
    const instant = instantAt(reading, series);
    if (replaced.has(instant)) return [];
    const change = later.findLast(({ reading: since }) => since <= reading);
    const record = change?.record ?? master;
    const start = { ...master.start, wall: reading + (change?.shift ?? 0) };
    const length = lengths.get(reading) ?? record.length;
    return [{ ...occurrenceOf(record, { start, length, zones }), instant }];
  });
}

/** How far an occurrence may lie from its reading: its length, what it is moved by, and a day for the zones. */
function reachOf(series: EventSeries): number {
  const records = [...(series.master ? [series.master] : []), ...series.overrides];
  const lengths = records.map(({ length }) => length.days * DAY_MS + length.ms);
  const extra = (series.master?.extra ?? []).map(({ length }) => length?.ms ?? 0);
  const shifts = laterRecords(series).map(({ shift }) => Math.abs(shift));
  return Math.max(0, ...lengths, ...extra) + Math.max(0, ...shifts) + DAY_MS;
}

/** The replacements that hold for all later occurrences too, and by how much each moves them. */
function laterRecords(
  series: EventSeries,
): readonly { readonly record: EventRecord; readonly reading: number; readonly shift: number }[] {
  const { master, zones } = series;
  if (!master) return [];
  return series.overrides
    .filter(({ isForLater }) => isForLater)
    .map((record) => {
      const reading = readingLike(master.start, record.recurrence ?? record.start, zones);
      const moved = timeLike(master.start, epochOf(record.start, zones), zones).wall;
      return { record, reading, shift: moved - reading };
    })
    .toSorted((a, b) => a.reading - b.reading);
}

function replacement(record: EventRecord, series: EventSeries): Occurrence {
  const { start, length } = record;
  const instant = replacedBy(record, series);
  return { ...occurrenceOf(record, { start, length, zones: series.zones }), instant };
}

/** A record's occurrence at a time, with a length. */
export function occurrenceOf(
  record: EventRecord,
  { start, length, zones }: { start: CalendarTime; length: EventLength; zones: Zones },
): Occurrence {
  const end = { ...start, wall: start.wall + length.days * DAY_MS };
  return { record, start: epochOf(start, zones), end: epochOf(end, zones) + length.ms };
}
