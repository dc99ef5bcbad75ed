import { HostFailure } from "../../../../errors.ts";
import type { NewReminder, Priority } from "../../../reminders.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { checkText, checkTitle } from "../../ical/text/check-text.ts";
import { timeLike, timeProperty } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { escapeText, makeBlock } from "../../ical/edit/edit-block.ts";
import { stampText } from "../../ical/edit/edit-file.ts";
import type { NewComponent } from "../../ical/edit/new-file.ts";
import { newRule } from "../../ical/rules/new-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { checkedDue, isPast } from "../check-due.ts";

/** PRIORITY as other programs write it (RFC 5545, 3.8.1.9); none is no property. */
export const PRIORITY_NUMBERS: Readonly<Record<Exclude<Priority, "none">, number>> = {
  high: 1,
  medium: 5,
  low: 9,
};

export type NewTodo = {
  readonly uid: string;
  readonly now: number;
  readonly zone: string;
  readonly zones: Zones;
};

/** A new reminder; fails with `invalid` for one that no list can hold or that is past already. */
export function newTodo(reminder: NewReminder, writing: NewTodo): NewComponent {
  checkText([reminder.notes]);
  const title = checkTitle(reminder.title);
  const { due, rule } = placed(reminder, writing);
  const stamp = stampText(writing.now);
  const { priority = "none", notes } = reminder;
  const lines = [
    `UID:${writing.uid}`,
    `DTSTAMP:${stamp}`,
    `CREATED:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    "SEQUENCE:0",
    `SUMMARY:${escapeText(title)}`,
    ...(rule !== undefined && due ? [`DTSTART${timeProperty(due)}`] : []),
    ...(due ? [`DUE${timeProperty(due)}`] : []),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...(priority === "none" ? [] : [`PRIORITY:${PRIORITY_NUMBERS[priority]}`]),
    "STATUS:NEEDS-ACTION",
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
  ];
  const blocks = due && due.form !== "date" ? [alarm(title)] : [];
  return { component: makeBlock("VTODO", lines, blocks), times: due ? [due] : [] };
}

function placed(
  { due, dateOnly = false, repeat }: NewReminder,
  { now, zone, zones }: NewTodo,
): { readonly due?: CalendarTime; readonly rule?: string } {
  if (due === undefined) {
    if (repeat === undefined) return {};
    throw new HostFailure("invalid", "A repeating reminder needs a first time.");
  }
  const time = checkedDue(due, { isDate: dateOnly, zone, zones });
  if (repeat === undefined) {
    if (isPast(time, now, zones)) throw new HostFailure("invalid", "That time is past already.");
    return { due: time };
  }
  const present = timeLike(time, now, zones).wall;
  const from = Math.max(time.wall, present);
  const { text, first } = newRule(repeat, { start: time, zones, from });
  return { due: { ...time, wall: first }, rule: text };
}

/** Other programs ring at the due time by this; the end of a VTODO is its due time. */
function alarm(title: string): ContentBlock {
  const lines = ["ACTION:DISPLAY", "TRIGGER;RELATED=END:PT0S", `DESCRIPTION:${escapeText(title)}`];
  return makeBlock("VALARM", lines);
}
