import type { SayContext } from "../../src/tool/define-tool.ts";
import type { Item, RowDetails, Success } from "../../src/types/turn/result.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import { SPOKEN_ROWS } from "../../src/tool/spoken-rows.ts";
import { sayRows } from "../speech.ts";
import { sayBeside } from "./say-beside.ts";
import { rangeWords } from "../range-words.ts";

/** "You have two events tomorrow: Dentist at 4 pm and Choir at 7:30 pm." */
export function sayEvents(result: Success, context: SayContext): string | undefined {
  if (!("items" in result) || !result.items) return undefined;
  const { input, clock, meant, asks, beside, isForOther, language } = context;
  const { say } = language;
  const row = rowBy({ calendar: say.calendar, clock });
  if (beside && "more" in result) return sayBeside({ result, beside, clock, say, row });
  const about = typeof input["text"] === "string" ? input["text"] : undefined;
  const said = rangeWords(meant, { clock, say });
  const isOpen = said === undefined && about !== undefined && asks?.form !== "count" && !isForOther;
  const series = isOpen ? saySeries(result, say, row) : undefined;
  if (series === undefined) return sayList(result, context, { about, said, row });
  return asks?.form === "whether" ? say.yesNo(true, series) : series;
}

type Listing = {
  readonly about: string | undefined;
  /** The words for the time that was asked about. */
  readonly said: string | undefined;
  readonly row: RowWords;
};

function sayList(
  result: Success,
  { input, asks, isForOther, language: { say } }: SayContext,
  { about, said, row }: Listing,
): string | undefined {
  const { calendar, times } = say;
  const items = "items" in result ? (result.items ?? []) : [];
  const days = new Set(items.map(({ day }) => String(day)));
  const [day = ""] = days;
  const isOneDay = days.size === 1 && !isForOther;
  // What words are looked for lies anywhere ahead.
  const when = said ?? (about === undefined ? times.nextDays : "");
  const isLimited = about === undefined || input["from"] !== undefined;
  return sayRows({
    result,
    asks,
    isForOther,
    say,
    nothing: calendar.noEvents({ about, when: isLimited ? when : "" }),
    head: (total) =>
      calendar.events(total, { about, when: isOneDay ? times.dayWithin(day) : when }),
    row: (item, more) => row(item, more, isOneDay),
  });
}

type RowWords = (item: Item, details: Partial<RowDetails>, isOneDay: boolean) => string;

function rowBy({
  calendar,
  clock,
}: Pick<Sayings, "calendar"> & Pick<SayContext, "clock">): RowWords {
  return (item, { at, told }, isOneDay) =>
    calendar.eventRow(
      {
        title: String(item["title"]),
        day: isOneDay ? undefined : String(item["day"]),
        start: at === undefined || told?.["isAllDay"] === true ? String(item["time"]) : at,
        place: item["place"] === undefined ? undefined : String(item["place"]),
      },
      clock,
    );
}

/** "Choir at 7 pm, every Thursday, next tomorrow.", where nothing but times of one series would be said. */
function saySeries(
  result: Success,
  { calendar }: Pick<Sayings, "calendar">,
  rowOf: RowWords,
): string | undefined {
  const { items = [], details = [] } = "more" in result ? result : {};
  const [item, ...others] = items.slice(0, SPOKEN_ROWS);
  const [first, ...behind] = details.slice(0, SPOKEN_ROWS);
  const repeats = first?.told?.["repeats"];
  if (!item || !first || others.length === 0 || typeof repeats !== "string") return undefined;
  const isSame =
    others.every(({ title }) => title === item["title"]) &&
    behind.every(({ told }) => told?.["repeats"] === repeats);
  if (!isSame) return undefined;
  return calendar.series({ row: rowOf(item, first, true), repeats, day: String(item["day"]) });
}
