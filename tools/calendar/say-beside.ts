import type { Beside, TimedThing } from "../../src/types/turn/beside.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item, ItemsResult } from "../../src/types/turn/result.ts";
import { clean, counted, sayRows, sentence } from "../speech.ts";
import { yesNo } from "../spoken.ts";
import { dayWords, durationWords, onDay, spanWords } from "../time-words.ts";

type Saying = {
  readonly result: ItemsResult;
  readonly beside: Beside;
  readonly clock: Clock;
  readonly row: (item: Item, isOneDay: boolean) => string;
};

/** What lies beside things in the calendar, or how two of them lie to each other. */
export function sayBeside(saying: Saying): string | undefined {
  const { beside, clock } = saying;
  const { relation, things, isSo } = beside;
  const [one, other] = things.toSorted((first, second) => first.at - second.at);
  if (!one || !other || relation === "between") return sayListed(saying);
  const both = `${whenOf(one, clock)}; ${whenOf(other, clock)}.`;
  switch (relation) {
    case "first":
      return `${clean(one.title)} comes first. ${both}`;
    case "last":
      return `${clean(other.title)} comes last. ${both}`;
    case "clash":
      return yesNo(other.at < one.until, both);
    case "gap":
      return other.at < one.until ? `They overlap. ${both}` : `${gapOf(one, other)}. ${both}`;
    default:
      return isSo === undefined ? both : yesNo(isSo, both);
  }
}

function gapOf({ until }: TimedThing, { at }: TimedThing): string {
  return at === until ? "No time at all" : sentence(durationWords(at - until));
}

function whenOf({ title, at, until }: TimedThing, clock: Clock): string {
  return `${clean(title)} is ${onDay(dayWords(at, clock))}, ${spanWords(at, until, clock)}`;
}

/** The events that lie there, the things themselves left out. */
function sayListed({ result, beside, clock, row }: Saying): string | undefined {
  const { relation, things, wants } = beside;
  const [thing] = things;
  if (!thing) return undefined;
  const own = new Set(things.map(({ title, at }) => `${clean(title)} ${at}`));
  const isOther = (item: Item, place: number): boolean =>
    !own.has(`${String(item["title"])} ${result.details?.[place]?.at}`);
  const all = result.items.filter(isOther);
  const items = wants === "first" ? all.slice(0, 1) : wants === "last" ? all.slice(-1) : all;
  const names = things.map(({ title }) => clean(title)).join(" and ");
  const where = `${WHERE[relation] ?? relation} ${names}`;
  const day = onDay(dayWords(thing.at, clock));
  const isOneDay = items.every((item) => item["day"] === dayWords(thing.at, clock));
  return sayRows({
    result: { ...result, items, more: wants === "first" ? 0 : result.more },
    asks: wants === "all" ? undefined : wants === "whether" ? { form: "whether" } : ONE,
    nothing: `Nothing on your calendar ${where} ${day}.`,
    head: (total) => `You have ${counted(total, "event")} ${where} ${day}`,
    row: (item) => row(item, isOneDay),
  });
}

const WHERE: Readonly<Partial<Record<Beside["relation"], string>>> = {
  clash: "at the same time as",
};
const ONE = { form: "one", place: { from: "start", nth: 0 } } as const;
