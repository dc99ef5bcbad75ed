import type { TimerSentences } from "../../../contract/sentences/timers.ts";
import { numberToWords } from "../../numbers/number-words.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayMoment } from "../../say/say-moment.ts";
import { sayRepeat } from "../../say/say-repeat.ts";

export const timerSentences: TimerSentences = {
  named: (kind, words) => `${words} ${kind}`,
  rings: (moment) => `rings ${moment}`,
  ringsIn: (length) => `rings in ${length}`,
  howOften: sayRepeat,
  timers: (count, kind) =>
    large(
      `${sayCounted(count, kind)} ${count === 1 ? "is" : "are"} ${kind === "timer" ? "running" : "set"}`,
    ),
  noTimers: (kind) => (kind === "timer" ? "No timer is running." : "No alarm is set."),
  timerRow: ({ label, rings }) => `${label} ${rings}`,
  set: (kind, { label, rings }) => `${large(kind)} set: ${label}, ${rings}.`,
  moved: ({ label, rings, by, isLonger }) =>
    `Timer ${by} ${isLonger ? "longer" : "shorter"}: ${label}, ${rings}.`,
  setRepeated: ({ title, rule, next }, clock) =>
    `Alarm set, as a reminder that repeats: ${title}, ${sayRepeat(rule)}, next ${sayMoment(next, clock)}.`,
  repeatedNote: "An alarm that repeats.",
  cantOther:
    "I can't pause, move, rename or skip a timer or an alarm; I can give it more or less time, or cancel it for good and set another.",
  cancelled: (label) => `Cancelled: ${label}.`,
  cancelledAll: (labels) => `Cancelled all ${numberToWords(labels.length)}: ${sayList(labels)}.`,
  forHowLong: "For how long, or for what time?",
  byHowLong: "By how long?",
  whichOf: (labels) => `Which one: ${sayList(labels, "or")}?`,
  whichRunning: (labels) => `Which one? ${running(labels)}`,
  noneNamed: (said, labels) => `There is no timer “${said}”. ${running(labels)}`,
  notRunning: "That timer is not running any more.",
};

function running(labels: readonly string[]): string {
  return `Running: ${sayList(labels)}.`;
}
