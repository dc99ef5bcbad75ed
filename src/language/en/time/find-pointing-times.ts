import type { Anchor, PartOfDay } from "../../reading/found.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { words } from "../../words.ts";
import { readClock } from "./clock/read-clock.ts";
import { readDay } from "./day/read-day.ts";
import { readDate } from "./day/date/read-date.ts";
import { readNumber } from "../numbers/read-number.ts";
import { tokenise } from "../tokenise.ts";
import { besidePointed, DAY_PARTS } from "./beside-pointed.ts";
import type { BesidePointed } from "./beside-pointed.ts";
import { fromEnd, isAheadOf } from "./find-anchor.ts";
import { itsDayAt } from "./its-day.ts";
import { WEEKDAYS } from "./vocabulary.ts";

const SAME: ReadonlySet<string> = words("that same");
/** What may stand before: "the same day", "on the day". */
const LEADS: ReadonlyMap<string, string> = new Map([
  ["same", "the"],
  ["the", "on"],
]);
/** Sides of a thing; only the first two take one behind them. */
const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["before", -1],
  ["after", 1],
  ["earlier", -1],
  ["beforehand", -1],
  ["ahead", -1],
  ["later", 1],
  ["afterwards", 1],
]);
const TAKES_THING: ReadonlySet<string> = words("before after");
/** They also say how far something is moved. */
const MOVES: ReadonlySet<string> = words("earlier later");
const POINTERS: ReadonlySet<string> = words("it that this him her them then");
const FOLLOWING: ReadonlyMap<string, "week" | "month" | "year"> = new Map([
  ["week", "week"],
  ["month", "month"],
  ["year", "year"],
] as const);
/** What is said behind a time: never the thing it is told by. */
const BEHIND: ReadonlySet<string> = words(
  "at to for from so because and or please too instead around about by saying in if half quarter noon midday first",
);
/** Behind "that morning" anything may stand that is no thing of that name: "that morning class". */
const BEHIND_DAY: ReadonlySet<string> = words("i we he she they with on before after");

/**
 * Times that are told by what is spoken of already: "that morning", "the evening before, at six", "an
 * hour later". Those with a thing of their own behind them ("the day before the wedding") are none.
 */
export function findPointingTimes(text: string): readonly Anchor[] {
  const tokens = tokenise(text);
  const finders = [itsDay, sameDay, following, beside];
  return tokens.flatMap((_, at) => {
    const found = finders.map((find) => find(text, tokens, at));
    return found.find((one) => one !== undefined) ?? [];
  });
}

/** "The day it's due". */
function itsDay(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const start = tokens[at]?.start ?? 0;
  const told = tokens[at - 1]?.word === "on" ? undefined : itsDayAt(text, start);
  return told && anchorOf(text, { start, end: told.end }, { lengths: [], part: told.part });
}

/** "The following day", "the next morning", "the following Friday". */
function following(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const [lead, next, what] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!lead || !next || !what || lead.word !== "the") return undefined;
  const told = followed(what.word);
  // "The next week" is counted from now.
  const isNext = next.word === "following" || (next.word === "next" && DAY_PARTS.has(what.word));
  if (!told || !isNext || !isOver(tokens, { at: at + 1 })) return undefined;
  return anchorOf(text, { start: lead.start, end: what.end }, told);
}

function followed(word: string): Told | undefined {
  const day = WEEKDAYS.get(word);
  if (day !== undefined) return { lengths: [], weekday: { day, side: 1 } };
  if (DAY_PARTS.has(word)) {
    return { lengths: [{ amount: 1, unit: "day" }], part: DAY_PARTS.get(word) };
  }
  const unit = FOLLOWING.get(word);
  return unit && { lengths: [{ amount: 1, unit }] };
}

