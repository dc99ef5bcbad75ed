import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, Success } from "../../src/types/turn/result.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { When } from "../../src/types/time/when.ts";
import { dayWords, momentWords } from "../time-words.ts";
import { rangeWords } from "../range-words.ts";
import { counted, sayRows, sentence } from "../speech.ts";

/** "You have two reminders today: Ring Granny at 8:30 pm and Water the plants at 7 pm." */
export function sayReminders(
  result: Success,
  { input, clock, meant, asks }: SayContext,
): string | undefined {
  if (asks?.form === "day") return sayDue(result, { asks, meant, clock });
  const what = describe(input, dueWords(input, meant, clock));
  return sayRows({
    result,
    asks,
    nothing: `You have no ${what("reminders")}.`,
    head: (total) => `You have ${counted(total, what("reminder"), what("reminders"))}`,
    row: (item) => rowWords(item, input["due"] === "today" ? dayWords(clock.now(), clock) : ""),
  });
}

/** What is due on a day, late or not. */
function sayDue(
  result: Success,
  { asks, meant: { from }, clock }: Pick<SayContext, "asks" | "meant" | "clock">,
): string | undefined {
  const day = dayWords(from?.kind === "when" ? from.when.from : clock.now(), clock);
  return sayRows({
    result,
    asks,
    nothing: "",
    head: (total) => sentence(`${counted(total, "reminder")} ${total === 1 ? "is" : "are"} due`),
    row: (item) => rowWords(item, day),
  });
}

/** When they are due, where a time was said in other words than those for a choice. */
function dueWords(
  { due }: SayContext["input"],
  meant: SayContext["meant"],
  clock: SayContext["clock"],
): string | undefined {
  if (due === "today" || due === "week") return undefined;
  const { from, to } = meant;
  if (!from && to?.kind === "when") return `due by ${latest(to.when, clock)}`;
  const words = rangeWords(meant, clock);
  return words && `due ${words}`;
}

/** The last day of a time, or the hour it ends at: "before Friday" is by Thursday. */
function latest({ to, at, precision }: When, clock: Clock): string {
  return precision === "minute" ? momentWords(at, clock) : dayWords(to - 1, clock);
}

function describe(
  input: SayContext["input"],
  dueThen: string | undefined,
): (noun: string) => string {
  const { due, list, text, done } = input;
  const before = [done === true && "finished", due === "overdue" && "overdue"];
  const after = [
    due === "today" && "due today",
    due === "week" && "due in the next seven days",
    due === "none" && "without a date",
    dueThen,
    text !== undefined && `about “${String(text)}”`,
    list !== undefined && `on the list ${String(list)}`,
  ];
  return (noun) => [...before, noun, ...after].filter(Boolean).join(" ");
}

/** A day that all of them are on is said once, before them. */
function rowWords({ title, due = "", state }: Item, day: string): string {
  const words = String(due);
  const isThen = day !== "" && words.startsWith(day);
  const late = state === "overdue" && !isThen ? "overdue since " : "";
  const when = late + (isThen ? words.slice(day.length).trimStart() : words);
  return when === "" ? String(title) : `${String(title)} ${when}`;
}
