import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { words } from "../../../words.ts";
import { readNumber } from "../read-number.ts";
import { unitAt } from "./units.ts";

/** Before a length these make it a time or a rhythm. */
const TIME_BEFORE = words("in within after next last past coming every each once twice times per");
/** "wait a second", "give me a minute", "when you get a minute": a manner of speaking. */
const IDIOM_STARTS = words("wait just me hang hold on get got have has ve spare");

/** What reads as a length and is a time, a rhythm or a manner of speaking. */
export function isTime(tokens: Tokens, at: number, next: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, next)];
  // "At 06 30 hours", "0630 hours".
  const isClock = [before, wordAt(tokens, at)].some((word) => /^0\d/.test(word));
  if (isClock && wordAt(tokens, next - 1) === "hours") return true;
  if (isTimetable(tokens, at, next)) return true;
  if (TIME_BEFORE.has(before) || after === "ago") return true;
  // "two days before Christmas" is a day, "half an hour before noon" still lasts half an hour.
  const isOfDays = ["day", "week", "month"].some((unit) =>
    wordAt(tokens, next - 1).startsWith(unit),
  );
  // "For ten days from the 18th" lasts so long.
  if (before === "for" && after === "from") return false;
  const isFrom = after === "from" && !isOfThing(tokens, next + 1);
  if (isFrom || (isOfDays && ["before", "after"].includes(after))) return true;
  return isIdiom(tokens, at, next);
}

/** "1430 hours", "fifteen hundred hours", "1500h". */
export function isTimetable(tokens: Tokens, at: number, next: number): boolean {
  const number = readNumber(tokens, at);
  if (number?.next !== next - 1 || unitAt(tokens, next - 1) !== "hour") return false;
  const { value } = number;
  return value >= FIRST_OF_FOUR && value <= LAST_OF_FOUR && value % 100 < 60;
}

const FIRST_OF_FOUR = 1000;
const LAST_OF_FOUR = 2400;

const DETERMINERS: ReadonlySet<string> = new Set("the my our that this its his her".split(" "));
const ENDS: ReadonlySet<string> = new Set(
  "end start beginning day week month year time".split(" "),
);

/** "(Five minutes from) the rice timer" are taken from it; "from the 18th", "from the end" is a time. */
function isOfThing(tokens: Tokens, at: number): boolean {
  const thing = tokens[at + 1];
  return DETERMINERS.has(wordAt(tokens, at)) && thing?.kind === "word" && !ENDS.has(thing.word);
}

/** "wait a second", "a second number", "a day off". */
function isIdiom(tokens: Tokens, at: number, next: number): boolean {
  if (!["a", "one"].includes(wordAt(tokens, at)) || next !== at + 2) return false;
  const unit = wordAt(tokens, next - 1);
  if (unit === "day" && wordAt(tokens, next) === "off") return true;
  const isShort = ["second", "minute", "sec"].includes(unit);
  const isRank = unit === "second" && tokens[next]?.kind === "word";
  return isShort && (isRank || IDIOM_STARTS.has(wordAt(tokens, at - 1)));
}
