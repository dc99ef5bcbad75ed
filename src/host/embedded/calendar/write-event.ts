import { HostFailure } from "../../../errors.ts";
import type { EventChanges, EventSpan, NewEvent } from "../../calendar.ts";
import { timeLike } from "../ical/calendar-time.ts";
import { checkText, checkTitle } from "../ical/check-text.ts";
import type { ContentPart } from "../ical/content-lines.ts";
import { contentText, newlineOf, readContent } from "../ical/content-lines.ts";
import { fileText } from "../ical/edit-file.ts";
import type { Zones } from "../ical/zones.ts";
import type { FileChange } from "../vdir/file-changes.ts";
import type { Collection } from "../vdir/collections.ts";
import type { FoundOccurrence } from "./calendar-index.ts";
import type { EventTarget } from "./edit-occurrence.ts";
import { changeOccurrence, removeOccurrence } from "./edit-occurrence.ts";
import { changeFrom, removeFrom } from "./edit-series.ts";
import { isRepeating } from "./event-series.ts";
import { newEventFile } from "./new-event.ts";
import { instantAt } from "./readings.ts";

/** Where the first event goes when there is no calendar yet. */
const FIRST_CALENDAR = "personal";

type Writing = { readonly now: number; readonly uid: string };

/** The file of a new event in a calendar, or in a first one where there is none. */
export function createEvent(
  event: NewEvent,
  {
    calendar,
    zone,
    zones,
    now,
    uid,
  }: Writing & {
    readonly calendar: Collection | undefined;
    readonly zone: string;
    readonly zones: Zones;
  },
): FileChange {
  const folder = calendar?.id ?? FIRST_CALENDAR;
  const file = folder === "" ? `${uid}.ics` : `${folder}/${uid}.ics`;
  return { file, before: null, after: newEventFile(event, { uid, now, zone, zones }) };
}

/** What a change to an event does to the files, and under which id the event goes on. */
export function changeEvent(
  { entry, occurrence }: FoundOccurrence,
  {
    changes,
    span,
    text,
    now,
    uid,
  }: Writing & {
    readonly changes: EventChanges;
    readonly span: EventSpan;
    readonly text: string;
  },
): { readonly changes: readonly FileChange[]; readonly id: string } {
  checkChanges(changes);
  const { file } = entry.item;
  const target = targetOf({ entry, occurrence }, { text, now });
  const id = occurrence.instant === undefined ? entry.id : `${entry.id}/${occurrence.instant}`;
  if (span === "this" || !isRepeating(entry.series)) {
    const parts = changeOccurrence(target, changes);
    return { changes: [{ file, before: text, after: contentText(parts) }], id };
  }
  const { parts, later } = changeFrom(target, { changes, uid });
  const instant = movedInstant({ entry, occurrence }, changes);
  const change = { file, before: text, after: contentText(parts) };
  if (!later) return { changes: [change], id: `${entry.id}/${instant}` };
  // The new series first: should the second write fail for good, dates are there twice, never lost.
  const created = { file: besides(file, uid), before: null, after: contentText(later) };
  return { changes: [created, change], id: `${uid}/${instant}` };
}

/** What removing an event, one date of it, or all from a date on does to its file. */
export function removeEvent(
  found: FoundOccurrence,
  { span, text, now }: { readonly span: EventSpan; readonly text: string; readonly now: number },
): FileChange {
  const target = targetOf(found, { text, now });
  const isSingle = span === "this" || !isRepeating(found.entry.series);
  const parts = isSingle ? removeOccurrence(target) : removeFrom(target);
  return { file: found.entry.item.file, before: text, after: fileText(parts) };
}

function targetOf(
  { entry, occurrence }: FoundOccurrence,
  { text, now }: { readonly text: string; readonly now: number },
): EventTarget {
  const parts: readonly ContentPart[] = readContent(text);
  return { parts, series: entry.series, occurrence, now, newline: newlineOf(text) };
}

function checkChanges(changes: EventChanges): void {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new HostFailure("invalid", "There is nothing to change.");
  }
  if (changes.title !== undefined) checkTitle(changes.title);
  checkText([changes.location, changes.notes]);
}

/** The instant of the changed occurrence in a series that was moved from it on. */
function movedInstant({ entry, occurrence }: FoundOccurrence, { start }: EventChanges): string {
  const { master, zones } = entry.series;
  if (start === undefined || !master) return occurrence.instant ?? "";
  return instantAt(timeLike(master.start, start, zones).wall, entry.series);
}

function besides(file: string, uid: string): string {
  return `${file.slice(0, file.lastIndexOf("/") + 1)}${uid}.ics`;
}
