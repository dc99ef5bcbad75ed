import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { SaidEvent } from "../../src/language/contract/sentences/calendar.ts";
import type { Beside, TimedThing } from "../../src/types/turn/beside.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item, ItemsResult, RowDetails } from "../../src/types/turn/result.ts";
import { clean, sayRows } from "../speech.ts";
import { durationWords } from "../time-words.ts";

type Saying = {
  readonly result: ItemsResult;
  readonly beside: Beside;
  readonly clock: Clock;
  readonly say: Sayings;
  readonly row: (item: Item, more: Partial<RowDetails>, isOneDay: boolean) => string;
};

/** What lies beside things in the calendar, or how two of them lie to each other. */
export function sayBeside(saying: Saying): string | undefined {
  const { beside, clock, say } = saying;
  const { calendar } = say;
  const { relation, things, isSo } = beside;
  const [one, other] = things.toSorted((first, second) => first.at - second.at);
  if (!one || !other || relation === "between") return sayListed(saying);
  const both = calendar.bothTimes([named(one), named(other)], clock);
  switch (relation) {
    case "first":
      return `${calendar.comes(clean(one.title), "first")} ${both}`;
    case "last":
      return `${calendar.comes(clean(other.title), "last")} ${both}`;
    case "clash":
      return say.yesNo(other.at < one.until, both);
    case "gap":
      return `${other.at < one.until ? calendar.overlap : gapOf(say, one, other)} ${both}`;
    default:
      return isSo === undefined ? both : say.yesNo(isSo, both);
  }
}

function gapOf(say: Sayings, { until }: TimedThing, { at }: TimedThing): string {
  return say.calendar.gap(at === until ? undefined : durationWords(say, at - until));
}

function named({ title, at, until }: TimedThing): SaidEvent {
  return { title: clean(title), time: { start: at, end: until, allDay: false } };
}

/** The events that lie there, the things themselves left out. */
function sayListed({ result, beside, clock, say, row }: Saying): string | undefined {
  const { relation, things, wants } = beside;
  const [thing] = things;
  if (!thing) return undefined;
  const { items, details } = wantedOf(result, beside);
  const day = say.nearDay(thing.at, clock);
  const isOneDay = items.every((item) => item["day"] === day);
  const place = { relation, titles: things.map(({ title }) => clean(title)), day };
  return sayRows({
    result: { ...result, items, details, more: wants === "first" ? 0 : result.more },
    asks: wants === "all" ? undefined : wants === "whether" ? { form: "whether" } : ONE,
    say,
    nothing: say.calendar.noneBeside(place),
    head: (total) => say.calendar.besides(total, place),
    row: (item, more) => row(item, more, isOneDay),
  });
}

function wantedOf(
  { items, details = [] }: ItemsResult,
  { things, wants }: Beside,
): Required<Pick<ItemsResult, "items" | "details">> {
  const own = new Set(things.map(({ title, at }) => `${clean(title)} ${at}`));
  const all = items.flatMap((item, place) => {
    const more = details[place] ?? { facts: {} };
    return own.has(`${String(item["title"])} ${more.at}`) ? [] : [{ item, more }];
  });
  const rows = wants === "first" ? all.slice(0, 1) : wants === "last" ? all.slice(-1) : all;
  return { items: rows.map(({ item }) => item), details: rows.map(({ more }) => more) };
}

const ONE = { form: "one", place: { from: "start", nth: 0 } } as const;
