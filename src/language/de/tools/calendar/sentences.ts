import type {
  BesidePlace,
  CalendarSentences,
  EventRow,
  Instances,
  SaidEvent,
} from "../../../contract/sentences/calendar.ts";
import type { Clock } from "../../../../types/clock.ts";
import type { Relation } from "../../../../types/turn/beside.ts";
import { eventQuestionsBy, eventTimesBy } from "../../../say/say-event.ts";
import { sayFields } from "../../../say/say-fields.ts";
import { dayWithin, times } from "../../say/sentences/times.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import type { Counted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayNearDay, startTime } from "../../say/say-moment.ts";
import { sayRepeat } from "../../say/say-repeat.ts";
import { sayWhen } from "../../say/say-when.ts";

/** As they stand behind "gibt es". */
const EVENTS: Counted = ["einen Termin", "Termine"];

/** With its date, for questions: "morgen, Dienstag, 3. März, von 16:00 bis 17:00 Uhr". */
const { whenOf, hoursOf } = eventTimesBy({
  nearDay: sayNearDay,
  when: sayWhen,
  span: times.span,
  allDay: "ganztägig",
  until: (day) => `bis ${day}`,
});

const ONES: Readonly<Record<Instances, string>> = {
  alone: "",
  this: " (nur dieser, er wiederholt sich)",
  future: " und alle danach",
};

const { askAdd, askChange } = eventQuestionsBy({
  whenOf,
  repeat: sayRepeat,
  add: ({ title, calendar }, when) =>
    `In den Kalender${calendar === undefined ? "" : ` ${calendar}`} eintragen: ${title}, ${when}?`,
  change: (title, when, instances) => `Termin ${title}, ${when}${ONES[instances]} ändern?`,
  fields: { repeat: "Wiederholung", place: "Ort", notes: "Notizen", title: "Titel", time: "Zeit" },
  alert: (minutes) => `Hinweis: ${minutes} Minuten vorher`,
  invited: (guests) => `Mit: ${guests} (eine Einladung bekommt niemand)`,
});

export const calendarSentences: CalendarSentences = {
  hours: hoursOf,
  repeats: "wiederholt sich",
  added: ({ title, time, repeat }, clock) =>
    `Eingetragen: ${title}, ${whenOf(time, clock)}${repeat === undefined ? "" : `, ${sayRepeat(repeat)}`}.`,
  changed: ({ title, time, guests, instances, place, notes }, clock) =>
    `Geändert: ${title}, ${whenOf(time, clock)}${behind(instances)}.${sayFields({ Ort: place, Notizen: notes })}${guests.length === 0 ? "" : ` Mit dabei: ${sayList(guests)}; eine Einladung bekommt niemand.`}`,
  deleted: ({ title, time, instances }, clock) =>
    `Gelöscht: ${title}, ${sayNearDay(time.start, clock)}, ${hoursOf(time, clock)}${behind(instances)}.`,
  askAdd,
  askChange,
  askDelete: ({ title, time, instances, calendar }, clock) =>
    `Termin ${title}, ${whenOf(time, clock)}${ONES[instances]}, aus dem Kalender ${calendar} löschen?`,
  noEvents: ({ about, when }) =>
    about === undefined
      ? `${large(when)} steht nichts im Kalender.`
      : `Zu „${about}“ steht ${when === "" ? "" : `${when} `}nichts im Kalender.`,
  events: (count, { about, when }) => {
    const counted = `${sayCounted(count, EVENTS)}${about === undefined ? "" : ` zu „${about}“`}`;
    return when === "" ? `Es gibt ${counted}` : `${large(when)} gibt es ${counted}`;
  },
  series: ({ row, repeats, day }) => `${row}, ${repeats}, das nächste Mal ${dayWithin(day)}.`,
  eventRow,
  noneBeside: (place) => `${large(besideWords(place))} steht nichts im Kalender.`,
  besides: (count, place) => `${large(besideWords(place))} gibt es ${sayCounted(count, EVENTS)}`,
  bothTimes: ([one, other], clock) => `${isWhen(one, clock)}; ${isWhen(other, clock)}.`,
  comes: (title, place) => `${title} kommt ${place === "first" ? "zuerst" : "zuletzt"}.`,
  overlap: "Sie überschneiden sich.",
  gap: (length) => (length === undefined ? "Dazwischen liegt nichts." : `Dazwischen: ${length}.`),
  noSlots: (length, when) =>
    length === undefined
      ? `${large(when)} ist nichts frei.`
      : `${large(when)} ist für ${length} nichts frei.`,
  slots: (length) => (length === undefined ? "Frei ist" : `Für ${length} ist frei`),
  slotRow: ({ day, time }) => `${day === undefined ? "" : `${day} `}von ${time}`,
  whatChanges: (title) => `Was soll sich an ${title} ändern?`,
  cantInvite: (name) =>
    `Zu ${name} steht keine E-Mail-Adresse für eine Einladung in den Kontakten. Ohne Einladung kann ${name} im Titel stehen.`,
  staysAllDay: (title) =>
    `${title} dauert den ganzen Tag. Das lässt sich auf einen anderen Tag legen, nicht auf eine Uhrzeit.`,
  cantRepeat: (title) =>
    `${title} gibt es einmal und kann sich nicht wiederholen. Ein neuer Termin kann es, und dieser wird gelöscht.`,
  endsFirst: (title) => `Das Ende von ${title} läge vor dem Anfang.`,
  newEndsFirst: (time, clock) =>
    `Das Ende des Termins läge vor dem Anfang, ${whenOf(time, clock)}.`,
};

function behind(instances: Instances): string {
  return instances === "future" ? ", und alle danach" : "";
}

/** "Zahnarzt am Mittwoch, 4. März um 16:00 Uhr, Kaistraße". */
function eventRow({ title, day, start, place }: EventRow, clock: Clock): string {
  const hours = typeof start === "number" ? `um ${startTime(start, clock)}` : start;
  const on = day === undefined ? "" : dayWithin(day);
  const named = [title, on, hours].filter(Boolean).join(" ");
  return place === undefined ? named : `${named}, ${place}`;
}

/** Where things lie to those that are named, which stand in a case of their own. */
const BESIDE: Readonly<Record<Relation, string>> = {
  besides: "außer",
  after: "nach",
  before: "vor",
  between: "zwischen",
  clash: "gleichzeitig mit",
  first: "vor",
  last: "nach",
  side: "neben",
  gap: "zwischen",
};

function besideWords({ relation, titles, day }: BesidePlace): string {
  return `${dayWithin(day)} ${BESIDE[relation]} ${sayList(titles)}`;
}

function isWhen({ title, time: { start, end } }: SaidEvent, clock: Clock): string {
  return `${title} ist ${times.onDay(start, clock)}, ${times.span({ from: start, to: end }, clock)}`;
}
