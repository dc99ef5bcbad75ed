import { HostFailure } from "../../../../errors.ts";
import type { Address } from "../../../address.ts";
import type { NewEvent } from "../../../calendar.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { DAY_MS, epochOf, timeLike, timeProperty } from "../../ical/zones/calendar-time.ts";
import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { checkText, checkTitle } from "../../ical/text/check-text.ts";
import { escapeText, makeBlock } from "../../ical/edit/edit-block.ts";
import { stampText } from "../../ical/edit/edit-file.ts";
import type { NewComponent } from "../../ical/edit/new-file.ts";
import { timeIn } from "../../ical/edit/new-file.ts";
import { newRule } from "../../ical/rules/new-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import { mustBeAddresses } from "../../mail/message/compose-mail.ts";
import { oneLine } from "../../text/one-line.ts";
import { checkTimes } from "./event-times.ts";

const ALERT_LIMIT_MINUTES = 28 * 24 * 60;

export type EventWriting = {
  readonly uid: string;
  readonly now: number;
  readonly zone: string;
  readonly zones: Zones;
};

/** A new event; fails with `invalid` for one no calendar can hold. A rule that skips the start moves it to its first date. */
export function newEvent(event: NewEvent, { uid, now, zone, zones }: EventWriting): NewComponent {
  checkText([event.location, event.notes]);
  mustBeAddresses(event.attendees ?? []);
  const title = checkTitle(event.title);
  const { start, end, rule } = placed(event, { zone, zones });
  const lines = [
    `UID:${uid}`,
    `DTSTAMP:${stampText(now)}`,
    `CREATED:${stampText(now)}`,
    `LAST-MODIFIED:${stampText(now)}`,
    "SEQUENCE:0",
    `DTSTART${timeProperty(start)}`,
    `DTEND${timeProperty(end)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escapeText(event.notes)}`] : []),
    ...(event.attendees ?? []).map(attendeeLine),
  ];
  const blocks = alarms(event, title);
  return { component: makeBlock("VEVENT", lines, blocks), times: [start, end] };
}

/** Names stand between quotation marks, which they can't hold themselves. */
export function attendeeLine({ name, address }: Address): string {
  const plain = oneLine(name).replaceAll('"', "'");
  return `ATTENDEE${plain === "" ? "" : `;CN="${plain}"`}:mailto:${address}`;
}

function placed(
  event: NewEvent,
  { zone, zones }: { readonly zone: string; readonly zones: Zones },
): { readonly start: CalendarTime; readonly end: CalendarTime; readonly rule?: string } {
  const form: CalendarTime = event.allDay ? { form: "date", wall: 0 } : timeIn(zone);
  const times = checkTimes(event, { allDay: event.allDay, zones });
  const start = timeLike(form, times.start, zones);
  const end = timeLike(form, times.end, zones);
  if (event.repeat === undefined) return { start, end };
  const { text, first } = newRule(event.repeat, { start, zones });
  if (first === start.wall) return { start, end, rule: text };
  const days = Math.round((first - start.wall) / DAY_MS) * DAY_MS;
  const from = { ...start, wall: first };
  if (event.allDay) return { start: from, end: { ...end, wall: end.wall + days }, rule: text };
  const until = epochOf(from, zones) + times.end - times.start;
  return { start: from, end: timeLike(form, until, zones), rule: text };
}

function alarms({ alertMinutes }: NewEvent, title: string): readonly ContentBlock[] {
  if (alertMinutes === undefined) return [];
  if (!Number.isInteger(alertMinutes) || alertMinutes < 0 || alertMinutes > ALERT_LIMIT_MINUTES) {
    throw new HostFailure("invalid", "An alert comes between 0 minutes and four weeks before.");
  }
  const lines = [
    "ACTION:DISPLAY",
    `TRIGGER:-PT${alertMinutes}M`,
    `DESCRIPTION:${escapeText(title)}`,
  ];
  return [makeBlock("VALARM", lines)];
}
