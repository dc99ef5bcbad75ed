import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import { readNumber } from "../numbers/read-number.ts";
import { endsWell } from "./evidence/following.ts";
import type { Pieces } from "../../../types/time/phrase.ts";
import type { Day } from "../../../types/time/phrase.ts";
import { readClock } from "./clock/read-clock.ts";
import type { ClockWeakness } from "./clock/clock-reading.ts";
import { readDayPart, readPart } from "./clock/read-part.ts";
import { readDate } from "./day/read-date.ts";
import type { DateWeakness } from "./day/read-date.ts";
import { readDay } from "./day/read-day.ts";
import type { DayWeakness } from "./day/read-day.ts";
import { readHoliday } from "./day/read-holiday.ts";
import { readShift } from "./day/read-shift.ts";
import { readNthPeriod, readPeriod } from "./stretch/read-period.ts";
import type { PeriodWeakness } from "./stretch/read-period.ts";
import { readRepeat } from "./stretch/read-repeat.ts";
import type { RepeatWeakness } from "./stretch/read-repeat.ts";

/** Why words alone may not mean a time; inside an utterance they then need evidence. */
export type Weakness =
  | ClockWeakness
  | DateWeakness
  | DayWeakness
  | PeriodWeakness
  | RepeatWeakness
  | "bare-minutes"
  | "part";

export type Piece = Partial<Omit<Pieces, "days">> & {
  readonly day?: Day;
  readonly weakness?: Weakness;
};

/** Behind these stands a time of day, and no date: "um 3.30". */
const OF_CLOCK: ReadonlySet<string> = new Set(["um", "gegen"]);

/** The one piece of a time phrase that starts exactly here, the most telling reading first. */
export function readPiece(
  tokens: Tokens,
  at: number,
  { lead, country }: { readonly lead: string; readonly country: string },
): Read<Piece> {
  if (OF_CLOCK.has(lead)) {
    const clock = readClock(tokens, at);
    if (clock) return clock;
  }
  return (
    readRepeat(tokens, at) ??
    readShift(tokens, at) ??
    readBareMinutes(tokens, at) ??
    readDayPart(tokens, at) ??
    readNthPeriod(tokens, at) ??
    readHoliday(tokens, at, country) ??
    readDate(tokens, at) ??
    readDay(tokens, at) ??
    readPeriod(tokens, at) ??
    readPart(tokens, at) ??
    readClock(tokens, at)
  );
}

const MOST_MINUTES = 90;
const MINUTE_MS = 60_000;

/** "In fünfzehn": a number alone counts minutes. */
function readBareMinutes(tokens: Tokens, at: number): Read<Piece> {
  const number = wordAt(tokens, at) === "in" ? readNumber(tokens, at + 1) : undefined;
  if (!number || number.value < 1 || number.value > MOST_MINUTES) return undefined;
  const { value, next } = number;
  if (!endsWell(tokens, next) || wordAt(tokens, next) === "uhr") return undefined;
  return { value: { shift: { ms: value * MINUTE_MS }, weakness: "bare-minutes" }, next };
}
