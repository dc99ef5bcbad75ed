import { SOME_TIME } from "../../../clauses/request-tail.ts";
import { resolveWhen } from "../../time/resolve-when.ts";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const DAY = new RegExp(
  String.raw`(?:\bon\s+)?(?:\bthe\s+)?\b(?<day>${WEEKDAYS.join("|")})\b(?!\s+(?:the|\d|week|next|after)|['’])`,
  "iu",
);
/** Later days of a month may be of the next. */
const LAST_SURE = 28;
const WEEK = 7;

/** "The Thursday" beside "Wednesday the eleventh" is the twelfth. */
export function weekdayAfter(words: string, day: string | undefined): string {
  const other = DAY.exec(words)?.groups?.["day"];
  const days = day === undefined ? [] : (resolveWhen(day, SOME_TIME)?.said?.shared.days ?? []);
  const weekday = days.find((one) => one.kind === "weekday");
  const date = days.find((one) => one.kind === "date");
  if (other === undefined || !weekday || date?.day === undefined || date.month !== undefined) {
    return words;
  }
  const ahead = (WEEKDAYS.indexOf(other.toLowerCase()) + 1 - weekday.weekday + WEEK) % WEEK;
  const at = date.day + ahead;
  return ahead === 0 || at > LAST_SURE ? words : words.replace(DAY, `on ${other} the ${at}th`);
}
