import { english } from "../../language/en/english.ts";
import type { LengthRow } from "./corpus.ts";
import type { Judged } from "./judge.ts";

const CLOCK = { now: () => Date.UTC(2026, 0, 15), zone: "Etc/UTC" };

/** A length of time is right to the second; one of months and years is right where it is read as such. */
export function judgeLength(row: LengthRow): Judged {
  if (row.seconds === null)
    return { text: row.text, verdict: { kind: inCalendar(row.text) ? "right" : "unread" }, row };
  const meaning = english.meaningOf(row.text, { as: "length", clock: CLOCK });
  const ms = meaning.kind === "length" ? meaning.ms : undefined;
  const isRight = ms === row.seconds * 1000;
  return {
    text: row.text,
    verdict: { kind: isRight ? "right" : ms === undefined ? "unread" : "wrong" },
    row,
  };
}

/** Months and years have no seconds: what lies so far ahead is a date. */
function inCalendar(text: string): boolean {
  const ahead = english.read(`in ${text}`, { clock: CLOCK, names: {} }).wholeTime();
  return ahead?.allDay === true;
}
