import type { Refound, FoundOccurrence } from "./calendar-index.ts";
import { HostFailure } from "../../../errors.ts";
import type { EventChanges, EventSpan, NewEvent } from "../../calendar.ts";
import { timeLike } from "../ical/zones/calendar-time.ts";
import { checkText, checkTitle } from "../ical/text/check-text.ts";
import type { ContentPart } from "../ical/text/content-lines.ts";
import { contentText } from "../ical/text/content-lines.ts";
import { fileText, framed, withComponents } from "../ical/edit/edit-file.ts";
import { putNew } from "../ical/edit/new-file.ts";
import { readContent } from "../ical/text/read-content.ts";
import type { FileChange } from "../vdir/items/file-changes.ts";
import type { Collection } from "../vdir/collections.ts";
import type { EventTarget } from "./edit/edit-occurrence.ts";
import { changeOccurrence, removeOccurrence } from "./edit/edit-occurrence.ts";
import { changeFrom, removeFrom } from "./edit/edit-series.ts";
import { isRepeating } from "./read/event-series.ts";
import type { EventWriting } from "./edit/new-event.ts";
import { newEvent } from "./edit/new-event.ts";
import { instantAt } from "./read/readings.ts";

/** Where the first event goes when there is no calendar yet. */
const FIRST_CALENDAR = "personal";

/** A calendar, and what its file holds where it is one file. */
export type OpenCalendar = {
  readonly calendar: Collection | undefined;
  readonly text: string | undefined;
};

/** What a new event does to the files: in a calendar, or in a first one where there is none. */
export function createEvent(
  event: NewEvent,
  { calendar, text, ...writing }: OpenCalendar & EventWriting,
): FileChange {
  const place = { folder: calendar?.id ?? FIRST_CALENDAR, file: calendar?.file, text };
  return putNew(place, writing.uid, newEvent(event, writing));
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
  }: Pick<EventWriting, "now" | "uid"> & {
    readonly changes: EventChanges;
    readonly span: EventSpan;
    readonly text: string;
  },
): { readonly changes: readonly FileChange[]; readonly found: Refound } {
  checkChanges(changes);
  const { file, collection } = entry.item;
  const target = targetOf({ entry, occurrence }, { text, now });
  const place = entry.series.master?.place ?? occurrence.record.place;
  const same = { file, place, instant: occurrence.instant };
  if (span === "this" || !isRepeating(entry.series)) {
    const parts = changeOccurrence(target, changes);
    return { changes: [{ file, before: text, after: contentText(parts) }], found: same };
  }
  const { parts, later } = changeFrom(target, { changes, uid });
  const instant = movedInstant({ entry, occurrence }, changes);
  const whole = (all: readonly ContentPart[]): FileChange => ({
    file,
    before: text,
    after: contentText(all),
  });
  if (!later) return { changes: [whole(parts)], found: { ...same, instant } };
  const found = { uid, instant };
  if (collection.file !== undefined) {
    return { changes: [whole(withComponents(parts, later))], found };
  }
  // The new series first: should the second write fail for good, dates are there twice, never lost.
  const after = contentText(framed(target.parts, later));
  return { changes: [{ file: besides(file, uid), before: null, after }, whole(parts)], found };
}

/** What removing an event, one date of it, or all from a date on does to its file. */
export function removeEvent(
  found: FoundOccurrence,
  { span, text, now }: { readonly span: EventSpan; readonly text: string; readonly now: number },
): FileChange {
  const target = targetOf(found, { text, now });
  const isSingle = span === "this" || !isRepeating(found.entry.series);
  const parts = isSingle ? removeOccurrence(target) : removeFrom(target);
  const { file, collection } = found.entry.item;
  // A calendar in one file is there without events too.
  const after = collection.file === undefined ? fileText(parts) : contentText(parts);
  return { file, before: text, after };
}

function targetOf(
  { entry, occurrence }: FoundOccurrence,
  { text, now }: { readonly text: string; readonly now: number },
): EventTarget {
  const parts: readonly ContentPart[] = readContent(text);
  return { parts, series: entry.series, occurrence, now };
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
