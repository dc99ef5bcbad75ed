import type { TimeSentences } from "../../../contract/sentences/times.ts";
import { spansBy } from "../../../say/say-span.ts";
import { stretchesBy } from "../../../say/say-stretch.ts";
import { sayMoment, sayNearDay, startTime } from "../say-moment.ts";
import { sayTime } from "../say-time.ts";
import { sayWhen } from "../say-when.ts";

/** "Morgen", "am Freitag, 6. März". */
export function dayWithin(day: string): string {
  return /^\p{Lu}/u.test(day) ? `am ${day}` : day;
}

const onDay: TimeSentences["onDay"] = (ms, clock) => dayWithin(sayNearDay(ms, clock));

/** "16:00 bis 16:40 Uhr", "22:00 Uhr bis Mitternacht", "22:00 Uhr bis morgen um 2:00 Uhr". */
const span = spansBy({
  nearDay: sayNearDay,
  moment: sayMoment,
  startTime,
  time: sayTime,
  within: (start, end) => `${end.endsWith(" Uhr") ? start.replace(/ Uhr$/, "") : start} bis ${end}`,
  beyond: (start, end) => `${start} bis ${end}`,
});

export const times: TimeSentences = {
  onDay,
  dayWithin,
  span,
  stretch: stretchesBy({
    nearDay: sayNearDay,
    onDay,
    span,
    days: (first, last) => `von ${first} bis ${last}`,
    part: (day, hours) => `${day} von ${hours}`,
  }),
  nextDays: "in den nächsten sieben Tagen",
  unread: (what, words) =>
    ({
      time: `Die Zeit „${words}“ verstehe ich nicht.`,
      length: `Wie lange „${words}“ ist, verstehe ich nicht.`,
      repeat: `Wie oft „${words}“ ist, verstehe ich nicht.`,
      hours: `Die Stunden „${words}“ verstehe ich nicht.`,
    })[what],
  halfRead: (left, when, clock) =>
    `„${left}“ habe ich nicht verstanden. Ist ${sayWhen(when, clock)} gemeint?`,
  skipped: (words) =>
    `„${words}“ gibt es nicht: Da werden die Uhren vorgestellt. Welche Zeit ist gemeint?`,
  whichHour: (words) => `Um wie viel Uhr, ${words}?`,
  endsFirst: "Das Ende läge vor dem Anfang.",
  hasPassed: "Diese Zeit ist schon vorbei.",
};
