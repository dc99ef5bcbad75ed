import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import type { Day, PartName, Pieces } from "../../../types/time/phrase.ts";
import { readClock } from "./clock/read-clock.ts";
import type { ClockWeakness } from "./clock/clock-reading.ts";
import { readDate } from "./day/read-date.ts";
import { readDay } from "./day/read-day.ts";
import type { DayWeakness } from "./day/read-day.ts";
import { readPart } from "./clock/read-part.ts";
import { readPeriod } from "./stretch/read-period.ts";
import type { PeriodWeakness } from "./stretch/read-period.ts";
import type { DateOrder, DateWeakness } from "./day/read-written-date.ts";
import { readRepeat } from "./stretch/read-repeat.ts";
import type { RepeatWeakness } from "./stretch/read-repeat.ts";
import { readShift } from "./day/read-shift.ts";
import { isSaid } from "./vocabulary.ts";

/** Why words alone may not mean a time; inside an utterance they then need evidence. */
export type Weakness =
  | ClockWeakness
  | DateWeakness
  | DayWeakness
  | PeriodWeakness
  | RepeatWeakness
  | "part";

export type Piece = Partial<Omit<Pieces, "days">> & {
  readonly day?: Day;
  readonly weakness?: Weakness;
};

/** `asRange` reads "ten to five" as ten o'clock, leaving "to five". */
export type PieceOptions = { readonly order: DateOrder; readonly asRange?: boolean };

/** The one piece of a time phrase that starts exactly here, the most telling reading first. */
export function readPiece(tokens: Tokens, at: number, options: PieceOptions): Read<Piece> {
  return (
    readRepeat(tokens, at) ??
    readShift(tokens, at) ??
    readSurePart(tokens, at) ??
    readDate(tokens, at, options.order) ??
    readDay(tokens, at) ??
    readNight(tokens, at) ??
    readEarly(tokens, at) ??
    readPeriod(tokens, at) ??
    readBarePart(tokens, at) ??
    readClock(tokens, at, options.asRange)
  );
}

/** "this morning", "next morning" and "last night" name their day themselves. */
function readNight(tokens: Tokens, at: number): Read<Piece> {
  if (isSaid(tokens, at, "next morning")) {
    return { value: { part: "morning", day: { kind: "relative", days: 1 } }, next: at + 2 };
  }
  if (isSaid(tokens, at, "last night")) {
    return { value: { part: "tonight", day: { kind: "relative", days: -1 } }, next: at + 2 };
  }
  if (wordAt(tokens, at) !== "this") return undefined;
  const part = readPart(tokens, at + 1);
  if (!part) return undefined;
  return {
    value: { part: part.value.part, day: { kind: "relative", days: 0 } },
    next: part.next,
  };
}

/** "early tomorrow (morning)", "late on Friday afternoon". */
function readEarly(tokens: Tokens, at: number): Read<Piece> {
  const word = wordAt(tokens, at);
  if (word !== "early" && word !== "late") return undefined;
  const day = readDay(tokens, wordAt(tokens, at + 1) === "on" ? at + 2 : at + 1);
  if (!day || day.value.weakness) return undefined;
  const said = readPart(tokens, day.next);
  // "I'll be late today" says no time.
  if (word === "late" && !said) return undefined;
  const name = `${word}-${said?.value.part ?? "morning"}`;
  const part = PARTS.find((known) => known === name);
  return part && { value: { day: day.value.day, part }, next: said?.next ?? day.next };
}

const PARTS: readonly PartName[] = [
  "early-morning",
  "early-afternoon",
  "early-evening",
  "late-morning",
  "late-afternoon",
  "late-evening",
];

/** "first thing", "tonight": before dates, as "first" is a rank too. */
function readSurePart(tokens: Tokens, at: number): Read<Piece> {
  const read = readPart(tokens, at);
  return read && !read.value.isBare
    ? { value: { part: read.value.part }, next: read.next }
    : undefined;
}

function readBarePart(tokens: Tokens, at: number): Read<Piece> {
  const read = readPart(tokens, at);
  return read && { value: { part: read.value.part, weakness: "part" }, next: read.next };
}
