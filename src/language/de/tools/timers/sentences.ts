import type { TimerSentences } from "../../../contract/sentences/timers.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayMoment } from "../../say/say-moment.ts";
import { sayRepeat } from "../../say/say-repeat.ts";
import { dayWithin } from "../../say/sentences/times.ts";

export const timerSentences: TimerSentences = {
  named: (kind, words) => (kind === "timer" ? `${words}-Timer` : `Wecker ${words}`),
  rings: (moment) => `klingelt ${dayWithin(moment)}`,
  ringsIn: (length) => `klingelt in ${length}`,
  howOften: sayRepeat,
  timers: (count, kind) =>
    kind === "timer"
      ? large(`${sayCounted(count, ["ein Timer", "Timer"])} ${count === 1 ? "läuft" : "laufen"}`)
      : large(
          `${sayCounted(count, ["ein Wecker", "Wecker"])} ${count === 1 ? "ist" : "sind"} gestellt`,
        ),
  noTimers: (kind) => (kind === "timer" ? "Es läuft kein Timer." : "Es ist kein Wecker gestellt."),
  timerRow: ({ label, rings }) => `${label} ${rings}`,
  set: (kind, { label, rings }) =>
    `${kind === "timer" ? "Timer" : "Wecker"} gestellt: ${label}, ${rings}.`,
  moved: ({ label, rings, by, isLonger }) =>
    `Timer um ${by} ${isLonger ? "verlängert" : "verkürzt"}: ${label}, ${rings}.`,
  setRepeated: ({ title, rule, next }, clock) =>
    `Wecker gestellt, als Erinnerung, die sich wiederholt: ${title}, ${sayRepeat(rule)}, das nächste Mal ${dayWithin(sayMoment(next, clock))}.`,
  repeatedNote: "Ein Wecker, der sich wiederholt.",
  cantOther:
    "Anhalten, verlegen, umbenennen oder einmal auslassen kann ich ihn nicht; ich kann ihm mehr oder weniger Zeit geben, oder ihn ganz abstellen und einen neuen stellen.",
  cancelled: (label) => `Abgestellt: ${label}.`,
  cancelledAll: (labels) => `Alle abgestellt: ${sayList(labels)}.`,
  forHowLong: "Wie lange, oder bis wann?",
  byHowLong: "Um wie viel?",
  whichOf: (labels) => `Welcher: ${sayList(labels, "or")}?`,
  whichRunning: (labels) => `Welcher? ${running(labels)}`,
  noneNamed: (said, labels) => `Einen Timer „${said}“ gibt es nicht. ${running(labels)}`,
  notRunning: "Dieser Timer läuft nicht mehr.",
};

function running(labels: readonly string[]): string {
  return `Es ${labels.length === 1 ? "läuft" : "laufen"}: ${sayList(labels)}.`;
}
