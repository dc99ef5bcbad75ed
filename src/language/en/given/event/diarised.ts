import type { Given } from "../../../contract/given.ts";
import { SOME_TIME } from "../../../clauses/request-tail.ts";
import { inPlaceOf, overlaps, within } from "../../../region.ts";
import type { Region } from "../../../region.ts";
import { findDurations } from "../../numbers/lengths/find-duration.ts";
import { findWhen } from "../../time/find-when.ts";
import { hasHour } from "../../time/has-hour.ts";
import { FIRST, LAST } from "./asks-to-diarise.ts";
import { eventOf, TIME } from "./event-told.ts";

/** "Pottery, Thursday at seven, the Old Forge, calendar please": what it is, when and where, each between pauses. */
export function diarisedIn(text: string): Given | undefined {
  const found = askedIn(text);
  const { told, which = "" } = found ?? {};
  if (told === undefined) return undefined;
  const own = timesOf(text, told);
  // Of two hours nobody knows which was meant.
  if (own.length === 0 || own.filter((one) => hasHour(one.text)).length > 1) return undefined;
  const start = text.indexOf(told);
  const masked = inPlaceOf(told, within(own, { start, end: start + told.length }), TIME);
  const event = eventOf(masked);
  if (!event) return undefined;
  const when = own.map(({ start, end }) => text.slice(start, end).replace(/^[\s,;.]+/u, ""));
  const asks = `add an event to my ${which}calendar ${when.join(" ")}`;
  const { title: words, ...where } = event;
  return { to: "event", asks, words, ...where };
}

/** What is told, and the calendar that is named by what asks. */
function askedIn(text: string): Readonly<Record<string, string>> | undefined {
  for (const shape of [...LAST, FIRST]) {
    const groups = shape.exec(text)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

type Time = Region & { readonly text: string };

/** The times and lengths in what is told, with what leads to them. */
function timesOf(text: string, told: string): readonly Time[] {
  const from = text.indexOf(told);
  const isTold = ({ start, end }: Region): boolean => start >= from && end <= from + told.length;
  const whens = findWhen(text, SOME_TIME).map(({ leadStart, end, text: words }) => ({
    start: leadStart,
    end,
    text: words,
  }));
  const lengths = findDurations(text).map(({ start, end }) => ({ start, end, text: "" }));
  const own = whens.filter(isTold);
  const kept = own.filter((one) => own.length === 1 || !isOfName(one, text));
  const apart = lengths.filter((one) => isTold(one) && !own.some((when) => overlaps(when, one)));
  if (kept.length === 0) return [];
  return [...kept, ...apart].toSorted((one, other) => one.start - other.start);
}

/** "Parents' evening": a part of the day behind a word is a part of a name where another time is told. */
function isOfName({ start, text: words }: Time, text: string): boolean {
  const isPart = /^(?:morning|afternoon|evening|night|weekend)$/iu.test(words);
  return isPart && /[\p{L}'’]\s+$/u.test(text.slice(0, start));
}
