import { DateTime } from "luxon";
import { ordinalToWords } from "../numbers/number-words.ts";
import { sayList } from "./say-list.ts";

const DAYS: ReadonlyMap<string, string> = new Map([
  ["MO", "Montag"],
  ["TU", "Dienstag"],
  ["WE", "Mittwoch"],
  ["TH", "Donnerstag"],
  ["FR", "Freitag"],
  ["SA", "Samstag"],
  ["SU", "Sonntag"],
]);
/** A unit with its "every", and in numbers. */
const UNITS: ReadonlyMap<string, readonly [every: string, other: string, many: string]> = new Map([
  ["MINUTELY", ["jede Minute", "alle zwei Minuten", "Minuten"]],
  ["HOURLY", ["jede Stunde", "alle zwei Stunden", "Stunden"]],
  ["DAILY", ["jeden Tag", "jeden zweiten Tag", "Tage"]],
  ["WEEKLY", ["jede Woche", "alle zwei Wochen", "Wochen"]],
  ["MONTHLY", ["jeden Monat", "alle zwei Monate", "Monate"]],
  ["YEARLY", ["jedes Jahr", "alle zwei Jahre", "Jahre"]],
]);
const KNOWN = ["FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "BYMONTH", "UNTIL", "COUNT", "WKST"];

/**
 * An RRULE value as words: "jeden Montag", "jeden zweiten Freitag", "am letzten Freitag jeden Monats",
 * "jeden Tag bis Freitag, 6. März 2026". Parts nobody says ("BYSETPOS") give "wiederholt".
 */
export function sayRepeat(rule: string): string {
  const parts = new Map(rule.toUpperCase().split(";").map(toPart));
  const words = rhythmOf(parts);
  const until = parts.get("UNTIL");
  const count = parts.get("COUNT");
  if (count) return `${words}, ${count}-mal`;
  return until ? `${words} bis ${dateWords(until)}` : words;
}

type Parts = ReadonlyMap<string, string>;

function rhythmOf(parts: Parts): string {
  const frequency = parts.get("FREQ") ?? "";
  if (!UNITS.has(frequency) || [...parts.keys()].some((key) => !KNOWN.includes(key)))
    return "wiederholt";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = parts.get("BYDAY")?.split(",") ?? [];
  const monthDay = parts.get("BYMONTHDAY");
  if (frequency === "WEEKLY" && days.length > 0) return weekly(days, interval);
  if (frequency === "MONTHLY" && interval === 1) {
    return monthly(days, monthDay) ?? every(frequency, interval);
  }
  if (frequency === "YEARLY" && monthDay) return `jedes Jahr am ${monthDay}. ${monthName(parts)}`;
  return every(frequency, interval);
}

function weekly(days: readonly string[], interval: number): string {
  const key = days.join(",");
  const isWorkdays = key === "MO,TU,WE,TH,FR";
  const named = sayList(days.map((day) => DAYS.get(day) ?? day));
  if (interval === 1) return isWorkdays ? "jeden Werktag" : `jeden ${named}`;
  if (interval === 2 && days.length === 1) return `jeden zweiten ${named}`;
  return `alle ${interval === 2 ? "zwei" : interval} Wochen am ${isWorkdays ? "Werktag" : named}`;
}

function monthly(days: readonly string[], monthDay: string | undefined): string | undefined {
  if (monthDay === "-1") return "am letzten Tag jeden Monats";
  if (monthDay) return `am ${monthDay}. jeden Monats`;
  const [, nth, day = ""] = /^(-?\d)([A-Z]{2})$/.exec(days[0] ?? "") ?? [];
  if (!nth || days.length > 1) return undefined;
  const rank = nth === "-1" ? "letzten" : ordinalToWords(Number(nth));
  return `am ${rank} ${DAYS.get(day) ?? day} jeden Monats`;
}

function every(frequency: string, interval: number): string {
  const [one = "", other = "", many = ""] = UNITS.get(frequency) ?? [];
  if (interval === 1) return one;
  return interval === 2 ? other : `alle ${interval} ${many}`;
}

function monthName(parts: Parts): string {
  const month = Number(parts.get("BYMONTH") ?? 1);
  return DateTime.utc(2000, month, 1).setLocale("de").toFormat("LLLL");
}

function dateWords(until: string): string {
  const date = DateTime.fromISO(until, { zone: "utc" });
  return date.isValid ? date.setLocale("de").toFormat("cccc, d. LLLL yyyy") : until;
}

function toPart(text: string): readonly [string, string] {
  const [key = "", value = ""] = text.split("=");
  return [key, value];
}
