import type { Clock } from "../../../types/clock.ts";

export type TimerKind = "timer" | "alarm";

/** A timer by what it is called, and the words for when it rings. */
export type SaidTimer = { readonly label: string; readonly rings: string };

export type TimerSentences = {
  /** What a timer is called that nobody named: by its length, or its time. */
  readonly named: (kind: TimerKind, words: string) => string;
  /** When it rings, as a fact: a moment, or a length until then. */
  readonly rings: (moment: string) => string;
  readonly ringsIn: (length: string) => string;
  /** How often one rings that repeats: "every weekday". */
  readonly howOften: (rule: string) => string;
  readonly timers: (count: number, kind: TimerKind) => string;
  readonly noTimers: (kind: TimerKind) => string;
  /** One that is running; one row of a list. */
  readonly timerRow: (timer: SaidTimer) => string;
  readonly set: (kind: TimerKind, timer: SaidTimer) => string;
  readonly moved: (
    timer: SaidTimer & { readonly by: string; readonly isLonger: boolean },
  ) => string;
  readonly setRepeated: (
    alarm: { readonly title: string; readonly rule: string; readonly next: number },
    clock: Clock,
  ) => string;
  /** What marks a reminder as an alarm that repeats. */
  readonly repeatedNote: string;
  /** What no timer can do, and what it can instead. */
  readonly cantOther: string;
  readonly cancelled: (label: string) => string;
  readonly cancelledAll: (labels: readonly string[]) => string;
  readonly forHowLong: string;
  readonly byHowLong: string;
  /** A choice of those that run. */
  readonly whichOf: (labels: readonly string[]) => string;
  readonly whichRunning: (labels: readonly string[]) => string;
  readonly noneNamed: (said: string, labels: readonly string[]) => string;
  readonly notRunning: string;
};
