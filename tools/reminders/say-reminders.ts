import type { RemindersSought } from "../../src/language/contract/sentences/reminders.ts";
import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, RowDetails, Success } from "../../src/types/turn/result.ts";
import type { When } from "../../src/types/time/when.ts";
import { rangeWords } from "../range-words.ts";
import { sayRows } from "../speech.ts";

/** "You have two reminders today: Ring Granny at 8:30 pm and Water the plants at 7 pm." */
export function sayReminders(result: Success, context: SayContext): string | undefined {
  const { input, clock, asks, isForOther, language } = context;
  const { say } = language;
  if (asks?.form === "day") return sayDue(result, context);
  const sought = soughtBy(context);
  const day = input["due"] === "today" && !isForOther ? clock.now() : undefined;
  return sayRows({
    result,
    asks,
    isForOther,
    say,
    nothing: say.reminders.noReminders(sought),
    head: (total) => say.reminders.reminders(total, sought),
    row: rowBy(context, day),
  });
}

/** What is due on a day, late or not. */
function sayDue(result: Success, context: SayContext): string | undefined {
  const { asks, meant, clock, language } = context;
  const { from } = meant;
  const day = from?.kind === "when" ? from.when.from : clock.now();
  return sayRows({
    result,
    asks,
    say: language.say,
    nothing: "",
    head: language.say.reminders.areDue,
    row: rowBy(context, day),
  });
}

function soughtBy(context: SayContext): RemindersSought {
  const { due, list, text, done } = context.input;
  return {
    isDone: done === true,
    isOverdue: due === "overdue",
    due: due === "today" || due === "week" || due === "none" ? due : undefined,
    within: withinOf(context),
    about: text === undefined ? undefined : String(text),
    list: list === undefined ? undefined : String(list),
  };
}

/** When they are due, where a time was said in other words than those for a choice. */
function withinOf({
  input,
  meant,
  clock,
  language: { say },
}: SayContext): RemindersSought["within"] {
  if (input["due"] === "today" || input["due"] === "week") return undefined;
  const { from, to } = meant;
  if (!from && to?.kind === "when") return { is: "by", words: latest(to.when, { clock, say }) };
  const words = rangeWords(meant, { clock, say });
  return words === undefined ? undefined : { is: "then", words };
}

/** The last day of a time, or the hour it ends at: "before Friday" is by Thursday. */
function latest(
  { to, at, precision }: When,
  { clock, say }: Pick<SayContext, "clock"> & Pick<SayContext["language"], "say">,
): string {
  return precision === "minute" ? say.moment(at, clock) : say.nearDay(to - 1, clock);
}

/** A row, where a day that all of them are on is said before them. */
function rowBy(
  { clock, language }: SayContext,
  day: number | undefined,
): (item: Item, more: Partial<RowDetails>) => string {
  return ({ title }, { at, told }) => {
    const due = at === undefined ? undefined : { at, isDay: told?.["isDay"] === true };
    const isOverdue = told?.["isOverdue"] === true;
    return language.say.reminders.reminderRow({ title: String(title), due, isOverdue, day }, clock);
  };
}
