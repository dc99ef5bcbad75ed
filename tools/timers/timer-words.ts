import type { Timer } from "../../src/host/machine.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { sayMoment } from "../spoken.ts";
import { clean } from "../speech.ts";
import { durationWords, momentWords } from "../time-words.ts";

/** A countdown of hours is one to its end. */
const COUNTED_MS = 24 * 60 * 60_000;

/** A timer as short facts: a countdown says what is left, an alarm when it rings. */
export function timerRow({ id, label, due, kind }: Timer, clock: Clock): Row {
  const left = Math.max(0, due - clock.now());
  const isSoon = left < 60 * 60_000;
  const rings = kind === "timer" && isSoon ? `in ${durationWords(left)}` : momentWords(due, clock);
  return { id, at: due, label: clean(label), rings: `rings ${rings}` };
}

/** "rings in 3 minutes, at 8:50 am": a countdown by how long it is, an alarm by its time. */
export function ringsWords({ due, kind }: Timer, clock: Clock): string {
  return `rings ${kind === "timer" ? sayMoment(due, clock, COUNTED_MS) : momentWords(due, clock)}`;
}

export function timerWords({ label, rings }: Item): string {
  return `${String(label)} ${String(rings)}`;
}
