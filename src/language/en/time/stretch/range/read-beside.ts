import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import type { Length } from "../../../../../types/time/length.ts";
import type { Day, Phrase, Pieces } from "../../../../../types/time/phrase.ts";
import { NOTHING } from "../../../../when/merge-piece.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { UNIT_MS } from "../../clock/read-offset.ts";
import { readClock } from "../../clock/read-clock.ts";
import { readDate } from "../../day/date/read-date.ts";
import { readDay } from "../../day/read-day.ts";
import type { Candidate } from "../../read-pieces.ts";
import { after, isSaid } from "../../vocabulary.ts";

const LEADS: ReadonlySet<string> = new Set(["in", "during", "for", "over", "within"]);

/** "The three days before Easter", "the half hour after noon": all of that time, up to it or from it on. */
export function readBeside(tokens: Tokens, start: number): readonly Candidate<Phrase>[] {
  const at = LEADS.has(wordAt(tokens, start)) ? start + 1 : start;
  const hasThe = wordAt(tokens, at) === "the";
  const length = readLength(tokens, hasThe ? at + 1 : at);
  const [only, more] = length?.value ?? [];
  if (!length || !only || more) return [];
  const either = after(tokens, length.next, ["either side of", "each side of", "both sides of"]);
  if (either !== undefined) return onBothSides(tokens, either, only);
  const link = readLink(tokens, length.next);
  const isTold = hasThe || (link?.holds === true && wordAt(tokens, length.next) !== "from");
  if (!link || !isTold) return [];
  return onOneSide(tokens, link, only);
}

/** "(The half hour) after noon", "(the three days) before Easter". */
function onOneSide(
  tokens: Tokens,
  { side, holds, next }: Link,
  length: Length,
): readonly Candidate<Phrase>[] {
  return isOfClock(length)
    ? besideClock(tokens, next, side * msOf(length))
    : besideDay(tokens, { at: next, holds }, { ...length, amount: side * length.amount });
}

/** "An hour either side of noon", "two days either side of the 20th". */
function onBothSides(tokens: Tokens, at: number, length: Length): readonly Candidate<Phrase>[] {
  const { amount, unit } = length;
  if (isOfClock(length)) {
    const [range] = besideClock(tokens, at, msOf(length));
    const [base, other] = [range?.value.range?.from, range?.value.range?.to];
    if (!range || !base || !other) return [];
    const from: Pieces = { ...base, offsetMs: -msOf(length) };
    return [{ value: { shared: NOTHING, range: { from, to: other } }, next: range.next }];
  }
  const day = baseDay(tokens, at);
  if (!day || !Number.isInteger(amount)) return [];
  const from: Pieces = { days: [shifted(day.value, { amount: -amount, unit })] };
  const to: Pieces = { days: [shifted(day.value, { amount, unit })] };
  return [{ value: { shared: NOTHING, range: { from, to } }, next: day.next }];
}

/** "The 20th", "Easter", "Monday the 20th of April". */
function baseDay(tokens: Tokens, at: number): Read<Day> {
  const named = readDay(tokens, at);
  const place = named ? (after(tokens, named.next, [","]) ?? named.next) : at;
  const date = named && named.value.day.kind !== "weekday" ? undefined : readDate(tokens, place);
  if (date?.value.day) return { value: date.value.day, next: date.next };
  return named && { value: named.value.day, next: named.next };
}

type Link = { readonly side: 1 | -1; readonly holds: boolean; readonly next: number };

const LINKS: readonly (readonly [words: string, side: 1 | -1, holds: boolean])[] = [
  ["before", -1, false],
  ["after", 1, false],
  ["beginning on", 1, true],
  ["beginning with", 1, true],
  ["that starts on", 1, true],
  ["that starts", 1, true],
  ["that begins", 1, true],
  ["which starts", 1, true],
  ["beginning", 1, true],
  ["starting on", 1, true],
  ["starting", 1, true],
  ["commencing", 1, true],
  ["from", 1, true],
  ["up to and including", -1, true],
  ["ending on", -1, true],
  ["ending with", -1, true],
  ["ending", -1, true],
  ["running up to", -1, false],
  ["leading up to", -1, false],
];

function readLink(tokens: Tokens, at: number): Link | undefined {
  const said = LINKS.find(([words]) => isSaid(tokens, at, words));
  return said && { side: said[1], holds: said[2], next: at + said[0].split(" ").length };
}

const ONES: ReadonlyMap<string, Length> = new Map([
  ["hour", { amount: 1, unit: "hour" }],
  ["fortnight", { amount: 2, unit: "week" }],
]);

/** "(The) three days", "(the) hour". */
function readLength(tokens: Tokens, at: number): Read<readonly Length[]> {
  const one = ONES.get(wordAt(tokens, at));
  return one ? { value: [one], next: at + 1 } : readDuration(tokens, at);
}

/** Hours and minutes lie beside a time of day, longer ones beside a day. */
function isOfClock({ unit }: Length): boolean {
  return unit === "hour" || unit === "minute";
}

function msOf({ amount, unit }: Length): number {
  return amount * (UNIT_MS.get(unit) ?? Number.NaN);
}

function besideClock(tokens: Tokens, at: number, ms: number): readonly Candidate<Phrase>[] {
  const clock = readClock(tokens, at);
  if (clock?.value.clock.kind !== "clock") return [];
  const { weakness: _, ...value } = clock.value;
  const day = readDay(tokens, after(tokens, clock.next, ["on"]) ?? clock.next);
  const base: Pieces = { days: day ? [day.value.day] : [], ...value };
  const other: Pieces = { ...base, offsetMs: ms };
  return [inOrder(ms, { base, other }, day?.next ?? clock.next)];
}

/** Several days: one alone is a day counted from another. `holds` says that the day is one of them. */
function besideDay(
  tokens: Tokens,
  { at, holds }: Pick<Link, "holds"> & { readonly at: number },
  { amount, unit }: Length,
): readonly Candidate<Phrase>[] {
  const day = baseDay(tokens, at);
  const base = day?.value;
  const isWhole = Number.isInteger(amount) && (unit !== "day" || Math.abs(amount) > 1);
  if (!day || !base || !isWhole) return [];
  const side = Math.sign(amount);
  const near = holds ? base : shifted(base, { amount: side, unit: "day" });
  const last = shifted(base, { amount, unit });
  const far = holds ? shifted(last, { amount: -side, unit: "day" }) : last;
  return [inOrder(side, { base: { days: [near] }, other: { days: [far] } }, day.next)];
}

function shifted(base: Day, length: Length): Day {
  return { kind: "shifted", ...length, base };
}

type Ends = { readonly base: Pieces; readonly other: Pieces };

function inOrder(side: number, { base, other }: Ends, next: number): Candidate<Phrase> {
  const range = side > 0 ? { from: base, to: other } : { from: other, to: base };
  return { value: { shared: NOTHING, range }, next };
}
