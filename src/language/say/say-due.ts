import type { DueTime, ReminderRow } from "../contract/sentences/reminders.ts";
import type { Sayings } from "../contract/sayings.ts";
import type { Clock } from "../../types/clock.ts";

type DueWords = Pick<Sayings, "nearDay" | "moment"> & {
  /** A time behind what is due then, and of what is late. */
  readonly onTime: (due: string) => string;
  readonly since: (due: string) => string;
};

/** Says when a reminder is due, and a row of a list: a day that all of them are on is said before them. */
export function dueBy({ nearDay, moment, onTime, since }: DueWords): {
  readonly sayDue: (due: DueTime, clock: Clock) => string;
  readonly sayDueRow: (row: ReminderRow, clock: Clock) => string;
} {
  const sayDue = ({ at, isDay }: DueTime, clock: Clock): string =>
    isDay ? nearDay(at, clock) : moment(at, clock);
  const sayDueRow = ({ title, due, isOverdue, day }: ReminderRow, clock: Clock): string => {
    if (!due) return title;
    const words = sayDue(due, clock);
    const shared = day === undefined ? undefined : nearDay(day, clock);
    const isShared = shared !== undefined && words.startsWith(shared);
    const late = isOverdue && !isShared ? since(words) : onTime(words);
    const when = isShared ? words.slice(shared.length).trimStart() : late;
    return when === "" ? title : `${title} ${when}`;
  };
  return { sayDue, sayDueRow };
}
