import type { EventChanges } from "../../../calendar.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { DAY_MS, epochOf } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock, ContentPart } from "../../ical/text/content-lines.ts";
import { makeLine, splitLine } from "../../ical/text/content-lines.ts";
import { setLine, setValue } from "../../ical/edit/edit-block.ts";
import { stampText, touched } from "../../ical/edit/edit-file.ts";
import { editDates, editLines } from "../../ical/edit/edit-dates.ts";
import type { EventTarget } from "./edit-occurrence.ts";
import { editEvents, placesOf } from "./edit-occurrence.ts";
import { laterBlocks } from "./later-blocks.ts";
import { readingLike, readingsOf } from "../read/readings.ts";
import type { SeriesCut } from "./series-cut.ts";
import { cutAt, laterOverrides } from "./series-cut.ts";
import { endRule } from "../../ical/rules/rule-text.ts";

/** What a change from one occurrence on comes to. */
export type SeriesChange = {
  readonly parts: readonly ContentPart[];
  /** The series of the occurrences from there on, where it had to be split. */
  readonly later?: readonly ContentBlock[];
};

/**
 * Changes an occurrence and all later ones. From the first one on, that is the series itself; later, the
 * series ends before and a new one, with the given UID, goes on with its exceptions:
 *
 *     MO ─ MO ─ MO ─ MO …   becomes   MO ─ MO (UNTIL)   and   TU ─ TU … (new UID)
 */
export function changeFrom(
  target: EventTarget,
  { changes, uid }: { readonly changes: EventChanges; readonly uid: string },
): SeriesChange {
  const cut = cutAt(target);
  const later = laterBlocks(cut, changes);
  if (isFirst(cut)) {
    return { parts: editEvents(cut.parts, (block, place) => [later.get(place) ?? block]) };
  }
  const components = [...later.values()].map((block) => asNew(block, { uid, target }));
  return { parts: endBefore(cut), later: components };
}

/** The file without an occurrence and all later ones. */
export function removeFrom(target: EventTarget): readonly ContentPart[] {
  const cut = cutAt(target);
  if (!isFirst(cut)) return endBefore(cut);
  const gone = placesOf(cut.series);
  return editEvents(cut.parts, (block, place) => (gone.includes(place) ? [] : [block]));
}

function isFirst({ series, master, reading }: SeriesCut): boolean {
  return readingsOf(series, { from: master.start.wall, until: reading - 1 }).length === 0;
}

/** The series up to, and without, the reading. */
function endBefore(cut: SeriesCut): readonly ContentPart[] {
  const { parts, series, master, reading } = cut;
  const gone = laterOverrides(cut).map(({ place }) => place);
  const until = untilBefore(cut);
  const keep = (time: CalendarTime): boolean =>
    readingLike(master.start, time, series.zones) < reading;
  return editEvents(parts, (block, place) => {
    if (gone.includes(place)) return [];
    if (place !== master.place) return [block];
    const ended = editLines(block, "RRULE", (line) => {
      const { head, value } = splitLine(line);
      return makeLine(`${head}:${endRule(value, until)}`);
    });
    return [touched(editDates(ended, "RDATE", { keep }), cut)];
  });
}

/** The last moment before the reading: the day before for dates, else a second before, in UTC where the zone is known. */
function untilBefore({ master, reading, series }: SeriesCut): CalendarTime {
  const { start } = master;
  if (start.form === "date") return { form: "date", wall: reading - DAY_MS };
  if (start.form === "floating") return { form: "floating", wall: reading - 1_000 };
  return { form: "utc", wall: epochOf({ ...start, wall: reading }, series.zones) - 1_000 };
}

/** A VEVENT as one of a new series. */
function asNew(
  block: ContentBlock,
  { uid, target: { now } }: { readonly uid: string; readonly target: EventTarget },
): ContentBlock {
  const named = setLine(block, `UID:${uid}`);
  const stamped = setLine(named, `DTSTAMP:${stampText(now)}`);
  const counted = setLine(stamped, "SEQUENCE:0");
  return setValue(counted, "CREATED", stampText(now));
}
