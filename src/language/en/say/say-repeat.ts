import { DateTime } from "luxon";
import { ordinalToWords } from "../numbers/number-words.ts";
import { sayList } from "./say-list.ts";

const DAYS: ReadonlyMap<string, string> = new Map([
  ["MO", "Monday"],
  ["TU", "Tuesday"],
  ["WE", "Wednesday"],
  ["TH", "Thursday"],
  ["FR", "Friday"],
  ["SA", "Saturday"],
  ["SU", "Sunday"],
]);
const UNITS: ReadonlyMap<string, string> = new Map([
  ["MINUTELY", "minute"],
  ["HOURLY", "hour"],
  ["DAILY", "day"],
  ["WEEKLY", "week"],
  ["MONTHLY", "month"],
  ["YEARLY", "year"],
]);

const WORKDAYS = "MO,TU,WE,TH,FR";

/**
 * An RRULE value as words: "every Monday", "every other Friday", "on the last Friday of every
 * month", "every day until Friday 6 March". Parts nobody says ("BYWEEKNO") give "repeating".
 */
export function sayRepeat(rule: string): string {
  const parts = new Map(rule.toUpperCase().split(";").map(toPart));
  const words = rhythmOf(parts);
  const until = parts.get("UNTIL");
  const count = parts.get("COUNT");
  if (count) return `${words}, ${count} times`;
  return until ? `${words} until ${dateWords(until)}` : words;
}

type Parts = ReadonlyMap<string, string>;

function rhythmOf(parts: Parts): string {
  const unit = UNITS.get(parts.get("FREQ") ?? "");
  if (!unit || [...parts.keys()].some((key) => !KNOWN.has(key))) return "repeating";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = parts.get("BYDAY")?.split(",") ?? [];
  if (unit === "week" && days.length > 0) return weekly(days, interval);
  if (unit === "month") return monthly(parts, interval);
  return unit === "year" ? yearly(parts, interval) : every(unit, interval);
}

const KNOWN: ReadonlySet<string> = new Set(
  "FREQ INTERVAL BYDAY BYMONTHDAY BYMONTH BYSETPOS UNTIL COUNT WKST".split(" "),
);

function weekly(days: readonly string[], interval: number): string {
  const key = days.join(",");
  if (key === WORKDAYS) return every("weekday", interval);
  if (key === "SA,SU") return every("weekend", interval);
  return every(sayList(days.map((day) => DAYS.get(day) ?? day)), interval);
}

function monthly(parts: Parts, interval: number): string {
  const places = placesOf(parts);
  if (places === "repeating") return places;
  if (!places) return every("month", interval);
  if (parts.get("BYMONTHDAY") && parts.get("BYDAY")) return `every ${places}`;
  return interval === 1
    ? `on ${places} of every month`
    : `${every("month", interval)} on ${places}`;
}

/** A date or the places of days in the month; a month alone begins where it begins. */
function yearly(parts: Parts, interval: number): string {
  const [places, month] = [placesOf(parts), parts.get("BYMONTH") && monthName(parts)];
  if (places === "repeating") return places;
  if (!month) return places ? "repeating" : every("year", interval);
  const year = every("year", interval);
  if (!places) return interval === 1 ? `every ${month}` : `${year} in ${month}`;
  const days = parts.get("BYMONTHDAY")?.split(",") ?? [];
  const isDate = !parts.get("BYDAY") && days.length === 1 && Number(days[0]) > 0;
  return `${year} on ${isDate ? `${days[0]} ${month}` : `${places} of ${month}`}`;
}

/** "the first and the 15th", "the last day", "the second Tuesday", "the last weekday"; undefined without any. */
function placesOf(parts: Parts): string | undefined {
  const monthDays = parts.get("BYMONTHDAY")?.split(",").map(Number) ?? [];
  const days = parts.get("BYDAY")?.split(",") ?? [];
  const position = parts.get("BYSETPOS");
  if (position !== undefined) return placeOf(Number(position), days, monthDays);
  if (monthDays.length > 0 && days.length > 0) return weekdayOn(days, monthDays);
  if (monthDays.length > 0) return sayList(monthDays.map(monthDayWords));
  return days.length === 0 ? undefined : nthDays(days);
}

/** "the first and third Monday"; "repeating" for days nobody counts. */
function nthDays(days: readonly string[]): string {
  const found = days.map((day) => /^(-?\d)([A-Z]{2})$/.exec(day));
  const names = new Set(found.map((match) => DAYS.get(match?.[2] ?? "")));
  const [name] = names;
  const ranks = found.map((match) => rank(Number(match?.[1])));
  return names.size === 1 && name ? `the ${sayList(ranks)} ${name}` : "repeating";
}

function placeOf(
  position: number,
  days: readonly string[],
  monthDays: readonly number[],
): string | undefined {
  const isWorkdays = days.join(",") === WORKDAYS && monthDays.length === 0;
  return isWorkdays ? `the ${rank(position)} weekday` : "repeating";
}

/** "Friday the 13th". */
function weekdayOn(
  [day = "", other]: readonly string[],
  [rank = 0, second]: readonly number[],
): string {
  const name = DAYS.get(day);
  return name === undefined || other !== undefined || second !== undefined || rank < 1
    ? "repeating"
    : `${name} the ${ordinalToWords(rank)}`;
}

function monthDayWords(day: number): string {
  return day < 0 ? `the ${rank(day)} day` : `the ${ordinalToWords(day)}`;
}

function rank(nth: number): string {
  if (nth === -1) return "last";
  return nth === -2 ? "second to last" : ordinalToWords(nth);
}

function every(unit: string, interval: number): string {
  if (interval === 1) return `every ${unit}`;
  if (interval === 2) return `every other ${unit}`;
  const isUnit = [...UNITS.values()].includes(unit);
  return isUnit ? `every ${interval} ${unit}s` : `every ${interval} weeks on ${unit}`;
}

function monthName(parts: Parts): string {
  return DateTime.utc(2000, Number(parts.get("BYMONTH") ?? 1), 1)
    .setLocale("en")
    .toFormat("LLLL");
}

function dateWords(until: string): string {
  const date = DateTime.fromISO(until, { zone: "utc" });
  return date.isValid ? date.setLocale("en").toFormat("cccc d LLLL yyyy") : until;
}

function toPart(text: string): readonly [string, string] {
  const [key = "", value = ""] = text.split("=");
  return [key, value];
}
