import { NOTHING } from "../../when/merge-piece.ts";
import { readDuration } from "../numbers/lengths/read-duration.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import type { Length } from "../../../types/time/length.ts";
import type { Bound, Phrase, Pieces } from "../../../types/time/phrase.ts";
import { afterComma, endsOf, readPieces } from "./read-pieces.ts";
import type { Candidate, Reading } from "./read-pieces.ts";
import { afterFirstToLast } from "./stretch/read-nth.ts";
import { readBeside } from "./stretch/range/read-beside.ts";
import { readShiftRange } from "./stretch/range/read-shift-range.ts";
import { readOpenRange, readRange } from "./stretch/range/read-range.ts";
import { afterItsEnd } from "./evidence/after-its-end.ts";
import { isLookedThrough } from "./evidence/looked-through.ts";
import { readRepeatEnds } from "./repeat/read-repeat-ends.ts";
import { after, isSaid } from "./vocabulary.ts";

/** With the day or the hour itself: "on or after Monday", "no later than or at nine". */
const INCLUDING: readonly (readonly [words: string, bound: Bound])[] = [
  ["before", "through"],
  ["earlier than", "through"],
  ["after", "from"],
  ["later than", "from"],
];

const BOUNDS: readonly (readonly [words: string, bound: Bound])[] = [
  ...["on", "at", "in", "by"].flatMap((lead) =>
    INCLUDING.flatMap(([side, bound]): readonly (readonly [string, Bound])[] => [
      [`${side} or ${lead}`, bound],
      [`${lead} or ${side}`, bound],
    ]),
  ),
  ...["anytime", "any time", "sometime", "sometimes", "some time"].flatMap(
    (lead): readonly (readonly [string, Bound])[] => [
      [`${lead} before`, "before"],
      [`${lead} after`, "after"],
    ],
  ),
  ...[
    "not before",
    "not until",
    "not till",
    "no sooner than",
    "no earlier than",
    "not earlier than",
    "at the earliest",
    "as of",
    "as from",
    "effective from",
    "effective",
    "commencing on",
    "commencing",
  ].map((words): readonly [string, Bound] => [words, "from"]),
  ["not after", "until"],
  ["through", "through"],
  ["up through", "through"],
  ["up to and including", "through"],
  ["up to", "until"],
  ["ever since", "since"],
  ["since", "since"],
  ["starting from", "from"],
  ["starting on", "from"],
  ["starting", "from"],
  ["beginning", "from"],
  ["up until", "until"],
  ["until", "until"],
  ["till", "until"],
  ["til", "until"],
  ["before", "before"],
  ["prior to", "before"],
  ["in advance of", "before"],
  ["ahead of", "before"],
  ["sooner than", "before"],
  ["past", "after"],
  ["earlier than", "before"],
  ["after", "after"],
  ["later than", "after"],
];

/** These name the time itself, as "by" does. */
const DEADLINES = ["no later than", "not later than", "on or before", "by or before"].concat(
  ["by", "on", "at", ""].map((lead) => `at the latest ${lead}`.trim()),
);

/** All phrases that start here, none shorter than the one before. */
export function readPhrases(
  tokens: Tokens,
  at: number,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const length = readLasting(tokens, at);
  const isFrom = wordAt(tokens, at) === "from" && afterFirstToLast(tokens, at) === undefined;
  if (!reading.takesLength) {
    const seasoned = length ? readSeasoned(tokens, length, reading) : [];
    if (seasoned.length > 0) return seasoned;
    const plain = readWithoutLength(tokens, at, reading);
    return isFrom ? [...plain, ...plain.flatMap((one) => fromThereOn(tokens, one))] : plain;
  }
  const start = length ? (after(tokens, length.next, STARTS) ?? length.next) : at;
  const phrases = readWithoutLength(tokens, start, reading).flatMap((phrase) =>
    isFrom ? [fromThere(phrase), ...fromThereOn(tokens, phrase)] : [phrase],
  );
  return length
    ? phrases.map(({ value, next }) => ({ value: { ...value, lasting: length.value }, next }))
    : phrases.flatMap((phrase) => [phrase, ...withLength(tokens, phrase)]);
}

/** "For three weeks every Monday": how long it goes on, not how long it lasts. */
function readSeasoned(
  tokens: Tokens,
  { value: lasting, next: start }: NonNullable<Read<readonly Length[]>>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const isOfDays = lasting.every(({ unit }) => !["second", "minute", "hour"].includes(unit));
  return (isOfDays ? readWithoutLength(tokens, start, reading) : []).flatMap(({ value, next }) =>
    value.shared.repeat ? [{ value: { ...value, lasting }, next }] : [],
  );
}

