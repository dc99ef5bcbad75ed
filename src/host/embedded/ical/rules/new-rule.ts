import { HostFailure, messageOf } from "../../../../errors.ts";
import type { CalendarTime } from "../zones/calendar-time.ts";
import { DAY_MS, dayOf, epochOf } from "../zones/calendar-time.ts";
import { expandRule } from "./expand-rule.ts";
import { lastReading } from "./last-reading.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { readRule, RuleError } from "./recurrence-rule.ts";
import { endRule } from "./rule-text.ts";
import type { Zones } from "../zones/zones.ts";

/** A rule ready to be written, and the reading of its first occurrence at or after the start. */
export type NewRule = { readonly text: string; readonly first: number };

/** The first occurrence of a rule that is not impossible comes within the longest gap between leap years' weekdays. */
const SEARCH_MS = 41 * 366 * DAY_MS;
const RULE_TEXT = /^[A-Z0-9=;,:+/_-]+$/;

/**
 * Checks a rule for a series that begins at `start`, or at its first date from the reading `from` on; fails
 * with `invalid` for a rule that says nothing possible.
 */
export function newRule(
  repeat: string,
  {
    start,
    zones,
    from = start.wall,
  }: { readonly start: CalendarTime; readonly zones: Zones; readonly from?: number },
): NewRule {
  const text = repeat
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "");
  try {
    if (!RULE_TEXT.test(text)) throw new RuleError("it has letters no rule has");
    const rule = readRule(text);
    const ended = rule.until ? endRule(text, untilLike(rule.until, start, zones)) : text;
    const until = Math.min(from + SEARCH_MS, lastReading(rule, start, zones));
    const [first] = firstOf(rule, { start, from, until });
    if (first === undefined) throw new RuleError("it never falls due");
    return { text: ended, first };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new HostFailure("invalid", `That can't be repeated: ${messageOf(error)}.`);
  }
}

/** Looks a day ahead first, so that a rule for every minute is not followed for decades. */
function firstOf(
  rule: RecurrenceRule,
  window: Parameters<typeof expandRule>[1],
): readonly number[] {
  const near = expandRule(rule, { ...window, until: Math.min(window.from + DAY_MS, window.until) });
  return near.length > 0 ? near : expandRule(rule, window);
}

/** The end in the form a series with this start wants: a date for dates, else UTC; a date means all of that day. */
function untilLike(until: CalendarTime, start: CalendarTime, zones: Zones): CalendarTime {
  if (start.form === "date") return { form: "date", wall: dayOf(until.wall) };
  if (until.form !== "date") return { form: "utc", wall: epochOf(until, zones) };
  return { form: "utc", wall: zones.local.toEpoch(until.wall + DAY_MS - 1_000) };
}
