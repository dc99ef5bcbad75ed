import { z } from "zod";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import type { Timer } from "../../src/host/machine.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { doneAt } from "../done-at.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import { clean } from "../speech.ts";
import { durationWords } from "../time-words.ts";
import { lengthOf } from "../length.ts";
import { timerNamed } from "./timer-named.ts";
import { ringsWords, timerRow } from "./timer-words.ts";

/** Whether a length is given to a timer that runs, or taken from it. */
export const longer = z
  .boolean()
  .describe("a running one gets more time, or less")
  .meta({ kind: "flag" })
  .optional();

type Said = {
  readonly duration: Meaning | undefined;
  readonly label: string | undefined;
  readonly isLonger: boolean;
};

/** A running timer rings later, or sooner, by a length of time. */
export async function prolong(
  host: Host,
  running: readonly Timer[],
  { duration, label, isLonger }: Said,
): Promise<Envelope> {
  const timer = timerNamed(running, label);
  if (duration === undefined) throw new HostFailure("invalid", "By how long?");
  const ms = lengthOf(duration);
  const { value, undo } = await host.timers.move(timer.id, timer.due + (isLonger ? ms : -ms));
  const how = `${durationWords(ms)} ${isLonger ? "longer" : "shorter"}`;
  const say = (clock: Clock): string =>
    `Timer ${how}: ${clean(value.label)}, ${ringsWords(value, clock)}.`;
  return doneAt(host.clock, say, { rows: [timerRow(value, host.clock)], undo });
}
