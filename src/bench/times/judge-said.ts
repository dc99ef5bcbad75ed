import { DateTime } from "luxon";
import { english } from "../../language/en/english.ts";
import { overlaps } from "../../language/region.ts";
import { meantAt } from "../../language/when/said-time.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { When } from "../../types/time/when.ts";
import { clockOf } from "./clock-of.ts";
import { isSame } from "./compared.ts";
import type { SaidRow, SaidValue } from "./corpus.ts";
import { givenIn } from "./in-sentences.ts";
import type { Judged } from "./judge.ts";
import { isSameSeries } from "./repeats.ts";

const ZONE = "Europe/London";
/** The moment its author wrote for. */
export const SAID_CLOCK = clockOf({ ref: "2026-03-02T09:00:00", zone: ZONE });

/** A phrase or a sentence of somebody else, read as a tool would be given it. */
export function judgeSaid(row: SaidRow): Judged {
  const { text } = row;
  const reading = english.read(text, { clock: SAID_CLOCK, names: {} });
  const accept = typeof row.value === "object" && "any" in row.value ? row.value.any : [row.value];
  if (row.kind === "length") {
    const ms = lengthOf(text, reading);
    const isRight = accept.some((seconds) => ms === Number(seconds) * 1000);
    return {
      text,
      row,
      verdict: { kind: isRight ? "right" : ms === undefined ? "unread" : "wrong" },
    };
  }
  const when = wholeOf(row) ?? givenIn(reading, SAID_CLOCK);
  if (typeof when === "string") return { text, row, verdict: { kind: when } };
  const isRight = accept.some((value) => sides(when).some((one) => isMeant(one, value, row.kind)));
  return { text, row, when, verdict: { kind: isRight ? "right" : "wrong" } };
}

/** The length of a request, of several the first that is no part of a time. */
function lengthOf(text: string, { durations, whens }: Reading): number | undefined {
  const whole = english.meaningOf(text, { as: "length", clock: SAID_CLOCK });
  if (whole.kind === "length") return whole.ms;
  return durations.find((one) => !whens.some((other) => overlaps(one, other)))?.ms;
}

function wholeOf({ text, kind }: SaidRow): When | undefined {
  const as = kind === "repeat" ? "repeat" : "when";
  const meaning = english.meaningOf(text, { as, clock: SAID_CLOCK });
  return meaning.kind === "when" ? meaning.when : undefined;
}

/** A tool that looks back is given the time that lies behind. */
function sides(when: When): readonly When[] {
  return [when, meantAt(when, SAID_CLOCK, { lean: "past" })];
}

function isMeant(when: When, value: SaidValue, kind: SaidRow["kind"]): boolean {
  if (kind === "repeat") {
    const start = DateTime.fromMillis(when.from, { zone: ZONE });
    return when.repeat !== undefined && isSameSeries(when.repeat, String(value), start);
  }
  if (when.repeat !== undefined) return false;
  if (Array.isArray(value))
    return isSame(when.from, instantOf(value[0])) && isSame(when.to, instantOf(value[1]));
  const start = instantOf(String(value));
  const isMoment = when.from === when.to || when.precision === "part";
  if (kind === "moment") return isSame(when.at, start) && isMoment;
  const next = DateTime.fromMillis(start, { zone: ZONE }).plus({ days: 1 }).toMillis();
  return when.allDay && isSame(when.from, start) && isSame(when.to, next);
}

function instantOf(value: string): number {
  return DateTime.fromISO(value, { zone: ZONE }).toMillis();
}
