import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { readRaw } from "../../ical/text/read-property.ts";
import type { Claim, EventRecord, EventSeries } from "./event-series.ts";

/** What calendar programs write beside, or in place of, TRANSP (RFC 5545 3.8.2.7; MS-OXCICAL 2.1.3.1.1.20.31). */
const STATUSES = ["X-MICROSOFT-CDO-BUSYSTATUS", "X-MICROSOFT-CDO-INTENDEDSTATUS"];

export function readClaim(block: ContentBlock): Claim {
  const transparency = readRaw(block, "TRANSP").toUpperCase();
  const statuses = STATUSES.map((name) => readRaw(block, name).toUpperCase());
  if (transparency === "TRANSPARENT" || statuses.includes("FREE")) return "free";
  return transparency === "OPAQUE" || statuses.some((status) => status !== "") ? "busy" : "unsaid";
}

/**
 * Whether an event takes time away. What says nothing does, as the standard has it, but not a whole
 * day that comes every year, nor one in a calendar that holds nothing but days: a birthday and a
 * holiday are no appointments.
 */
export function takesTime(
  { claim, start }: EventRecord,
  { master }: EventSeries,
  { holdsTimes }: { readonly holdsTimes: boolean },
): boolean {
  if (claim !== "unsaid" || start.form !== "date") return claim !== "free";
  const isYearly = master?.rules.some(({ frequency }) => frequency === "YEARLY") ?? false;
  return holdsTimes && !isYearly;
}

/** An event that makes its calendar one of appointments: it has a time of day, or says that it takes its day. */
export function isAppointment({ master, overrides }: EventSeries): boolean {
  return [...(master ? [master] : []), ...overrides].some(
    ({ start, claim }) => start.form !== "date" || claim === "busy",
  );
}