/** "That morning", "the same day", "on the day". */
function sameDay(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const [before, same, day] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!same || !day || !DAY_PARTS.has(day.word)) return undefined;
  const lead = LEADS.get(same.word);
  const isLed = before !== undefined && before.word === lead;
  const isOnTheDay = same.word === "the";
  if (isOnTheDay ? !isLed : !SAME.has(same.word)) return undefined;
  // "On the day before" is another day.
  const place = { at: at + 1, ...(isOnTheDay ? {} : { also: BEHIND_DAY }) };
  if (!isOver(tokens, place)) return undefined;
  const { start } = isLed ? before : same;
  return anchorOf(text, { start, end: day.end }, { lengths: [], part: DAY_PARTS.get(day.word) });
}

/** "The evening before", "an hour later", "ten minutes before it". */
function beside(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const side = SIDES.get(wordAt(tokens, at));
  const told = side && besidePointed(tokens, at, side);
  const [from, word] = [tokens[told?.from ?? -1], tokens[at]];
  if (side === undefined || !told || !from || !word) return undefined;
  const pointer = pointerBehind(tokens, at);
  // "Put one in a week after it" is counted from that, whatever "in" says.
  if (!(pointer && told.lengths.length > 0) && isOfDay(tokens, told)) return undefined;
  const isAll =
    pointer === undefined
      ? isOfNothing(tokens, at, told.lengths)
      : isOver(tokens, { at: tokens.indexOf(pointer) });
  if (!isAll) return undefined;
  const lengths = told.lengths.map(({ amount, unit }) => ({ amount: side * amount, unit }));
  const moves = MOVES.has(word.word);
  const region = { start: from.start, end: (pointer ?? word).end };
  const anchor = anchorOf(text, region, { ...told, lengths, moves });
  return moves ? anchor : { ...anchor, ...fromEnd(side, lengths) };
}

/** The word behind a side that points at the thing: "before it", "ahead of that". */
function pointerBehind(tokens: Tokens, at: number): Tokens[number] | undefined {
  const isAhead = isAheadOf(tokens, at);
  const next = tokens[isAhead ? at + 2 : at + 1];
  const takesThing = isAhead || TAKES_THING.has(wordAt(tokens, at));
  return takesThing && next && POINTERS.has(next.word) ? next : undefined;
}

/** "15 minutes before noon" is a time of day, "two days after 15 May" a day. */
function isOfNothing(tokens: Tokens, at: number, lengths: Anchor["lengths"]): boolean {
  const date = readDate(tokens, at + 1)?.value.day;
  if (date?.kind === "date" && date.month !== undefined) return false;
  const isOfClock = lengths.every(({ unit }) => unit === "hour" || unit === "minute");
  return isOver(tokens, { at }) && !(isOfClock && readClock(tokens, at + 1));
}

/** "Tomorrow (morning before nine)", "this (evening before nine)": a part of a day that is said. */
function isOfDay(tokens: Tokens, { from: start, lengths }: BesidePointed): boolean {
  const from = wordAt(tokens, start) === "the" ? start + 1 : start;
  const word = wordAt(tokens, from);
  const before = wordAt(tokens, start - 1);
  // "In two days after five" is so far ahead.
  if (before === "in" && from === start && lengths.some(({ amount }) => amount > 0)) return true;
  if (!DAY_PARTS.has(word) || word === "day") return false;
  // "In the evening after ten".
  const isOwn = before === "this" || (from > start && before === "in");
  return isOwn || readDay(tokens, from - 1)?.next === from;
}

type Told = Pick<Anchor, "lengths" | "weekday"> & {
  readonly part?: PartOfDay | undefined;
  readonly moves?: boolean;
};

function anchorOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { lengths, weekday, part, moves = false }: Told,
): Anchor {
  const told = { lengths, ...(weekday ? { weekday } : {}), ...(part ? { part } : {}) };
  const own = { start, end, text: text.slice(start, end), ...told };
  return { ...own, pointing: moves ? "moving" : "plain" };
}

type Place = { readonly at: number; readonly also?: ReadonlySet<string> };

/** Whether a time is over with the word at this place: nothing follows, or what is no thing. */
function isOver(tokens: Tokens, { at, also }: Place): boolean {
  const word = wordAt(tokens, at + 1);
  if (BEHIND.has(word) || also?.has(word) || !/[\p{L}\p{N}]/u.test(word)) return true;
  return readNumber(tokens, at + 1) !== undefined;
}
