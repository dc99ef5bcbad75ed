import type { Envelope } from "../../src/tool/define-tool.ts";
import { MOST_RECORDS } from "../../src/tool/finder.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { HostFailure } from "../../src/errors.ts";
import type { Timer } from "../../src/host/machine.ts";
import type { Reminder } from "../../src/host/reminders.ts";
import type { Spoken } from "../people.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import { doneAt } from "../done-at.ts";
import { momentOf, repeatIn, repeatOf, wordsOf } from "../moment-near.ts";
import { clean } from "../speech.ts";

/** Whether an alarm is to ring again and again. */
export function isRepeated(at: Meaning | undefined): at is Meaning {
  return repeatIn(at) !== undefined;
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
    ...(label === undefined ? {} : { notes: say.timers.repeatedNote }),
  });
  const alarm = { title: clean(title), rule, next: moment.at };
  return doneAt(clock, (now) => say.timers.setRepeated(alarm, now), {
    rows: [{ id: value.id, label: clean(title) }],
    undo,
  });
}

/** An alarm that rings again and again; called by its hour, since anybody may have worded a reminder. */
export type RepeatedAlarm = Timer & {
  readonly rule: string;
  /** What else it may be called: how often it rings, and what it was set for. */
  readonly called: readonly string[];
};

/** The reminders that were set as alarms; none where reminders can't be read, as timers go on without them. */
export async function repeatedAlarms(spoken: Spoken): Promise<readonly RepeatedAlarm[]> {
  try {
    const { rows } = await spoken.host.reminders.query({
      done: false,
      due: "any",
      limit: MOST_RECORDS,
    });
    return rows.flatMap((reminder) => alarmOf(reminder, spoken));
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

function alarmOf(
  { id, title, due, dateOnly, repeat, notes }: Reminder,
  { host: { clock }, language: { say } }: Spoken,
): readonly RepeatedAlarm[] {
  if (due === undefined || dateOnly || repeat === undefined) return [];
  const label = say.timers.named("alarm", say.time(due, clock));
  if (title !== label && notes !== say.timers.repeatedNote) return [];
  const called = [title, say.timers.howOften(repeat)];
  return [{ id, label, due, kind: "alarm", rule: repeat, called }];
}

export function isRepeatedAlarm(timer: Timer): timer is RepeatedAlarm {
  return "rule" in timer;
}
