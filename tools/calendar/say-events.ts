import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, Success } from "../../src/types/turn/result.ts";
import { counted, sayRows } from "../speech.ts";
import { onDay } from "../time-words.ts";
import { sayBeside } from "./say-beside.ts";
import { rangeWords } from "../range-words.ts";

/** "You have two events tomorrow: Dentist at 4 pm and Choir at 7:30 pm." */
export function sayEvents(
  result: Success,
  { input, clock, meant, asks, beside }: SayContext,
): string | undefined {
  if (!("items" in result) || !result.items) return undefined;
  if (beside && "more" in result) return sayBeside({ result, beside, clock, row: rowWords });
  const days = new Set(result.items.map(({ day }) => day));
  const isOneDay = days.size === 1;
  const about = typeof input["text"] === "string" ? ` about “${input["text"]}”` : "";
  // What words are looked for lies anywhere ahead.
  const when = rangeWords(meant, clock) ?? (about === "" ? "in the next seven days" : "");
  const shared = isOneDay ? onDay(String(result.items[0]?.["day"])) : when;
  return sayRows({
    result,
    asks,
    nothing: about
      ? `I found nothing${about} on your calendar${input["from"] ? ` ${when}` : ""}.`
      : `Nothing on your calendar ${when}.`,
    head: (total) => `You have ${counted(total, "event")}${about} ${shared}`.trim(),
    row: (item) => rowWords(item, isOneDay),
  });
}

function rowWords({ title, day, time, place }: Item, isOneDay: boolean): string {
  const start = String(time).split(" to ")[0] ?? "";
  const hours = /^\d/.test(start) || start.startsWith("noon") ? `at ${start}` : start;
  const where = place === undefined ? "" : ` at ${String(place)}`;
  return [title, isOneDay ? "" : onDay(String(day)), hours].filter(Boolean).join(" ") + where;
}
