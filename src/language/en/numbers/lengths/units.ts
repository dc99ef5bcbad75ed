import { distance } from "fastest-levenshtein";
import { isNumberWord } from "../vocabulary.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Unit } from "../../../../types/time/length.ts";

/** Units by every form they are written or heard in. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    second: "second seconds sec secs s",
    minute: "minute minutes min mins mn mns minuit minuites minuets m",
    hour: "hour hours hr hrs h",
    day: "day days d nights sleeps",
    week: "week weeks wk wks w",
    month: "month months mth mths mo mos",
    year: "year years yr yrs y",
  }).flatMap(([unit, forms]) =>
    // The keys of the literal above are the units.
    forms.split(" ").map((form): [string, Unit] => [form, unit as Unit]),
  ),
);
/** Words and letters of their own but behind digits. */
const SHORT: ReadonlySet<string> = new Set(["s", "m", "mn", "h", "d", "w", "mo", "y"]);
/** "1 and a half h", "three quarters h". */
const BEFORE_SHORT: ReadonlySet<string> = new Set(["half", "quarter", "quarters"]);
const PLURALS: ReadonlyMap<string, string> = new Map([
  ["century", "centuries"],
  ["millennium", "millennia"],
]);
/** Names for several of a unit. */
const MANY: ReadonlyMap<string, Several> = new Map(
  (
    [
      ["fortnight", 2, "week"],
      ["quarter", 3, "month"],
      ["qtr", 3, "month"],
      ["trimester", 3, "month"],
      ["semester", 6, "month"],
      ["decade", 10, "year"],
      ["century", 100, "year"],
      ["millennium", 1000, "year"],
    ] as const
  ).flatMap(([name, times, unit]) => [
    [name, { times, unit }] as const,
    [PLURALS.get(name) ?? `${name}s`, { times, unit }] as const,
  ]),
);
/** What a bare number behind a unit counts. */
export const FINER: ReadonlyMap<Unit, Unit> = new Map([
  ["hour", "minute"],
  ["minute", "second"],
]);

const OF_HOUR: ReadonlySet<string> = new Set("past to till til of after before hour".split(" "));

/** So many of a unit. */
export type Several = { readonly times: number; readonly unit: Unit };

/** The unit a word names, "fortnight" not among them. The shortest forms count only after digits and shares. */
export function unitAt(tokens: Tokens, at: number): Unit | undefined {
  const word = wordAt(tokens, at);
  const isWritten = tokens[at - 1]?.kind === "number" || BEFORE_SHORT.has(wordAt(tokens, at - 1));
  if (SHORT.has(word) && !isWritten) return undefined;
  return UNITS.get(word) ?? misspelt(tokens, at);
}

/** Units in full that no other word is near: "weeds" and "mouths" are things. */
const LONG = ["minutes", "minute", "seconds", "second", "hours"];

/** "Fifteen mintues", "10 secounds": a letter off or two of them swapped, right behind a number. */
function misspelt(tokens: Tokens, at: number): Unit | undefined {
  const [number, token] = [tokens[at - 1], tokens[at]];
  const isCounted = number?.kind === "number" || isNumberWord(number?.word ?? "");
  if (!isCounted || token?.kind !== "word" || token.word.length < 5) return undefined;
  return UNITS.get(LONG.find((unit) => isNear(token.word, unit)) ?? "");
}

function isNear(word: string, unit: string): boolean {
  if (word[0] !== unit[0] || Math.abs(word.length - unit.length) > 1) return false;
  const apart = distance(word, unit);
  const isSwapped = apart === 2 && [...word].sort().join("") === [...unit].sort().join("");
  return apart === 1 || isSwapped;
}

/** A unit, or what counts several of one: "fortnight", "decade". */
export function readUnit(tokens: Tokens, at: number): Read<Several> {
  const unit = unitAt(tokens, at);
  if (unit) return { value: { times: 1, unit }, next: at + 1 };
  const many = MANY.get(wordAt(tokens, at));
  // "A quarter past two" and "a quarter of an hour" are something else.
  return many && !OF_HOUR.has(wordAt(tokens, at + 1)) ? { value: many, next: at + 1 } : undefined;
}

const SIGNS: ReadonlyMap<string, Unit> = new Map([
  ["'", "minute"],
  ["′", "minute"],
  ['"', "second"],
  ["″", "second"],
]);

/** 30', 45" and 45'': right behind a number, and no end of a quotation. */
export function readSign(tokens: Tokens, at: number): Read<Unit> {
  const unit = tokens[at]?.kind === "mark" ? SIGNS.get(wordAt(tokens, at)) : undefined;
  const isTight = isBeside(tokens, at) && tokens[at - 1]?.kind !== "mark";
  const isQuoted = tokens
    .slice(0, at - 1)
    .some(({ word }, place) => word === wordAt(tokens, at) && tokens[place - 1]?.kind !== "number");
  // "The 1970's"
  const isOwner = wordAt(tokens, at + 1) === "s" && isBeside(tokens, at + 1);
  if (unit === undefined || !isTight || isQuoted || isOwner) return undefined;
  const isDouble =
    unit === "minute" && wordAt(tokens, at + 1) === wordAt(tokens, at) && isBeside(tokens, at + 1);
  return isDouble ? { value: "second", next: at + 2 } : { value: unit, next: at + 1 };
}

function isBeside(tokens: Tokens, at: number): boolean {
  return tokens[at]?.start === tokens[at - 1]?.end;
}
