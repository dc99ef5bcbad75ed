import type { CalendarTime } from "../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../ical/text/content-lines.ts";
import type { Zones } from "../ical/zones/zones.ts";
import type { Flaw } from "../vdir/flaw.ts";

/** What is read of an event, and what turned out not to be readable. */
export type EventPart = {
  readonly block: ContentBlock;
  readonly start: CalendarTime;
  readonly zones: Zones;
  readonly flaws: Flaw[];
  readonly broken: string[];
};
