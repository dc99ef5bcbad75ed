import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import type { Envelope } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { doneAt } from "../done-at.ts";
import { momentOf, repeatOf, wordsOf } from "../moment-near.ts";
import { clean } from "../speech.ts";
import { sayRepeat, sayTime } from "../spoken.ts";
import { momentWords } from "../time-words.ts";

/** Whether an alarm is to ring again and again. */
export function isRepeated(at: Meaning | undefined): at is Meaning {
  return at?.kind === "when" && at.when.repeat !== undefined;
}

/** "Every weekday at seven": timers ring once, so it is a reminder, which rings as well. */
export async function setRepeatedAlarm(
  host: Host,
  at: Meaning,
  label: string | undefined,
): Promise<Envelope> {
  const { clock } = host;
  const moment = momentOf(at, clock);
  if (!moment.hasTime) throw new HostFailure("invalid", `At what time, ${wordsOf(at)}?`);
  const rule = repeatOf(at);
  const title = label ?? `${sayTime(moment.at, clock)} alarm`;
  const { value, undo } = await host.reminders.create({
    title,
    due: moment.at,
    dateOnly: false,
    repeat: rule,
  });
  const say = (now: Clock): string =>
    `Alarm set, as a reminder that repeats: ${clean(title)}, ${sayRepeat(rule)}, next ${momentWords(moment.at, now)}.`;
  return doneAt(clock, say, { rows: [{ id: value.id, label: clean(title) }], undo });
}
