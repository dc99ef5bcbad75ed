import { HostFailure } from "../../../../errors.ts";
import type { Address } from "../../../address.ts";
import type { EventChanges } from "../../../calendar.ts";
import { timeText } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../../ical/text/content-lines.ts";
import { splitLine } from "../../ical/text/content-lines.ts";
import { addLine, lineOf, linesOf, setLine, withoutLines } from "../../ical/edit/edit-block.ts";
import { componentsOf, editComponents, setText, touched } from "../../ical/edit/edit-file.ts";
import type { EventRecord, EventSeries } from "../read/event-series.ts";
import { mustBeAddresses } from "../../mail/message/compose-mail.ts";
import { attendeeLine } from "./new-event.ts";
import { changedTimes, isSameLength, setTimes } from "./event-times.ts";
import type { Occurrence } from "../read/occurrences.ts";
import { instantAt, readingOf, readingsOf, replacedBy } from "../read/readings.ts";

/** One occurrence of a series in a file, to be changed or removed. */
export type EventTarget = {
  readonly parts: readonly ContentPart[];
  readonly series: EventSeries;
  readonly occurrence: Occurrence;
  readonly now: number;
};

/** The file with the event changed, or with one occurrence of a repeating event replaced by a changed one. */
export function changeOccurrence(
  target: EventTarget,
  changes: EventChanges,
): readonly ContentPart[] {
  const { parts, series, occurrence } = target;
  const { record } = occurrence;
  if (!isOneOfMany(series, occurrence)) {
    return editEvents(parts, (block, place) => [
      place === record.place ? changed(block, { target, changes }) : block,
    ]);
  }
  if (record.isForLater && replacedBy(record, series) === occurrence.instant) {
    const sentence =
      "Another program has changed this and all later dates; I can't change this one alone.";
    throw new HostFailure("invalid", sentence);
  }
  const last = Math.max(...placesOf(series));
  const base = eventAt(parts, record.place);
  const replacement = changed(replacementOf(base, target), { target, changes });
  return editEvents(parts, (block, place) => (place === last ? [block, replacement] : [block]));
}

/** The file without the event, or with one occurrence of a repeating event taken out. */
export function removeOccurrence(target: EventTarget): readonly ContentPart[] {
  const { parts, series, occurrence } = target;
  const { master } = series;
  const reading =
    occurrence.instant === undefined ? undefined : readingOf(occurrence.instant, series);
  if (!master || reading === undefined || isOnlyOne(series, occurrence)) {
    const gone = master ? placesOf(series) : [occurrence.record.place];
    return editEvents(parts, (block, place) => (gone.includes(place) ? [] : [block]));
  }
  const replaced = series.overrides
    .filter((record) => !record.isForLater && replacedBy(record, series) === occurrence.instant)
    .map(({ place }) => place);
  return editEvents(parts, (block, place) => {
    if (replaced.includes(place)) return [];
    if (place !== master.place) return [block];
    const line = `${namedLike(block, "EXDATE")}:${timeText({ ...master.start, wall: reading })}`;
    return [touched(addLine(block, line), target)];
  });
}

/** The block with the changes made, marked as changed. */
export function changed(
  block: ContentBlock,
  { target, changes }: { readonly target: EventTarget; readonly changes: EventChanges },
): ContentBlock {
  const { occurrence, series } = target;
  const { zones } = series;
  const isTimed = changes.start !== undefined || changes.end !== undefined;
  if (isTimed) checkWhole(occurrence.record);
  const times = changedTimes(occurrence, { changes, zones });
  const keepsLength = isSameLength(times, occurrence, zones);
  const moved = isTimed ? setTimes(block, { times, keepsLength, zones }) : block;
  return touched(withTexts(moved, changes), target);
}

/** Fails with `refused` where what a move depends on could not be read. */
function checkWhole({ broken, title }: EventRecord): void {
  const [name] = broken;
  if (name === undefined) return;
  const sentence = `“${title}” has a damaged ${name} in its file, so I don't move it.`;
  throw new HostFailure("refused", sentence);
}

