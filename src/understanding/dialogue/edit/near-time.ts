import { DateTime } from "luxon";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import { nearDay } from "../../../language/when/near-day.ts";
import type { Element } from "./elements.ts";
import type { Pair } from "./pair.ts";

/** "An hour later": than the last request says. */
export function pointedTime({ said, last, clock, madeAt }: Pair): Element | undefined {
  const anchor = said.anchors.find(({ pointing }) => pointing !== undefined);
  const when = last.whens[0]?.when ?? last.wholeTime();
  if (!anchor || !when) return undefined;
  const thing = { atMs: madeAt ?? when.at, allDay: when.allDay };
  const text = said.language.timeWords.anchored(anchor, thing, clock);
  return { kind: "when", start: anchor.start, end: anchor.end, text };
}

/** "And Thursday", after Wednesday the eleventh: the date of the one near that. */
export function onNearDay(element: Element, { said, last, clock }: Pair): Element {
  const found = said.whens.find((one) => overlaps(one, element));
  const day = last.whens[0]?.when;
  if (element.kind !== "when" || !found || !day) return element;
  const near = nearDay(found.when, day, clock);
  // Beside an hour the weekday that it is today is today.
  const isToday = near !== found.when && isWeekdayOfToday(near.from, clock);
  if (near.from === found.when.from && !isToday) return element;
  const thing = { atMs: near.from, allDay: true };
  const { start, end } = element;
  const anchor = { start, end, text: element.text, lengths: [] };
  const text = said.language.timeWords.anchored(anchor, thing, clock);
  return { ...element, text };
}

function isWeekdayOfToday(from: number, { now, zone }: Pair["clock"]): boolean {
  const [day, today] = [from, now()].map((at) => DateTime.fromMillis(at, { zone }).weekday);
  return day === today;
}

/** The longest words for an hour that is the same. */
const SAME_WORDS = 4;

/** Where words say that the hour is the one the last request had: they name nothing. */
export function sameHour({ said, readOn }: Pick<Pair, "said" | "readOn">): Region | undefined {
  const { tokens, text } = said;
  const runs = tokens.flatMap(({ start }, at) =>
    tokens.slice(at, at + SAME_WORDS).map(({ end }) => ({ start, end })),
  );
  const same = runs.filter(({ start, end }) => {
    const shared = readOn(text.slice(start, end)).wholeTime()?.said?.shared;
    return shared?.clock?.kind === "now" && shared.days.length === 0;
  });
  return same.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
}