/** "From Tuesday", "from 2 pm" on. */
function fromThere({ value, next }: Candidate<Phrase>): Candidate<Phrase> {
  const isOpen = value.range === undefined && value.bound === undefined && !value.shared.repeat;
  return isOpen ? { value: { ...value, bound: "from" }, next } : { value, next };
}

/** "From 2027 on", with nothing behind it. */
function fromThereOn(tokens: Tokens, phrase: Candidate<Phrase>): readonly Candidate<Phrase>[] {
  const behind = tokens[phrase.next + 1];
  const isEnd = behind === undefined || behind.kind === "mark" || behind.word === "please";
  const isLast = wordAt(tokens, phrase.next) === "on" && isEnd;
  const isNow = phrase.value.shared.clock?.kind === "now";
  return isLast && !isNow ? [fromThere({ ...phrase, next: phrase.next + 1 })] : [];
}

const STARTS = ["starting from", "starting at", "starting on", "starting", "beginning", "from"];

/** "From Monday for three days", "4 pm for an hour". */
function withLength(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
): readonly Candidate<Phrase>[] {
  const isOpen = value.range === undefined && value.shared.repeat === undefined;
  const length = isOpen ? readLasting(tokens, next) : undefined;
  const { bound: _, ...rest } = value;
  return length ? [{ value: { ...rest, lasting: length.value }, next: length.next }] : [];
}

function readLasting(tokens: Tokens, at: number): Read<readonly Length[]> {
  if (wordAt(tokens, at) !== "for") return readStarting(tokens, at);
  const behind = after(tokens, at + 1, NEXT);
  const isBehindTime = behind !== undefined && at > 0;
  return readDuration(tokens, isBehindTime ? behind : at + 1);
}

/** "Half an hour, starting at four". */
function readStarting(tokens: Tokens, at: number): Read<readonly Length[]> {
  const length = readDuration(tokens, at);
  const start = length && afterComma(tokens, length.next);
  const isStarted =
    start !== undefined && ["starting", "beginning"].includes(wordAt(tokens, start));
  return length && isStarted ? { value: length.value, next: start } : undefined;
}

/** "(From Monday) for the next ten days". */
const NEXT = ["the", ""].flatMap((the) =>
  ["next", "following", "coming"].map((next) => `${the} ${next}`.trim()),
);

function readWithoutLength(
  tokens: Tokens,
  at: number,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const deadline = after(tokens, at, DEADLINES);
  if (deadline !== undefined) return readDeadline(tokens, deadline, reading);
  const bound = isLookedThrough(tokens, at)
    ? undefined
    : BOUNDS.find(([words]) => isSaid(tokens, at, words));
  const plain = readPieces(tokens, at, { reading, lead: "" });
  // "Starting at nine until noon" has both ends.
  if (bound && plain.length === 0)
    return [
      ...readBound(tokens, at, { bound, reading }),
      ...readRange(tokens, { at, shared: [] }, reading),
    ].sort((left, right) => left.next - right.next);
  const candidates = plain.flatMap((candidate) => [
    withOnwards(tokens, { ...candidate, value: { shared: candidate.value } }),
    ...readOpenRange(tokens, candidate, reading),
    ...readRepeatEnds(tokens, candidate, reading),
  ]);
  const ranges = readRange(tokens, { at, shared: plain }, reading);
  const ends = readPieces(tokens, at, { reading: endsOf(reading), lead: "" });
  const opened = ends.flatMap((end) => readOpenRange(tokens, end, reading));
  const bounded = plain.flatMap((day) => readBoundHour(tokens, day, reading));
  const shifts = [...readShiftRange(tokens, at), ...readBeside(tokens, at)];
  return [...bounded, ...opened, ...candidates, ...ranges, ...shifts].sort(
    (left, right) => left.next - right.next,
  );
}

function readDeadline(tokens: Tokens, at: number, reading: Reading): readonly Candidate<Phrase>[] {
  const named = readPieces(tokens, at, { reading, lead: "by" });
  return named.map(({ value, next }) => ({ value: { shared: value }, next }));
}

