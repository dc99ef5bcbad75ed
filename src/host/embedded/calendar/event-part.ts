import type { CalendarTime } from "../ical/calendar-time.ts";
import type { ContentBlock } from "../ical/content-lines.ts";
import type { Zones } from "../ical/zones.ts";
import type { Flaw } from "../vdir/flaw.ts";

/** What is read of an event, and what turned out not to be readable. */
export type EventPart = {
  readonly block: ContentBlock;
  readonly start: CalendarTime;
  readonly zones: Zones;
  readonly flaws: Flaw[];
  readonly broken: string[];
};
