import { HostFailure } from "../../src/errors.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { dayWords, momentWords } from "../time-words.ts";
import { startOfDay } from "../days.ts";
import { momentOf } from "../moment-near.ts";

type Said = Readonly<Record<"due" | "repeat", Meaning | undefined>>;
type DueTime = { readonly due?: number; readonly dateOnly?: boolean; readonly repeat?: string };

/** When a reminder is due by said words; a repeating one without a due time starts with its first time. */
export function dueOf({ due, repeat }: Said, clock: Clock): DueTime {
  const meaning = due ?? repeat;
  if (!meaning) return {};
  const { at, hasTime, repeat: rule } = momentOf(meaning, clock);
  const time = hasTime
    ? { due: at, dateOnly: false }
    : { due: startOfDay(at, clock), dateOnly: true };
  const isPast = hasTime ? at < clock.now() : time.due < startOfDay(clock.now(), clock);
  if (isPast) {
    const when = hasTime ? momentWords(at, clock) : dayWords(at, clock);
    throw new HostFailure("invalid", `That time has passed: ${when}. When shall I remind you?`);
  }
  return rule ? { ...time, repeat: rule } : time;
}
