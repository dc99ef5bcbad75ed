import type { Length, Unit } from "../../../types/time/length.ts";
import { readNumber } from "./read-number.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";

/** What "a few" is taken for. */
const A_FEW = 3;
const MINUTES_PER_QUARTER = 15;

/** Units by every form they are written or heard in; "fortnight" is read as two weeks. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    second: "second seconds sec secs s",
    minute: "minute minutes min mins minuit minuites m",
    hour: "hour hours hr hrs h",
    day: "day days",
    week: "week weeks wk wks",
    month: "month months",
    year: "year years yr yrs",
  }).flatMap(([unit, forms]) =>
    // The keys of the literal above are the units.
    forms.split(" ").map((form): [string, Unit] => [form, unit as Unit]),
  ),
);
/** "Ninety spare minutes", "two whole hours", "90-minute". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  "- spare free whole full solid straight clear uninterrupted extra more".split(" "),
);
const SINGLE_LETTERS: ReadonlySet<string> = new Set(["s", "m", "h"]);

/** The unit a word names, "fortnight" not among them. Single letters count only after digits. */
export function unitAt(tokens: Tokens, at: number): Unit | undefined {
  const word = wordAt(tokens, at);
  if (SINGLE_LETTERS.has(word) && tokens[at - 1]?.kind !== "number") return undefined;
  return UNITS.get(word);
}

/** A length of time as said: "an hour and a half", "2 hours 30", "half an hour", "a fortnight". */
export function readDuration(tokens: Tokens, at: number): Read<readonly Length[]> {
  const first = readLength(tokens, at) ?? readUncounted(tokens, at);
  if (!first) return undefined;
  return readSecondLength(tokens, first) ?? first;
}

function readLength(tokens: Tokens, at: number): Read<readonly Length[]> {
  return (
    readFraction(tokens, at) ??
    readPartOfHour(tokens, at) ??
    readFortnight(tokens, at) ??
    readCounted(tokens, at)
  );
}

/** As recognisers write "three quarters of an hour" and "half an hour". */
const FRACTION = /^([1-3])\/([2-4])$/;

/** "3/4 of an hour", "1/2 hour". */
export function readFraction(tokens: Tokens, start: number): Read<readonly Length[]> {
  const [, over, under] = FRACTION.exec(wordAt(tokens, start)) ?? [];
  if (over === undefined || Number(over) >= Number(under)) return undefined;
  const of = wordAt(tokens, start + 1) === "of" ? start + 2 : start + 1;
  const at = isArticle(wordAt(tokens, of)) ? of + 1 : of;
  const unit = unitAt(tokens, at);
  return unit && { value: [{ amount: Number(over) / Number(under), unit }], next: at + 1 };
}

/** "half an hour", "a half hour", "half a day", "(three) quarter(s) of an hour". */
function readPartOfHour(tokens: Tokens, start: number): Read<readonly Length[]> {
  const number = readNumber(tokens, start);
  const at = ["a", "one"].includes(wordAt(tokens, start)) ? start + 1 : (number?.next ?? start);
  const word = wordAt(tokens, at);
  if (word === "half" && at - start <= 1) return readHalf(tokens, at + 1);
  if (word !== "quarter" && word !== "quarters") return undefined;
  const quarters = word === "quarters" ? (number?.value ?? 0) : 1;
  const hasHour = [1, 2, 3].map((step) => wordAt(tokens, at + step)).join(" ") === "of an hour";
  if (!hasHour || quarters === 0) return undefined;
  return { value: [{ amount: quarters * MINUTES_PER_QUARTER, unit: "minute" }], next: at + 4 };
}

function readHalf(tokens: Tokens, afterHalf: number): Read<readonly Length[]> {
  const at = isArticle(wordAt(tokens, afterHalf)) ? afterHalf + 1 : afterHalf;
  const unit = unitAt(tokens, at);
  return unit && { value: [{ amount: 0.5, unit }], next: at + 1 };
}

function readFortnight(tokens: Tokens, at: number): Read<readonly Length[]> {
  const number = isArticle(wordAt(tokens, at))
    ? { value: 1, next: at + 1 }
    : readNumber(tokens, at);
  const word = wordAt(tokens, number?.next ?? at);
  if (!number || (word !== "fortnight" && word !== "fortnights")) return undefined;
  return { value: [{ amount: number.value * 2, unit: "week" }], next: number.next + 1 };
}

function readCounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const number = readAmount(tokens, at);
  if (!number) return undefined;
  const isQualified = QUALIFIERS.has(wordAt(tokens, number.next));
  const unitPlace = isQualified ? number.next + 1 : number.next;
  const unit = unitAt(tokens, unitPlace);
  if (!unit) return undefined;
  const after = unitPlace + 1;
  const more = readAndAPart(tokens, after);
  return {
    value: [{ amount: number.value + (more?.value ?? 0), unit }],
    next: more?.next ?? after,
  };
}

/** "hour and a half", heard without its article. */
function readUncounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const unit = unitAt(tokens, at);
  const more = unit && readAndAPart(tokens, at + 1);
  return more && { value: [{ amount: 1 + more.value, unit }], next: more.next };
}

function readAmount(tokens: Tokens, at: number): Read<number> {
  const number = readNumber(tokens, at);
  if (number) return number;
  const word = wordAt(tokens, at);
  if (word === "couple") return { value: 2, next: at + (wordAt(tokens, at + 1) === "of" ? 2 : 1) };
  if (word === "a" && wordAt(tokens, at + 1) === "few") return { value: A_FEW, next: at + 2 };
  if (word === "few") return { value: A_FEW, next: at + 1 };
  return isArticle(word) ? { value: 1, next: at + 1 } : undefined;
}

/** "(an hour) and a half", "(an hour) and a quarter". */
function readAndAPart(tokens: Tokens, at: number): Read<number> {
  const words = [0, 1, 2].map((step) => wordAt(tokens, at + step)).join(" ");
  if (words === "and a half") return { value: 0.5, next: at + 3 };
  return words === "and a quarter" ? { value: 0.25, next: at + 3 } : undefined;
}

/** "(an hour) and twenty minutes", "(2 hours) 30": a smaller unit, or minutes after hours. */
function readSecondLength(
  tokens: Tokens,
  first: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const hasAnd = ["and", ","].includes(wordAt(tokens, first.next));
  const at = hasAnd ? first.next + 1 : first.next;
  const larger = first.value[0];
  const second = readDuration(tokens, at);
  if (!larger) return undefined;
  if (second?.value[0] && isSmaller(second.value[0].unit, larger.unit)) {
    return { value: [larger, ...second.value], next: second.next };
  }
  const bare = hasAnd || larger.unit !== "hour" ? undefined : readNumber(tokens, at);
  if (!bare || bare.value > 59 || !Number.isInteger(bare.value) || !isWrittenTight(tokens, at)) {
    return undefined;
  }
  return { value: [larger, { amount: bare.value, unit: "minute" }], next: bare.next };
}

/** "1h30" and "1 hour 30" end there; "2 hours 3 times" does not continue as minutes. */
function isWrittenTight(tokens: Tokens, at: number): boolean {
  return tokens[at]?.start === tokens[at - 1]?.end || tokens[at + 1]?.kind !== "word";
}

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];

function isSmaller(unit: Unit, than: Unit): boolean {
  return SIZES.indexOf(unit) < SIZES.indexOf(than);
}

function isArticle(word: string): boolean {
  return word === "a" || word === "an" || word === "one";
}
