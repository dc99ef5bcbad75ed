import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { isTight } from "../../clock/read-tight.ts";
import { endsWell } from "../ends-well.ts";

const MOST_DAYS = 31;

/** "(5 pm) 8.5", "8.5. (at noon)": a date by its figures. */
export function isDotted(tokens: Tokens, at: number): boolean {
  const isWritten = /^\d{1,2}\.\d{1,2}$/.test(wordAt(tokens, at));
  return isWritten && unitAt(tokens, at + 1) === undefined && endsWell(tokens, at + 1);
}

/** "On 15 (at eight)", "(8 pm) on 15": a day by its number alone. */
export function isOnDay(tokens: Tokens, at: number): boolean {
  const isDay = /^\d{1,2}$/.test(wordAt(tokens, at)) && Number(wordAt(tokens, at)) <= MOST_DAYS;
  return isDay && wordAt(tokens, at - 1) === "on" && endsWell(tokens, at + 1);
}

/** "14.-(16.3.2027)", "14.3. (not before noon)": the stop of a day. */
export function isStopOfDay(tokens: Tokens, at: number): boolean {
  const isStop = wordAt(tokens, at) === "." && isTight(tokens, at);
  const isDate = /^\d{1,2}\.\d{1,2}$/.test(wordAt(tokens, at - 1));
  return (
    isStop && (isDate || (tokens[at - 1]?.kind === "number" && wordAt(tokens, at + 1) === "-"))
  );
}
