import type { Conventions } from "../../types/time/conventions.ts";
import { line } from "../output/piece.ts";
import type { Line } from "../output/piece.ts";

const MINUTES_PER_HOUR = 60;
const PERIODS = "a month or longer: its first, middle and last third";

/** What words of time mean here, a row each: the parts of a day, the seasons, early, mid and late. */
export function timesRows(conventions: Conventions): readonly Line[] {
  const { parts, seasons, dates, nextWeekday, nextDays, country } = conventions;
  const days = Object.entries(parts).map(
    ([name, { from, to, at }]) =>
      [
        name.replaceAll("-", " "),
        `${clockOf(from)} to ${clockOf(to)}, meant: ${clockOf(at)}`,
      ] as const,
  );
  const ofYear = Object.entries(seasons).map(
    ([name, { month, day }]) => [name, `from ${two(month)}-${two(day)}`] as const,
  );
  return [
    ["3/5", dates],
    ["next Friday", nextWeekday],
    ["the next three days", nextDays],
    ["holidays", country],
    ...days,
    ...ofYear,
    ["early, mid, late", PERIODS],
  ].map(([name, means]) => line(`${(name ?? "").padEnd(WIDTH)}  ${means}`));
}

const WIDTH = 19;

/** Minutes after midnight as "18:00". */
export function clockOf(minutes: number): string {
  return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
}

function two(amount: number): string {
  return String(amount).padStart(2, "0");
}
