import type { CalendarTime } from "./calendar-time.ts";
import type { ContentBlock } from "./content-lines.ts";
import { contentText } from "./content-lines.ts";
import { makeBlock } from "./edit-block.ts";
import { writeVtimezone } from "./write-vtimezone.ts";

export const NEWLINE = "\r\n";

/** The text of a new .ics file with one component, and the zone its times are in. */
export function newFile(component: ContentBlock, times: readonly CalendarTime[]): string {
  const zoned = times.filter((time) => time.form === "zoned");
  const zones = new Map(zoned.map((time) => [time.zone, new Date(time.wall).getUTCFullYear()]));
  const definitions = [...zones].map(([zone, year]) =>
    writeVtimezone(zone, { year, newline: NEWLINE }),
  );
  const lines = ["VERSION:2.0", "PRODID:-//sotto//sotto//EN"];
  const blocks = [...definitions, component];
  return contentText([makeBlock("VCALENDAR", { lines, blocks, newline: NEWLINE })]);
}

/** The form in which times of this zone are written: with its name, or in UTC. */
export function timeIn(zone: string): CalendarTime {
  const isUtc = ["UTC", "Etc/UTC", "Etc/GMT", "GMT"].includes(zone);
  return isUtc ? { form: "utc", wall: 0 } : { form: "zoned", wall: 0, zone };
}
