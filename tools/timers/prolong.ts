import { z } from "zod";
import type { Timer } from "../../src/host/machine.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { doneAt } from "../done-at.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Spoken } from "../people.ts";
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
  spoken: Spoken,
  running: readonly Timer[],
  { duration, label, isLonger }: Said,
): Promise<Envelope> {
  const timer = timerNamed(running, { label }, spoken);
  if (duration === undefined) throw new ToldFailure("invalid", ({ timers }) => timers.byHowLong);
  const { host, language } = spoken;
  const { say } = language;
  const ms = lengthOf(duration);
  const { value, undo } = await host.timers.move(timer.id, timer.due + (isLonger ? ms : -ms));
  const moved = { label: clean(value.label), by: durationWords(say, ms), isLonger };
  return doneAt(
    host.clock,
    (clock) => say.timers.moved({ ...moved, rings: ringsWords(value, { clock, say }) }),
    { rows: [timerRow(value, spoken)], undo },
  );
}
