import type { DateTime } from "luxon";
import type { SampleClock } from "./sample-time.ts";

/** One property in jCal (RFC 7265): name, parameters, value type, value. */
export type IcalProperty = readonly [string, Readonly<Record<string, string>>, string, unknown];

/** A date or a zoned time as calendar programs write it: `TZID` for named zones, `Z` for UTC. */
export function icalTime(
  property: string,
  time: DateTime,
  precision: "day" | "time",
): IcalProperty {
  if (precision === "day") return [property, {}, "date", time.toFormat("yyyy-MM-dd")];
  const local = time.toFormat("yyyy-MM-dd'T'HH:mm:ss");
  const zone = time.zoneName ?? "UTC";
  if (zone === "UTC" || zone === "Etc/UTC") return [property, {}, "date-time", `${local}Z`];
  return [property, { tzid: zone }, "date-time", local];
}

/** When the record was written, in UTC. */
export function stamp({ now }: SampleClock): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z`;
}
