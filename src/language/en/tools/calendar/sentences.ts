import type {
  BesidePlace,
  CalendarSentences,
  EventRow,
  Instances,
  SaidEvent,
} from "../../../contract/sentences/calendar.ts";
import type { Clock } from "../../../../types/clock.ts";
import { eventQuestionsBy, eventTimesBy } from "../../../say/say-event.ts";
import { sayFields } from "../../../say/say-fields.ts";
import { dayWithin, times } from "../../say/sentences/times.ts";
import { sayCounted, large } from "../../say/say-counted.ts";
import { sayNearDay, startTime } from "../../say/say-moment.ts";
import { sayRepeat } from "../../say/say-repeat.ts";
import { sayWhen } from "../../say/say-when.ts";

/** With its date, for questions: "tomorrow, Tuesday 3 March, from 4 to 5 pm". */
const { whenOf, hoursOf } = eventTimesBy({
  nearDay: sayNearDay,
  when: sayWhen,
  span: times.span,
  allDay: "all day",
  until: (day) => `until ${day}`,
});

const ONES: Readonly<Record<Instances, string>> = {
  alone: "",
  this: " (only this one, it repeats)",
  future: " and all after it",
};

const { askAdd, askChange } = eventQuestionsBy({
  whenOf,
  repeat: sayRepeat,
  add: ({ title, calendar }, when) =>
    `Add to the calendar${calendar === undefined ? "" : ` ${calendar}`}: ${title}, ${when}?`,
  change: (title, when, instances) => `Change ${title}, ${when}${ONES[instances]}?`,
  fields: { repeat: "Repeats", place: "Place", notes: "Notes", title: "Title", time: "Time" },
  alert: (minutes) => `Alert: ${minutes} minutes before`,
  invited: (guests) => `With: ${guests} (nobody is sent an invitation)`,
});

export const calendarSentences: CalendarSentences = {
  hours: hoursOf,
  repeats: "repeats",
  added: ({ title, time, repeat }, clock) =>
    `Added: ${title}, ${whenOf(time, clock)}${repeat === undefined ? "" : `, ${sayRepeat(repeat)}`}.`,
  changed: ({ title, time, guests, instances, place, notes }, clock) =>
    `Changed: ${title}, ${whenOf(time, clock)}${behind(instances)}.${sayFields({ Place: place, Notes: notes })}${guests.length === 0 ? "" : ` ${onIt(guests)}; nobody is sent an invitation.`}`,
  deleted: ({ title, time, instances }, clock) =>
    `Deleted: ${title}, ${sayNearDay(time.start, clock)}, ${hoursOf(time, clock)}${behind(instances)}.`,
  askAdd,
  askChange,
  askDelete: ({ title, time, instances, calendar }, clock) =>
    `Delete ${title}, ${whenOf(time, clock)}${ONES[instances]}, from the calendar ${calendar}?`,
  noEvents: ({ about, when }) =>
    about === undefined
      ? `Nothing on your calendar ${when}.`
      : `I found nothing about “${about}” on your calendar${when && ` ${when}`}.`,
  events: (count, { about, when }) =>
    `You have ${sayCounted(count, "event")}${about === undefined ? "" : ` about “${about}”`} ${when}`.trim(),
  series: ({ row, repeats, day }) => `${row}, ${repeats}, next ${dayWithin(day)}.`,
  eventRow,
  noneBeside: (place) => `Nothing on your calendar ${besideWords(place)}.`,
  besides: (count, place) => `You have ${sayCounted(count, "event")} ${besideWords(place)}`,
  bothTimes: ([one, other], clock) => `${isWhen(one, clock)}; ${isWhen(other, clock)}.`,
  comes: (title, place) => `${title} comes ${place}.`,
  overlap: "They overlap.",
  gap: (length) => `${length === undefined ? "No time at all" : large(length)}.`,
  noSlots: (length, when) =>
    length === undefined ? `You are not free ${when}.` : `You have no ${length} free ${when}.`,
  slots: (length) => (length === undefined ? "You are free" : `You are free for ${length}`),
  slotRow: ({ day, time }) => `${day === undefined ? "" : `${day} `}from ${time}`,
  whatChanges: (title) => `What should change about ${title}?`,
  cantInvite: (name) =>
    `${name} has no e-mail address in your contacts to be invited at. Without an invitation, ${name} can be named in the title.`,
  staysAllDay: (title) => `${title} lasts all day. I can move it to another day, not to a time.`,
  cantRepeat: (title) =>
    `${title} is there once and can't be made to repeat. A new one can, and this one be deleted.`,
  endsFirst: (title) => `${title} would end before it starts.`,
  newEndsFirst: (time, clock) => `That event would end before it starts, ${whenOf(time, clock)}.`,
};

/** "Ann is on it", "Ann and Bob are on it". */
function onIt(guests: readonly string[]): string {
  const last = guests.at(-1) ?? "";
  return guests.length < 2
    ? `${last} is on it`
    : `${guests.slice(0, -1).join(", ")} and ${last} are on it`;
}

function behind(instances: Instances): string {
  return instances === "future" ? ONES.future : "";
}

/** "Dentist on Wednesday 4 March at 4 pm at Quay Street". */
function eventRow({ title, day, start, place }: EventRow, clock: Clock): string {
  const hours = typeof start === "number" ? `at ${startTime(start, clock)}` : start;
  const where = place === undefined ? "" : ` at ${place}`;
  const on = day === undefined ? "" : dayWithin(day);
  return [title, on, hours].filter(Boolean).join(" ") + where;
}

function besideWords({ relation, titles, day }: BesidePlace): string {
  const where = relation === "clash" ? "at the same time as" : relation;
  return `${where} ${titles.join(" and ")} ${dayWithin(day)}`;
}

function isWhen({ title, time: { start, end } }: SaidEvent, clock: Clock): string {
  return `${title} is ${times.onDay(start, clock)}, ${times.span({ from: start, to: end }, clock)}`;
}
