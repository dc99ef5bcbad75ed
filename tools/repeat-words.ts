import { sayList } from "../src/language/say-list.ts";

const UNITS: Readonly<Record<string, string>> = {
  MINUTELY: "minute",
  HOURLY: "hour",
  DAILY: "day",
  WEEKLY: "week",
  MONTHLY: "month",
  YEARLY: "year",
};
const DAYS: Readonly<Record<string, string>> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};

/** An RRULE value as said: "every Monday and Friday", "every 2 weeks on Monday"; other parts as written. */
export function repeatWords(rule: string): string {
  const parts: Record<string, string> = Object.fromEntries(
    rule.split(";").map((part) => part.split("=", 2)),
  );
  const { FREQ = "", INTERVAL = "1", BYDAY = "", ...rest } = parts;
  const unit = UNITS[FREQ] ?? FREQ.toLowerCase();
  const days = BYDAY === "" ? [] : BYDAY.split(",").map((day) => DAYS[day] ?? day);
  const every = INTERVAL === "1" ? `every ${unit}` : `every ${INTERVAL} ${unit}s`;
  const isPlain = FREQ === "WEEKLY" && INTERVAL === "1" && days.length > 0;
  const words = isPlain
    ? `every ${sayList(days)}`
    : every + (days.length > 0 ? ` on ${sayList(days)}` : "");
  const others = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  return [words, ...others].join(", ");
}
