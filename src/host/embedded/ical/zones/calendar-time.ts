import type { Walls } from "./zone.ts";

/**
 * A date or time as a calendar file writes it: a wall-clock reading (epoch ms as if the wall were in
 * UTC) and whose wall it is. A date reads midnight.
 */
export type CalendarTime =
  | { readonly form: "date" | "utc" | "floating"; readonly wall: number }
  | { readonly form: "zoned"; readonly wall: number; readonly zone: string };

const DATE_OR_TIME =
  /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)(?:[Tt ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?([Zz]|[+-]\d\d:?\d\d)?)?$/;

/** Reads `20260302`, `20260302T090000`, `…Z`, their dashed forms and those with an offset; undefined for what is no real date. */
export function readTime(value: string, zone?: string): CalendarTime | undefined {
  const match = DATE_OR_TIME.exec(value);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  if (!isDate(year, month, day) || !isTime(hour, minute, second)) return undefined;
  // A leap second is read as the one before it.
  const wall = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  if (match[4] === undefined) return { form: "date", wall };
  const offset = match[7];
  if (offset !== undefined) return { form: "utc", wall: wall - offsetMs(offset) };
  return zone === undefined ? { form: "floating", wall } : { form: "zoned", wall, zone };
}

/** Midnight may be written as the end of its day. */
function isTime(hour: number, minute: number, second: number): boolean {
  return (hour < 24 || (hour === 24 && minute + second === 0)) && minute < 60 && second <= 60;
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -ms : ms;
}

function isDate(year: number, month: number, day: number): boolean {
  return (
    year >= 1000 && day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
  );
}

/** `20260302`, `20260302T090000` or `20260302T080000Z`. */
export function timeText(time: CalendarTime): string {
  const digits = new Date(time.wall).toISOString().replace(/[-:]/g, "");
  if (time.form === "date") return digits.slice(0, 8);
  return digits.slice(0, 15) + (time.form === "utc" ? "Z" : "");
}

/** `;VALUE=DATE:20260302`, `;TZID=Europe/Berlin:20260302T090000` or `:20260302T080000Z`, to follow a property's name. */
export function timeProperty(time: CalendarTime): string {
  if (time.form === "date") return `;VALUE=DATE:${timeText(time)}`;
  if (time.form === "zoned") return `;TZID=${quoted(time.zone)}:${timeText(time)}`;
  return `:${timeText(time)}`;
}

export function epochOf(time: CalendarTime, zones: Walls): number {
  if (time.form === "utc") return time.wall;
  const zone = time.form === "zoned" ? zones.named(time.zone) : zones.local;
  return zone.toEpoch(time.wall);
}

/** Another instant, written in the same form and zone; of a date, the day it falls on here. */
export function timeLike(time: CalendarTime, epoch: number, zones: Walls): CalendarTime {
  if (time.form === "utc") return { form: "utc", wall: epoch };
  const zone = time.form === "zoned" ? zones.named(time.zone) : zones.local;
  const wall = zone.toWall(epoch);
  return { ...time, wall: time.form === "date" ? dayOf(wall) : wall };
}

export const DAY_MS = 86_400_000;

/** The midnight a reading's day begins with. */
export function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

function quoted(parameter: string): string {
  return /[,:;]/.test(parameter) ? `"${parameter}"` : parameter;
}
