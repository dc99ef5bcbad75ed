import type { FileChange } from "../../vdir/items/file-changes.ts";
import type { CalendarTime } from "../zones/calendar-time.ts";
import type { ContentBlock } from "../text/content-lines.ts";
import { contentText } from "../text/content-lines.ts";
import { makeBlock } from "./edit-block.ts";
import { withComponents } from "./edit-file.ts";
import { readContent } from "../text/read-content.ts";
import { writeVtimezone } from "../zones/write-vtimezone.ts";

/** An item to be stored, and its times, whose zones have to stand beside it. */
export type NewComponent = {
  readonly component: ContentBlock;
  readonly times: readonly CalendarTime[];
};

/** A collection as far as a new item has to know it. */
export type NewPlace = {
  /** The folder new files go to; undefined where one file holds all. */
  readonly folder: string;
  readonly file?: string | undefined;
  /** What the one file holds; undefined where it is not there yet. */
  readonly text?: string | undefined;
};

/**
 * What storing a new item changes: a file that is a calendar of its own gets it beside the others, a folder a
 * file named by the UID.
 */
export function putNew(
  { folder, file, text }: NewPlace,
  uid: string,
  component: NewComponent,
): FileChange {
  if (file !== undefined && text !== undefined) {
    return { file, before: text, after: withNew(text, component) };
  }
  const name = file ?? (folder === "" ? `${uid}.ics` : `${folder}/${uid}.ics`);
  return { file: name, before: null, after: newFile(component) };
}

function withNew(text: string, { component, times }: NewComponent): string {
  return contentText(withComponents(readContent(text), [component], times));
}

/** The text of a new .ics file with one component, and the zones its times are in. */
function newFile({ component, times }: NewComponent): string {
  const zoned = times.filter((time) => time.form === "zoned");
  const zones = new Map(zoned.map((time) => [time.zone, new Date(time.wall).getUTCFullYear()]));
  const definitions = [...zones].map(([zone, year]) => writeVtimezone(zone, year));
  const lines = ["VERSION:2.0", "PRODID:-//sotto//sotto//EN"];
  return contentText([makeBlock("VCALENDAR", lines, [...definitions, component])]);
}

/** The form in which times of this zone are written: with its name, or in UTC. */
export function timeIn(zone: string): CalendarTime {
  const isUtc = ["UTC", "Etc/UTC", "Etc/GMT", "GMT"].includes(zone);
  return isUtc ? { form: "utc", wall: 0 } : { form: "zoned", wall: 0, zone };
}
