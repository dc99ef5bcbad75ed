import { DateTime } from "luxon";
import { expandRule } from "../../host/embedded/ical/rules/expand-rule.ts";
import { readRule, RuleError } from "../../host/embedded/ical/rules/recurrence-rule.ts";
import { readTime } from "../../host/embedded/ical/zones/calendar-time.ts";
import type { When } from "../../types/time/when.ts";
import { clockOf } from "./clock-of.ts";
import type { RepeatRow } from "./corpus.ts";
import { LANGUAGE } from "./in-sentences.ts";
import type { Judged, Verdict } from "./judge.ts";

const YEARS = 6;
const STAMP = "yyyyMMdd'T'HHmmss";

/** A repeat alone, as the argument of a call. */
export function repeatAlone(row: RepeatRow): readonly Judged[] {
  const meaning = LANGUAGE.meaningOf(row.text, { as: "repeat", clock: clockOf(row) });
  const when = meaning.kind === "when" ? meaning.when : undefined;
  return [judgedRepeat(row.text, when, row)];
}

/** And where the words of a request stand around it. */
export function repeatInSentences(row: RepeatRow): readonly Judged[] {
  const clock = clockOf(row);
  return [`remind me to water the plants ${row.text}`, `set an alarm ${row.text} please`].map(
    (text) => {
      const [only, second] = LANGUAGE.read(text, { clock, names: {} }).whens;
      const isAsked = only?.isPartial === true || second !== undefined;
      return isAsked
        ? { text, row, verdict: { kind: "asked" } }
        : judgedRepeat(text, only?.when, row);
    },
  );
}

function judgedRepeat(text: string, when: When | undefined, row: RepeatRow): Judged {
  return { text, row, verdict: verdictOf(when, row), ...(when ? { when } : {}) };
}

function verdictOf(when: When | undefined, row: RepeatRow): Verdict {
  if (!when) return { kind: "unread" };
  const start = DateTime.fromMillis(when.from, { zone: row.zone });
  const isTimed = row.time === null || (!when.allDay && start.toFormat("HH:mm") === row.time);
  const rule = when.repeat;
  const isRight =
    isTimed && rule !== undefined && row.accept.some((fact) => isSameSeries(rule, fact, start));
  return { kind: isRight ? "right" : "wrong" };
}

/** Two rules are one where they fall on the same days from the same start on, and on the start itself. */
export function isSameSeries(rule: string, fact: string, start: DateTime): boolean {
  const [read, meant] = [daysOf(rule, start), daysOf(fact, start)];
  const isFirst = meant[0] !== undefined && meant[0] === read[0];
  return isFirst && meant.length === read.length && meant.every((day, at) => day === read[at]);
}

/** The moments of a rule, to the day where it has days; an end is told by its day. */
function daysOf(text: string, start: DateTime): readonly string[] {
  const first = readTime(start.toFormat(STAMP));
  if (!first) return [];
  try {
    const until = first.wall + YEARS * 366 * 864e5;
    const rule = readRule(withEndOfDay(text));
    const isOfClock = ["HOURLY", "MINUTELY"].some((frequency) => text.includes(frequency));
    const last = isOfClock ? first.wall + 7 * 864e5 : until;
    const end = Math.min(last, rule.until?.wall ?? last);
    return expandRule(rule, { start: first, from: first.wall, until: end }).map(String);
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}

/** "Until the 31st" holds its whole day, however it is written. */
function withEndOfDay(rule: string): string {
  return rule.replace(/UNTIL=(\d{8})(?:T\d{6}Z?)?/, "UNTIL=$1T235959");
}
