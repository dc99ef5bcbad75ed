import type { Zones } from "../../embedded/ical/zones/zones.ts";
import type { CalendarScripts } from "./calendar-scripts.ts";

/** The scripts, and whose wall they are read on. */
export type CalendarKeeping = {
  readonly run: CalendarScripts;
  readonly zones: Zones;
  readonly zone: string;
};
