import { ToldFailure } from "../../src/tool/told-failure.ts";
import { isEndOnly } from "../../src/language/when/said-time.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { startOfDay } from "../days.ts";
import { momentOf } from "../moment-near.ts";

type Said = Readonly<Record<"due" | "repeat", Meaning | undefined>>;
type DueTime = { readonly due?: number; readonly dateOnly?: boolean; readonly repeat?: string };

/** When a reminder is due by said words; a repeating one without a due time starts with its first time. */
export function dueBy({ due, repeat }: Said, clock: Clock): DueTime {
  const meaning = due ?? repeat;
  if (!meaning) return {};
  if (meaning.kind === "when" && isEndOnly(meaning.when))
    throw new ToldFailure("invalid", ({ reminders }) => reminders.howOften(meaning.when.text));
  const { at, hasTime, repeat: rule } = momentOf(meaning, clock);
  const time = hasTime
    ? { due: at, dateOnly: false }
    : { due: startOfDay(at, clock), dateOnly: true };
  const isPast = hasTime ? at < clock.now() : time.due < startOfDay(clock.now(), clock);
  if (isPast) {
    const past = { at, isDay: !hasTime };
    throw new ToldFailure("invalid", ({ reminders }) => reminders.hasPassed(past, clock, true));
  }
  return rule ? { ...time, repeat: rule } : time;
}
