import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Reminder } from "../../src/host/reminders.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { sameTimeOn, startOfDay } from "../days.ts";
import { momentNear, repeatIn } from "../moment-near.ts";

/** A reminder's new due time: a bare time keeps its day, a bare day its time. */
export function newDue(
  reminder: Reminder,
  meaning: Meaning,
  clock: Clock,
): { readonly due: number; readonly dateOnly: boolean } {
  const old = reminder.due;
  if (repeatIn(meaning) !== undefined && reminder.repeat === undefined) {
    throw new ToldFailure("invalid", ({ reminders }) => reminders.cantRepeat);
  }
  const moved = momentNear(meaning, Math.max(old ?? 0, clock.now()), clock);
  const hasTime = moved.hasTime || (old !== undefined && !reminder.dateOnly);
  const at = moved.hasTime || old === undefined ? moved.at : sameTimeOn(moved.at, old, clock);
  const due = hasTime ? at : startOfDay(at, clock);
  if (due < (hasTime ? clock.now() : startOfDay(clock.now(), clock))) {
    const past = { at: due, isDay: false };
    throw new ToldFailure("invalid", ({ reminders }) => reminders.hasPassed(past, clock, false));
  }
  return { due, dateOnly: !hasTime };
}
