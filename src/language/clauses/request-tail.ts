import type { RequestTail } from "../contract/requests.ts";
import type { TimeReader } from "../contract/words.ts";
import type { Clock } from "../../types/clock.ts";

type TailWords = {
  readonly time: Pick<TimeReader, "findDurations" | "findWhen" | "resolveWhen">;
  /** Where something goes, as closes a request. */
  readonly place: RegExp;
  /** What may stand between two pieces of a tail, up to its end. */
  readonly between: RegExp;
  /** A word that leads to a time, and is no part of a day. */
  readonly leads: RegExp;
  /** More words than these say no day. */
  readonly mostDayWords: number;
};

type Tails = {
  readonly tailOf: (text: string) => RequestTail;
  /** Whether a place in a text lies inside a time or a length of time. */
  readonly isInsideTime: (text: string, at: number) => boolean;
  readonly beginsWithTime: (text: string) => boolean;
  /** The words of a tail that say a day, the most of them. */
  readonly dayIn: (tail: string) => string | undefined;
  /** The day of what stands before, which holds for a request with but a time of day. */
  readonly missingDay: (before: string, whole: string, own: RequestTail) => string | undefined;
};

/** Times are found and told apart alike at any time. */
export const SOME_TIME: Clock = { now: () => Date.UTC(2026, 0, 7, 9), zone: "UTC" };

type Piece = { readonly start: number; readonly end: number; readonly isPlace: boolean };

/** What closes a request: its times, lengths and places. */
export function tailsBy(words: TailWords): Tails {
  const { findDurations, findWhen } = words.time;
  const dayIn = (tail: string): string | undefined => dayOf(tail, words);
  return {
    tailOf: (text) => tailOf(text, words),
    isInsideTime: (text, at) =>
      [...findWhen(text, SOME_TIME), ...findDurations(text)].some(
        ({ start, end }) => start < at && at < end,
      ),
    beginsWithTime: (text) => findWhen(text, SOME_TIME)[0]?.leadStart === 0,
    dayIn,
    missingDay: (before, whole, own) => {
      if (!own.hasTime || !own.isTimeOfDay) return undefined;
      return dayIn(whole.slice(own.start)) === undefined ? dayIn(before) : undefined;
    },
  };
}

/** Both are closed by the same. */
export function isParallel(left: RequestTail, right: RequestTail): boolean {
  return (left.hasTime && right.hasTime) || (left.hasPlace && right.hasPlace);
}

function tailOf(text: string, { time, place, between }: TailWords): RequestTail {
  const whens = time.findWhen(text, SOME_TIME);
  const times = [...whens, ...time.findDurations(text)].map(({ start, end }) => ({ start, end }));
  const places = [...text.matchAll(place)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const pieces: readonly Piece[] = [
    ...times.map((piece) => ({ ...piece, isPlace: false })),
    ...places.map((piece) => ({ ...piece, isPlace: true })),
  ];
  // The end of what stands before the little words that lead to this place.
  const before = (at: number): number => between.exec(text.slice(0, at))?.index ?? at;
  const closing = closingPieces(pieces, text.length, before);
  const start = closing.at(-1)?.start ?? text.length;
  return {
    start: start === text.length ? start : before(start),
    hasTime: closing.some(({ isPlace }) => !isPlace),
    hasPlace: closing.some(({ isPlace }) => isPlace),
    isTimeOfDay: whens.every((one) => one.start < start || one.when.precision === "minute"),
  };
}

/** The pieces at the end, last first, with nothing of the object between them. */
function closingPieces(
  pieces: readonly Piece[],
  length: number,
  before: (at: number) => number,
): readonly Piece[] {
  const found: Piece[] = [];
  for (let end = before(length); ;) {
    const next = pieces
      .filter((piece) => piece.start < end && piece.end >= end)
      .toSorted((one, other) => one.start - other.start)[0];
    if (!next) return found;
    found.push(next);
    end = before(next.start);
  }
}

function dayOf(tail: string, { time, leads, mostDayWords }: TailWords): string | undefined {
  const words = (tail.match(/[\p{L}\p{N}'’:.-]+/gu) ?? []).slice(-mostDayWords);
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length).join(" ");
      const isBare =
        !leads.test(words[start] ?? "") && !leads.test(words[start + length - 1] ?? "");
      if (isBare && time.resolveWhen(phrase, SOME_TIME)?.precision === "day") return phrase;
    }
  }
  return undefined;
}
