import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, Success } from "../../src/types/turn/result.ts";
import { dayWords } from "../time-words.ts";
import { counted, sayRows } from "../speech.ts";

/** "You have two reminders today: Ring Granny at 8:30 pm and Water the plants at 7 pm." */
export function sayReminders(
  result: Success,
  { input, clock, asks }: SayContext,
): string | undefined {
  const what = describe(input);
  return sayRows({
    result,
    asks,
    nothing: `You have no ${what("reminders")}.`,
    head: (total) => `You have ${counted(total, what("reminder"), what("reminders"))}`,
    row: (item) => rowWords(item, input["due"] === "today" ? dayWords(clock.now(), clock) : ""),
  });
}

function describe(input: SayContext["input"]): (noun: string) => string {
  const { due, list, text, done } = input;
  const before = [done === true && "finished", due === "overdue" && "overdue"];
  const after = [
    due === "today" && "due today",
    due === "week" && "due in the next seven days",
    due === "none" && "without a date",
    text !== undefined && `about “${String(text)}”`,
    list !== undefined && `on the list ${String(list)}`,
  ];
  return (noun) => [...before, noun, ...after].filter(Boolean).join(" ");
}

/** A day that all of them are on is said once, before them. */
function rowWords({ title, due = "", state }: Item, day: string): string {
  const late = state === "overdue" && day === "" ? "overdue since " : "";
  const words = String(due);
  const when = late + (words.startsWith(day) ? words.slice(day.length).trimStart() : words);
  return when === "" ? String(title) : `${String(title)} ${when}`;
}
