import type { EventChanges } from "../../../calendar.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { epochOf, timeLike, timeText } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { makeLine, splitLine } from "../../ical/text/content-lines.ts";
import { setValue } from "../../ical/edit/edit-block.ts";
import { touched } from "../../ical/edit/edit-file.ts";
import { expandRule } from "../../ical/rules/expand-rule.ts";
import { readText } from "../../ical/text/read-property.ts";
import type { RecurrenceRule } from "../../ical/rules/recurrence-rule.ts";
import { editDates, editLines } from "../../ical/edit/edit-dates.ts";
import { changed, eventAt, withTexts } from "./edit-occurrence.ts";
import type { EventRecord } from "../read/event-series.ts";
import { occurrenceOf } from "../read/occurrences.ts";
import { readingLike } from "../read/readings.ts";
import type { SeriesCut } from "./series-cut.ts";
import { laterOverrides } from "./series-cut.ts";
import { recountRule } from "../../ical/rules/rule-text.ts";
import { shiftRule } from "../../ical/rules/shift-rule.ts";

/** The VEVENTs of a series from the cut on with the changes made, by the place each had. */
export function laterBlocks(
  cut: SeriesCut,
  changes: EventChanges,
): ReadonlyMap<number, ContentBlock> {
  const { parts, master } = cut;
  const block = eventAt(parts, master.place);
  const shift = shiftOf(cut, changes);
  const overrides = laterOverrides(cut).map(
    (record) => [record.place, laterOverride(record, { cut, changes, block, shift })] as const,
  );
  const isMoved = changes.start !== undefined || changes.end !== undefined;
  if (!isMoved && master.start.wall === cut.reading) {
    const edited = touched(withTexts(block, changes), cut);
    return new Map([[master.place, edited], ...overrides]);
  }
  return new Map([[master.place, laterMaster(block, { cut, changes, shift })], ...overrides]);
}

type Shift = { readonly cut: SeriesCut; readonly shift: number };

/** By how much all later occurrences move, on the wall of the start. */
function shiftOf({ master, reading, series }: SeriesCut, changes: EventChanges): number {
  if (changes.start === undefined) return 0;
  return timeLike(master.start, changes.start, series.zones).wall - reading;
}

/** The series begun at the cut: its start, its rules' ends and counts, and its exceptions from there on. */
function laterMaster(
  block: ContentBlock,
  { cut, changes, shift }: Shift & { readonly changes: EventChanges },
): ContentBlock {
  const { master, reading, series } = cut;
  const { zones } = series;
  const occurrence = occurrenceOf(master, {
    start: { ...master.start, wall: reading },
    length: master.length,
    zones,
  });
  const target = { ...cut, occurrence };
  const moved = changed(block, { target, changes: { start: occurrence.start, ...changes } });
  const dates = {
    keep: (time: CalendarTime) => readingLike(master.start, time, zones) >= reading,
    change: (time: CalendarTime) => shifted(time, { cut, shift }),
  };
  const ruled = shiftRules(moved, { cut, shift });
  return editDates(editDates(ruled, "EXDATE", dates), "RDATE", dates);
}

function shiftRules(block: ContentBlock, { cut, shift }: Shift): ContentBlock {
  const { master, reading } = cut;
  let index = 0;
  return editLines(block, "RRULE", (line) => {
    const rule = master.rules[index++];
    if (!rule) return line;
    const until = rule.until && shifted(rule.until, { cut, shift });
    const text = shiftRule(rule, {
      from: reading,
      to: reading + shift,
      ...(until ? { until } : {}),
    });
    const value = rule.count === undefined ? text : recountRule(text, countFrom(rule, cut));
    return makeLine(`${splitLine(line).head}:${value}`);
  });
}

/** How many of a rule's counted occurrences are left from the cut on. */
function countFrom(rule: RecurrenceRule, { master: { start }, reading }: SeriesCut): number {
  const before = expandRule(rule, { start, from: start.wall, until: reading - 1 });
  return (rule.count ?? 0) - before.length;
}

function shifted(time: CalendarTime, { cut: { master, series }, shift }: Shift): CalendarTime {
  if (shift === 0) return time;
  const wall = readingLike(master.start, time, series.zones) + shift;
  return timeLike(time, epochOf({ ...master.start, wall }, series.zones), series.zones);
}

/** A replaced occurrence after the cut: it takes over the texts it shared with the series; the one at the cut moves too. */
function laterOverride(
  record: EventRecord,
  {
    cut,
    changes,
    block,
    shift,
  }: Shift & { readonly changes: EventChanges; readonly block: ContentBlock },
): ContentBlock {
  const { parts, master, series, reading } = cut;
  const override = eventAt(parts, record.place);
  const recurrence = record.recurrence ?? record.start;
  const value = timeText(shifted(recurrence, { cut, shift }));
  const renamed = shift === 0 ? override : setValue(override, "RECURRENCE-ID", value);
  if (readingLike(master.start, recurrence, series.zones) === reading) {
    return changed(renamed, { target: cut, changes });
  }
  const edited = withTexts(renamed, sharedTexts(changes, { block, override }));
  return edited === override ? override : touched(edited, cut);
}

function sharedTexts(
  changes: EventChanges,
  { block, override }: { readonly block: ContentBlock; readonly override: ContentBlock },
): EventChanges {
  const { title, location, notes, attendees } = changes;
  const isShared = (name: string): boolean => readText(block, name) === readText(override, name);
  return {
    ...(title !== undefined && isShared("SUMMARY") ? { title } : {}),
    ...(location !== undefined && isShared("LOCATION") ? { location } : {}),
    ...(notes !== undefined && isShared("DESCRIPTION") ? { notes } : {}),
    ...(attendees === undefined ? {} : { attendees }),
  };
}
