import type { TimeSentences } from "../../../contract/sentences/times.ts";
import { spansBy } from "../../../say/say-span.ts";
import { stretchesBy } from "../../../say/say-stretch.ts";
import { sayMoment, sayNearDay, startTime } from "../say-moment.ts";
import { sayTime } from "../say-time.ts";
import { sayWhen } from "../say-when.ts";

/** "Tomorrow", "on Friday 6 March". */
export function dayWithin(day: string): string {
  return /^\p{Lu}/u.test(day) ? `on ${day}` : day;
}

const onDay: TimeSentences["onDay"] = (ms, clock) => dayWithin(sayNearDay(ms, clock));
const to = (start: string, end: string): string => `${start} to ${end}`;

/** "4 pm to 4:40 pm", "10 pm to tomorrow at 2 am". */
const span = spansBy({
  nearDay: sayNearDay,
  moment: sayMoment,
  startTime,
  time: sayTime,
  within: to,
  beyond: to,
});

export const times: TimeSentences = {
  onDay,
  dayWithin,
  span,
  stretch: stretchesBy({
    nearDay: sayNearDay,
    onDay,
    span,
    days: (first, last) => `from ${first} until ${last}`,
    part: (day, hours) => `${day} from ${hours}`,
  }),
  nextDays: "in the next seven days",
  unread: (what, words) =>
    ({
      time: `I don't understand the time “${words}”.`,
      length: `I don't understand how long “${words}” is.`,
      repeat: `I don't understand how often “${words}” is.`,
      hours: `I don't understand the hours “${words}”.`,
    })[what],
  halfRead: (left, when, clock) => `I didn't get “${left}”. Do you mean ${sayWhen(when, clock)}?`,
  skipped: (words) => `There is no “${words}”: the clocks go forward then. Which time do you mean?`,
  whichHour: (words) => `At what time, ${words}?`,
  endsFirst: "That time would end before it starts.",
  hasPassed: "That time has passed.",
};
