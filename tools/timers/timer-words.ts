import type { Timer } from "../../src/host/machine.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { SaidTimer } from "../../src/language/contract/sentences/timers.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";
import { isRepeatedAlarm } from "./repeated-alarm.ts";
import { durationWords } from "../time-words.ts";

/** A countdown of hours is one to its end. */
const COUNTED_MS = 24 * 60 * 60_000;

/** A timer as short facts: a countdown says what is left, an alarm when it rings. */
export function timerRow(timer: Timer, { host: { clock }, language: { say } }: Spoken): Row {
  const { id, label, due, kind } = timer;
  if (isRepeatedAlarm(timer))
    return { id, label, rings: say.timers.rings(say.timers.howOften(timer.rule)) };
  const left = Math.max(0, due - clock.now());
  const isSoon = left < 60 * 60_000;
  const rings =
    kind === "timer" && isSoon
      ? say.timers.ringsIn(durationWords(say, left))
      : say.timers.rings(say.moment(due, clock));
  return { id, at: due, label: clean(label), rings };
}

/** "rings in 3 minutes, at 8:50 am": a countdown by how long it is, an alarm by its time. */
export function ringsWords(
  { due, kind }: Timer,
  { clock, say }: { readonly clock: Clock; readonly say: Sayings },
): string {
  const moment = kind === "timer" ? say.moment(due, clock, COUNTED_MS) : say.moment(due, clock);
  return say.timers.rings(moment);
}

/** A row of timers by its facts. */
export function timerOf({ label, rings }: Item): SaidTimer {
  return { label: String(label), rings: String(rings) };
}
