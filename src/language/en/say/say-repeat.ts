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

/**
 * An RRULE value as words: "every Monday", "every other Friday", "on the last Friday of every
 * month", "every day until Friday 6 March". Parts nobody says ("BYSETPOS") give "repeating".
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
  const known = ["FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "BYMONTH", "UNTIL", "COUNT", "WKST"];
  if (!unit || [...parts.keys()].some((key) => !known.includes(key))) return "repeating";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = parts.get("BYDAY")?.split(",") ?? [];
  const monthDay = parts.get("BYMONTHDAY");
  if (unit === "week" && days.length > 0) return weekly(days, interval);
  if (unit === "month" && interval === 1) return monthly(days, monthDay) ?? every(unit, interval);
  if (unit === "year" && monthDay) return `every year on ${monthDay} ${monthName(parts)}`;
  return every(unit, interval);
}

function weekly(days: readonly string[], interval: number): string {
  const key = days.join(",");
  if (key === "MO,TU,WE,TH,FR") return every("weekday", interval);
  if (key === "SA,SU") return every("weekend", interval);
  return every(sayList(days.map((day) => DAYS.get(day) ?? day)), interval);
}

function monthly(days: readonly string[], monthDay: string | undefined): string | undefined {
  if (monthDay === "-1") return "on the last day of every month";
  if (monthDay) return `on the ${ordinalToWords(Number(monthDay))} of every month`;
  const [, nth, day = ""] = /^(-?\d)([A-Z]{2})$/.exec(days[0] ?? "") ?? [];
  if (!nth || days.length > 1) return undefined;
  const rank = nth === "-1" ? "last" : ordinalToWords(Number(nth));
  return `on the ${rank} ${DAYS.get(day) ?? day} of every month`;
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
