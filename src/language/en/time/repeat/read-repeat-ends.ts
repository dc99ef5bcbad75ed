import { readNumber } from "../../numbers/read-number.ts";
import { readDuration } from "../../numbers/lengths/read-duration.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import type { Length } from "../../../../types/time/length.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Phrase, Pieces } from "../../../../types/time/phrase.ts";
import { afterComma, readPieces } from "../read-pieces.ts";
import type { Candidate, Reading } from "../read-pieces.ts";
import { after } from "../vocabulary.ts";
import { withoutDays } from "./read-repeat.ts";

const STARTS = ["starting from", "starting on", "starting", "beginning", "from"];
const ENDS = ["up until", "until", "till", "til", "to", "through"];

/** "every day from Monday until Friday", "every Monday for six weeks": where a repetition starts and ends. */
export function readRepeatEnds(
  tokens: Tokens,
  { value: shared, next }: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const { repeat } = shared;
  if (!repeat) return [];
  const left = shared.clock
    ? withoutDays(tokens, { value: { ...shared, repeat }, next })
    : undefined;
  if (left) return [{ value: { shared: left.value }, next: left.next }];
  const from = after(tokens, afterComma(tokens, next), STARTS);
  const start =
    from === undefined ? undefined : readPieces(tokens, from, { reading, lead: "from" }).at(-1);
  const phrase = start ? { shared, repeatFrom: start.value } : { shared };
  const place = start?.next ?? next;
  return [
    ...(start ? [{ value: phrase, next: place }] : []),
    ...readLength(tokens, { value: phrase, next: place }),
    ...readCount(tokens, { value: phrase, next: place }),
    ...readEnd(tokens, { value: phrase, next: place }, reading),
  ].map(({ value, next: end }) => ({ value: atHourOfEnd(value), next: end }));
}

/** "Every Monday from 1 June at eight", "every day until Friday at seven": the hour is that of each. */
function atHourOfEnd(phrase: Phrase): Phrase {
  const { shared, repeatFrom, repeatUntil } = phrase;
  const isOfDays = !["HOURLY", "MINUTELY"].includes(shared.repeat?.frequency ?? "");
  const isOpen = isOfDays && shared.clock === undefined && shared.part === undefined;
  const ends = [repeatFrom, repeatUntil].filter((end) => end && end.days.length > 0);
  const clock = isOpen ? ends.find((end) => end?.clock)?.clock : undefined;
  if (!clock) return phrase;
  return {
    ...phrase,
    shared: { ...shared, clock },
    ...(repeatFrom ? { repeatFrom: withoutHour(repeatFrom) } : {}),
    ...(repeatUntil ? { repeatUntil: withoutHour(repeatUntil) } : {}),
  };
}

function withoutHour({ clock: _, ...pieces }: Pieces): Pieces {
  return pieces;
}

function readLength(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
): readonly Candidate<Phrase>[] {
  const start = after(tokens, next, ["for the next", "for up to", "for at most", "for"]);
  const one = after(tokens, next, ["for the next", "for the following", "for the coming"]);
  const length =
    start === undefined ? undefined : (readDuration(tokens, start) ?? readOne(tokens, one));
  const [repeatFor, second] = length?.value ?? [];
  return length && repeatFor && !second
    ? [{ value: { ...value, repeatFor }, next: length.next }]
    : [];
}

/** "(For the next) year". */
function readOne(tokens: Tokens, at: number | undefined): Read<readonly Length[]> {
  const unit = at === undefined ? undefined : unitAt(tokens, at);
  return at === undefined || !unit ? undefined : { value: [{ amount: 1, unit }], next: at + 1 };
}

const TIMES = ["times", "occurrences", "repetitions", "x"];
const IN_ALL = ["in total", "in all", "altogether", "only"];
const PER = ["a", "an", "per", "each", "every", "daily", "weekly"];

/** "(Every Friday) five times", "for ten occurrences"; "three times a day" is no end. */
function readCount(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
): readonly Candidate<Phrase>[] {
  const count = readNumber(
    tokens,
    after(tokens, next, [", for up to", ", for", "for up to", "for", "up to", ","]) ?? next,
  );
  const times = count && after(tokens, count.next, TIMES);
  if (!count || times === undefined || !Number.isInteger(count.value)) return [];
  if (PER.includes(wordAt(tokens, times))) return [];
  const end = after(tokens, times, IN_ALL) ?? times;
  return [{ value: { ...value, repeatCount: count.value }, next: end }];
}

function readEnd(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const until = after(tokens, afterComma(tokens, next), ENDS);
  const ends = until === undefined ? [] : readPieces(tokens, until, { reading, lead: "until" });
  return ends.map((end) => ({ value: { ...value, repeatUntil: end.value }, next: end.next }));
}
