import type { RequestTail } from "../../contract/requests.ts";
import type { Clock } from "../../../types/clock.ts";
import { findDurations } from "../numbers/find-duration.ts";
import { findWhen } from "../time/find-when.ts";
import { resolveWhen } from "../time/resolve-when.ts";

const PLACE =
  /(?<!\p{L})(?:auf|in|aus|von|zu|an)\s+(?:die|der|den|dem|das|mein\p{L}*|unser\p{L}*)\s+(?:[\p{L}'’-]+\s+){0,3}?\p{L}*(?:liste|kalender|ordner)(?!\p{L})/giu;
/** What may stand between two pieces of a tail; a separable verb leaves its prefix at the very end. */
const BETWEEN =
  /(?:[\s,.!?]|(?<!\p{L})(?:um|am|an|im|in|für|zu|auf|bis|von|bitte|auch|ein|ab|vor|hinzu|dazu)(?!\p{L}))*$/iu;

/** Tails are found alike at any time. */
const SOME_TIME: Clock = { now: () => Date.UTC(2026, 0, 7, 9), zone: "UTC" };

type Piece = { readonly start: number; readonly end: number; readonly isPlace: boolean };

export function tailOf(text: string): RequestTail {
  const whens = findWhen(text, SOME_TIME);
  const times = [...whens, ...findDurations(text)].map(({ start, end }) => ({ start, end }));
  const places = [...text.matchAll(PLACE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const pieces: readonly Piece[] = [
    ...times.map((piece) => ({ ...piece, isPlace: false })),
    ...places.map((piece) => ({ ...piece, isPlace: true })),
  ];
  const closing = closingPieces(text, pieces);
  const start = closing.at(-1)?.start ?? text.length;
  return {
    start: start === text.length ? start : before(text, start),
    hasTime: closing.some(({ isPlace }) => !isPlace),
    hasPlace: closing.some(({ isPlace }) => isPlace),
    isTimeOfDay: whens.every((one) => one.start < start || one.when.precision === "minute"),
  };
}

/** Whether a place in a text lies inside a time or a length of time. */
export function isInsideTime(text: string, at: number): boolean {
  const times = [...findWhen(text, SOME_TIME), ...findDurations(text)];
  return times.some(({ start, end }) => start < at && at < end);
}

/** Whether words begin with a time: "um sechs Bob anzurufen". */
export function beginsWithTime(text: string): boolean {
  return findWhen(text, SOME_TIME)[0]?.leadStart === 0;
}

/** The pieces at the end, last first, with nothing of the object between them. */
function closingPieces(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const found: Piece[] = [];
  for (let end = before(text, text.length); ;) {
    const next = pieces
      .filter((piece) => piece.start < end && piece.end >= end)
      .toSorted((one, other) => one.start - other.start)[0];
    if (!next) return found;
    found.push(next);
    end = before(text, next.start);
  }
}

/** The end of what stands before the little words that lead to this place. */
function before(text: string, at: number): number {
  return BETWEEN.exec(text.slice(0, at))?.index ?? at;
}

const LEADS = /^(?:um|am|an|im|in|für|zu|auf|von|bis)$/i;
const MOST_DAY_WORDS = 8;

/** The words of a tail that say a day ("Freitag" of "am Freitag um eins"), the most of them. */
export function dayIn(tail: string): string | undefined {
  const words = (tail.match(/[\p{L}\p{N}'’:.-]+/gu) ?? []).slice(-MOST_DAY_WORDS);
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length).join(" ");
      const isBare =
        !LEADS.test(words[start] ?? "") && !LEADS.test(words[start + length - 1] ?? "");
      if (isBare && resolveWhen(phrase, SOME_TIME)?.precision === "day") return phrase;
    }
  }
  return undefined;
}