/** "Tomorrow after five", "Friday until noon", "this evening before seven". */
function readBoundHour(
  tokens: Tokens,
  { value: day, next: at }: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const isNamed = day.days.length > 0 || day.part === "tonight";
  const isDay = isNamed && !day.clock && !day.repeat;
  const said = isDay ? BOUNDS.find(([words]) => isSaid(tokens, at, words)) : undefined;
  if (!said) return [];
  const [words, bound] = said;
  const start = at + words.split(" ").length;
  const hours = readPieces(tokens, start, { reading, lead: words.split(" ").at(-1) ?? "" });
  return hours.flatMap(({ value, next }) => {
    if (!value.clock || value.days.length > 0) return [];
    const hour = { ...day, ...value, days: [...day.days] };
    const both = readOtherBound(tokens, { value, next }, { bound: said, reading });
    return [
      { value: ofDay(day, hour, bound), next },
      ...both.map((range) => ({ ...range, value: { ...range.value, shared: day } })),
    ];
  });
}

function ofDay(day: Pieces, hour: Pieces, bound: Bound): Phrase {
  if (!FAR_BOUNDS.has(bound)) return { shared: hour, bound };
  return { shared: NOTHING, range: { from: day, to: hour } };
}

function readBound(
  tokens: Tokens,
  at: number,
  options: { readonly bound: readonly [string, Bound]; readonly reading: Reading },
): readonly Candidate<Phrase>[] {
  const [words, bound] = options.bound;
  const start = at + words.split(" ").length;
  const lead = words.split(" ").at(-1) ?? "";
  const found = readPieces(tokens, start, { reading: options.reading, lead });
  const isEnd = bound === "until" || bound === "through";
  return found.flatMap((end) => [
    ...(isEnd && end.value.repeat ? [] : [{ value: { shared: end.value, bound }, next: end.next }]),
    ...readBeforeItsEnd(tokens, end, bound),
    ...readOtherBound(tokens, end, options),
    ...(isEnd ? readUntilThen(tokens, end, options) : []),
  ]);
}

/** "Before the month is out". */
function readBeforeItsEnd(
  tokens: Tokens,
  { value, next }: Candidate<Pieces>,
  bound: Bound,
): readonly Candidate<Phrase>[] {
  const over = bound === "before" && value.period ? afterItsEnd(tokens, next) : undefined;
  return over === undefined ? [] : [{ value: { shared: value, bound: "through" }, next: over }];
}

/** "Until June every day at nine": what happens again until then. */
function readUntilThen(
  tokens: Tokens,
  { value: end, next: at }: Candidate<Pieces>,
  { reading }: { readonly reading: Reading },
): readonly Candidate<Phrase>[] {
  const rhythms = end.repeat
    ? []
    : readPieces(tokens, afterComma(tokens, at), { reading, lead: "" });
  return rhythms.flatMap(({ value, next }) =>
    value.repeat ? [{ value: { shared: value, repeatUntil: end }, next }] : [],
  );
}

const BUT_BEFORE = ["but before", "and before", "but until", "and until", "but not later than"];

/** "After two but before five". */
function readOtherBound(
  tokens: Tokens,
  { value: from, next: end }: Candidate<Pieces>,
  { bound, reading }: { readonly bound: readonly [string, Bound]; readonly reading: Reading },
): readonly Candidate<Phrase>[] {
  const to = FAR_BOUNDS.has(bound[1]) ? undefined : after(tokens, end, BUT_BEFORE);
  const ends = to === undefined ? [] : readPieces(tokens, to, { reading, lead: "before" });
  return ends.map(({ value, next }) => ({
    value: { shared: NOTHING, range: { from, to: value } },
    next,
  }));
}

const FAR_BOUNDS: ReadonlySet<Bound> = new Set(["until", "through", "before"]);

const ONWARDS = [
  "onwards",
  "onward",
  "and onwards",
  "and later",
  "and beyond",
  "and after",
  "or later",
  "or after",
  "at the earliest",
];
const ROUGHLY = ["- ish", "ish", "or so", "or thereabouts", "give or take", "or around then"];
const AT_LATEST = ["at the latest", "or earlier", "or before", "or sooner"];

/** "Monday onwards", "from Monday on". */
function withOnwards(tokens: Tokens, candidate: Candidate<Phrase>): Candidate<Phrase> {
  const next = after(tokens, candidate.next, ONWARDS);
  if (next) return { value: { ...candidate.value, bound: "from" }, next };
  return {
    ...candidate,
    next: after(tokens, candidate.next, [...AT_LATEST, ...ROUGHLY]) ?? candidate.next,
  };
}
