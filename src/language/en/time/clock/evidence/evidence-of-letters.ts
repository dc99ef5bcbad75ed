import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { endsWell } from "../../evidence/ends-well.ts";
import { isTimeNext } from "../../evidence/following.ts";
import { readHoursWithLetter } from "../read-tight.ts";
import type { Standing } from "../../read-pieces.ts";

/** Prepositions that make a number after them a time of day. */
export const AT: ReadonlySet<string> = new Set(
  "at @ by around circa approximately approx roughly exactly precisely until till til before after since between through thru".split(
    " ",
  ),
);
export const TO: ReadonlySet<string> = new Set([
  "to",
  "until",
  "till",
  "til",
  "-",
  "through",
  "thru",
]);

/** "At 15h", "15h30 tomorrow"; "a 2h walk", "for 1h30" and "tomorrow 2h" are lengths of time. */
export function isLettered(standing: Standing): boolean {
  const { piece, lead, tokens, at, next, isAnchored } = standing;
  const face = piece.clock?.kind === "clock" ? piece.clock : undefined;
  if (AT.has(lead) || isFarEnd(standing) || opensLettered(tokens, next)) return true;
  const isWritten = face !== undefined && next === at + 3;
  if (isWritten && isHourOfDay(face.hour, lead)) return endsWell(tokens, next);
  const isClock = face !== undefined && (face.hour > 12 || face.minute > 0);
  return isClock && (isAnchored || isTimeBehind(tokens, next));
}

function isTimeBehind(tokens: Tokens, next: number): boolean {
  return isTimeNext(tokens, next) || (wordAt(tokens, next) === "," && isTimeNext(tokens, next + 1));
}

function isHourOfDay(hour: number, lead: string): boolean {
  return hour > 12 || (hour >= LONGEST && lead === "");
}

/** Hours of a length that is told to the minute: "7h30" is more likely a time. */
const LONGEST = 7;

function opensLettered(tokens: Tokens, next: number): boolean {
  return TO.has(wordAt(tokens, next)) && readHoursWithLetter(tokens, next + 1) !== undefined;
}

/** The second end of a range needs no more evidence than the first. */
export function isFarEnd({ tokens, at }: Standing): boolean {
  const place = ABOUT.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return TO.has(wordAt(tokens, place));
}

const ABOUT: ReadonlySet<string> = new Set(["around", "about", "roughly", "approximately"]);