/** The block with the texts the changes name, and the people who come to it. */
export function withTexts(block: ContentBlock, changes: EventChanges): ContentBlock {
  const texts = [
    ["SUMMARY", changes.title],
    ["LOCATION", changes.location],
    ["DESCRIPTION", changes.notes],
  ] as const;
  const worded = texts.reduce(
    (edited, [name, text]) => (text === undefined ? edited : setText(edited, name, text)),
    block,
  );
  return withPeople(worded, changes.attendees ?? []);
}

/** Nobody stands in an event twice. */
function withPeople(block: ContentBlock, people: readonly Address[]): ContentBlock {
  mustBeAddresses(people);
  const there = linesOf(block, "ATTENDEE").map((line) =>
    splitLine(line).value.trim().toLowerCase(),
  );
  const isNew = ({ address }: Address): boolean =>
    !there.includes(`mailto:${address.toLowerCase()}`);
  return people.filter(isNew).map(attendeeLine).reduce(addLine, block);
}

export function editEvents(
  parts: readonly ContentPart[],
  edit: (block: ContentBlock, place: number) => readonly ContentBlock[],
): readonly ContentPart[] {
  return editComponents(parts, { name: "VEVENT", edit });
}

export function eventAt(parts: readonly ContentPart[], place: number): ContentBlock {
  const block = componentsOf(parts, "VEVENT")[place];
  if (block) return block;
  throw new HostFailure("invalid", "The event is no longer where it was.");
}

export function placesOf({ master, overrides, earlier }: EventSeries): readonly number[] {
  return [...[...(master ? [master] : []), ...overrides].map(({ place }) => place), ...earlier];
}

/** A property's name with the parameters of the block's DTSTART, whose form it shares. */
function namedLike(block: ContentBlock, name: string): string {
  const line = lineOf(block, "DTSTART");
  return name + (line ? splitLine(line).head.slice("DTSTART".length) : "");
}

/** Whether changing the occurrence's record would change others too. */
function isOneOfMany(series: EventSeries, { record, instant }: Occurrence): boolean {
  if (instant === undefined || !series.master) return false;
  return record === series.master ? true : record.isForLater;
}

/** A copy of a series' VEVENT that stands in for one occurrence of it, at the time it has. */
function replacementOf(block: ContentBlock, target: EventTarget): ContentBlock {
  const { series, occurrence } = target;
  const { master, zones } = series;
  const reading =
    occurrence.instant === undefined ? undefined : readingOf(occurrence.instant, series);
  if (!master || reading === undefined) return block;
  const frame = eventAt(target.parts, master.place);
  const id = `${namedLike(frame, "RECURRENCE-ID")}:${timeText({ ...master.start, wall: reading })}`;
  const single = withoutLines(block, ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"]);
  const at = setTimes(single, { times: occurrence, keepsLength: true, zones });
  return setLine(at, id);
}

/** Whether nothing is left of a series without this occurrence. Endless series never end that way. */
function isOnlyOne(series: EventSeries, { instant }: Occurrence): boolean {
  const { master, overrides } = series;
  if (!master) return true;
  const isEndless = master.rules.some(({ count, until }) => count === undefined && !until);
  if (isEndless) return false;
  const others = overrides.filter((record: EventRecord) => replacedBy(record, series) !== instant);
  if (others.some(({ isCancelled }) => !isCancelled)) return false;
  return remainingInstants(series).every((each) => each === instant);
}

function remainingInstants(series: EventSeries): readonly string[] {
  const { master, overrides } = series;
  if (!master) return [];
  const replaced = new Set(overrides.map((record) => replacedBy(record, series)));
  return readingsOf(series, { from: master.start.wall, until: Infinity })
    .map((reading) => instantAt(reading, series))
    .filter((instant) => !replaced.has(instant));
}
