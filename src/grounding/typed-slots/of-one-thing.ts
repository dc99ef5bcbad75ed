import type { Reading, SaidWhen } from "../../language/reading/reading.ts";
import { laterHolds } from "../../language/when/later-holds.ts";
import { daysSaid } from "../../language/when/said-time.ts";
import type { Clock } from "../../types/clock.ts";

/** The times of one new thing as one, where none is the far end of it and none is listed beside another ("at one and at two"). */
export function ofOneThing(
  whens: readonly SaidWhen[],
  reading: Reading,
  clock: Clock,
): readonly SaidWhen[] {
  const own = whens.filter((when, at) => !isToldApart(when, whens[at - 1], reading));
  const [first, ...others] = own.length > 1 ? own.map(asRead) : own;
  if (!first || [first, ...others].some(isOwn) || isListed(own, reading)) return own;
  return [others.reduce((earlier, later) => together(earlier, later, clock), first)];
}

/** "At six, because he whines in the morning": a part of the day that a clause of its own tells is none of an hour before it. */
function isToldApart(
  when: SaidWhen,
  before: SaidWhen | undefined,
  { text, language }: Reading,
): boolean {
  if (!before || !saysHour(before) || when.when.precision !== "part") return false;
  const [clause = ""] = text.slice(before.end, when.start).split(MARK).slice(-1);
  return daysSaid(when.when).length === 0 && language.wordingOf(clause).mood.isClause;
}

const MARK = /[,;.!?–—]\s/u;

/** The times of a thing with the hours that were said beside its day, where none of them has one. */
export function withHour(
  whens: readonly SaidWhen[],
  said: readonly SaidWhen[],
): readonly SaidWhen[] {
  const left = said.filter((one) => !whens.includes(one));
  const [hour, ...others] = left.filter(({ when }) => when.precision === "minute");
  const isOpen = whens.every(({ when }) => when.precision === "day" && when.said !== undefined);
  if (!hour || others.length > 0 || !isOpen || daysSaid(hour.when).length > 0) return whens;
  return [...whens, hour].toSorted((one, other) => one.start - other.start);
}

/** "Tuesday, no sorry, Wednesday": it stands no more. */
export function isTakenBack({ text }: SaidWhen, { parting }: Reading): boolean {
  return !parting.repaired.includes(text);
}

function isOwn({ isFarEnd, isPartial }: SaidWhen): boolean {
  return isFarEnd || isPartial === true;
}

/** Of half a time the half that was read, where another says more. */
function asRead(when: SaidWhen): SaidWhen {
  if (!when.part) return when;
  const { isPartial: _, part, ...read } = when;
  return { ...read, when: part, text: part.text, bare: part.text };
}

/** "At one and at two", "at one at two"; a day and an hour are one time, whatever stands between. */
function isListed(whens: readonly SaidWhen[], { text, language }: Reading): boolean {
  return whens.some((when, at) => {
    const before = whens[at - 1];
    if (!before || saysHour(before) !== saysHour(when)) return false;
    const between = text.slice(before.end, when.start);
    return between.trim() === "" || language.wordingOf(between).parting.joinsList;
  });
}

function saysHour({ when }: SaidWhen): boolean {
  return when.precision === "minute";
}

function together(earlier: SaidWhen, later: SaidWhen, clock: Clock): SaidWhen {
  // "From five, and bed by eight": when it is over at the latest changes nothing that was said before.
  if (later.isLatest && earlier.when.precision === "minute") return earlier;
  const text = `${earlier.bare} ${later.bare}`;
  const when = laterHolds({ earlier: earlier.when, later: later.when }, text, clock);
  const isBoth = when !== later.when;
  return { ...later, when, ...(isBoth ? { text, bare: text } : {}) };
}
