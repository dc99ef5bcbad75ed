import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, RowDetails, Success } from "../../src/types/turn/result.ts";
import { sayRows } from "../speech.ts";
import { sayBeside } from "./say-beside.ts";
import { rangeWords } from "../range-words.ts";

/** "You have two events tomorrow: Dentist at 4 pm and Choir at 7:30 pm." */
export function sayEvents(
  result: Success,
  { input, clock, meant, asks, beside, language: { say } }: SayContext,
): string | undefined {
  if (!("items" in result) || !result.items) return undefined;
  const { calendar, times } = say;
  const rowOf = (item: Item, { at, told }: Partial<RowDetails>, isOneDay: boolean): string =>
    calendar.eventRow(
      {
        title: String(item["title"]),
        day: isOneDay ? undefined : String(item["day"]),
        start: at === undefined || told?.["isAllDay"] === true ? String(item["time"]) : at,
        place: item["place"] === undefined ? undefined : String(item["place"]),
      },
      clock,
    );
  if (beside && "more" in result) return sayBeside({ result, beside, clock, say, row: rowOf });
  const days = new Set(result.items.map(({ day }) => String(day)));
  const [day = ""] = days;
  const isOneDay = days.size === 1;
  const about = typeof input["text"] === "string" ? input["text"] : undefined;
  const said = rangeWords(meant, { clock, say });
  // What words are looked for lies anywhere ahead.
  const when = said ?? (about === undefined ? times.nextDays : "");
  const isLimited = about === undefined || input["from"] !== undefined;
  return sayRows({
    result,
    asks,
    say,
    nothing: calendar.noEvents({ about, when: isLimited ? when : "" }),
    head: (total) =>
      calendar.events(total, { about, when: isOneDay ? times.dayWithin(day) : when }),
    row: (item, more) => rowOf(item, more, isOneDay),
  });
}
