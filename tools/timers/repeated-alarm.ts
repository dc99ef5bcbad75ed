import type { Envelope } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Spoken } from "../people.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { doneAt } from "../done-at.ts";
import { momentOf, repeatOf, wordsOf } from "../moment-near.ts";
import { clean } from "../speech.ts";

/** Whether an alarm is to ring again and again. */
export function isRepeated(at: Meaning | undefined): at is Meaning {
  return at?.kind === "when" && at.when.repeat !== undefined;
}

/** "Every weekday at seven": timers ring once, so it is a reminder, which rings as well. */
export async function setRepeatedAlarm(
  { host, language }: Spoken,
  at: Meaning,
  label: string | undefined,
): Promise<Envelope> {
  const { clock } = host;
  const { say } = language;
  const moment = momentOf(at, clock);
  if (!moment.hasTime)
    throw new ToldFailure("invalid", ({ times }) => times.whichHour(wordsOf(at)));
  const rule = repeatOf(at);
  const title = label ?? say.timers.named("alarm", say.time(moment.at, clock));
  const { value, undo } = await host.reminders.create({
    title,
    due: moment.at,
    dateOnly: false,
    repeat: rule,
  });
  const alarm = { title: clean(title), rule, next: moment.at };
  return doneAt(clock, (now) => say.timers.setRepeated(alarm, now), {
    rows: [{ id: value.id, label: clean(title) }],
    undo,
  });
}
