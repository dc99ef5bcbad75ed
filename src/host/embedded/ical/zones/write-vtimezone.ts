import { DAY_MS, timeText } from "./calendar-time.ts";
import type { ContentBlock } from "../text/content-lines.ts";
import { makeBlock } from "../edit/edit-block.ts";
import { WEEKDAYS } from "../rules/recurrence-rule.ts";
import type { OffsetChange } from "./zone.ts";
import { offsetsInYear } from "./zone.ts";

/** Years for which a yearly rule must give a zone's real changes before it is written down as one. */
const YEARS_CHECKED = 6;
/** Years written one by one for a zone without such a rule (Jerusalem, Cairo). */
const YEARS_LISTED = 20;

type Change = OffsetChange & { readonly offsetBefore: number };

/**
 * The VTIMEZONE of an IANA zone for times from `year` on: yearly rules where the zone keeps them, else
 * the changes of the next years one by one.
 */
export function writeVtimezone(zone: string, year: number): ContentBlock {
  const first = year - 1;
  const changes = changesIn(zone, first);
  const rules = changes.map((change) => yearlyRule(zone, change));
  const isYearly = rules.every((rule) => rule !== undefined);
  const years = Array.from({ length: YEARS_LISTED }, (_, index) => first + index);
  const listed = isYearly ? changes : years.flatMap((each) => changesIn(zone, each));
  const observances = listed.map((change, index) =>
    observance(change, isYearly ? rules[index] : undefined),
  );
  const fixed = (): ContentBlock => {
    const at = Date.UTC(first, 0, 1);
    const offset = offsetsInYear(zone, first)[0]?.offset ?? 0;
    return observance({ at, offset, offsetBefore: offset });
  };
  const blocks = observances.length > 0 ? observances : [fixed()];
  return makeBlock("VTIMEZONE", [`TZID:${zone}`], blocks);
}

function changesIn(zone: string, year: number): readonly Change[] {
  const [begin, ...changes] = offsetsInYear(zone, year);
  let offsetBefore = begin?.offset ?? 0;
  return changes.map((change) => {
    const withBefore = { ...change, offsetBefore };
    offsetBefore = change.offset;
    return withBefore;
  });
}

/** `BYMONTH=3;BYDAY=-1SU` when that names the day of this change in each of the years checked. */
function yearlyRule(zone: string, change: Change): string | undefined {
  const { month, day, last, weekday, time } = whenOf(change);
  const candidates = [...(day > last - 7 ? [-1] : []), ...(day <= 28 ? [Math.ceil(day / 7)] : [])];
  const year = new Date(change.at + change.offsetBefore).getUTCFullYear();
  const fits = (nth: number): boolean =>
    Array.from({ length: YEARS_CHECKED }, (_, index) => year + index).every((each) =>
      changesIn(zone, each).some((other) => {
        const when = whenOf(other);
        const isNth = nth < 0 ? when.day > when.last - 7 : Math.ceil(when.day / 7) === nth;
        const isSame = when.month === month && when.weekday === weekday && when.time === time;
        return isNth && isSame && other.offset === change.offset;
      }),
    );
  const nth = candidates.find(fits);
  return nth === undefined ? undefined : `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekday}`;
}

/** When a change happens on the wall as it is before the change. */
function whenOf({ at, offsetBefore }: Change): {
  readonly month: number;
  readonly day: number;
  readonly last: number;
  readonly weekday: string;
  readonly time: number;
} {
  const wall = at + offsetBefore;
  const date = new Date(wall);
  const month = date.getUTCMonth() + 1;
  return {
    month,
    day: date.getUTCDate(),
    last: new Date(Date.UTC(date.getUTCFullYear(), month, 0)).getUTCDate(),
    weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? "MO",
    time: wall % DAY_MS,
  };
}

function observance(change: Change, rule?: string): ContentBlock {
  const start = timeText({ form: "floating", wall: change.at + change.offsetBefore });
  return makeBlock(change.offset > change.offsetBefore ? "DAYLIGHT" : "STANDARD", [
    `DTSTART:${start}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(change.offsetBefore)}`,
    `TZOFFSETTO:${offsetText(change.offset)}`,
  ]);
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  return `${offset < 0 ? "-" : "+"}${two(hours)}${two(rest)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
