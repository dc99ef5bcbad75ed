import type { Length, Unit } from "../../../types/time/length.ts";
import { readAndShare, readMixed } from "./read-mixed.ts";
import { readNumber } from "./read-number.ts";
import { after } from "../time/vocabulary.ts";
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
    day: "day days d",
    week: "week weeks wk wks w",
    month: "month months",
    year: "year years yr yrs",
  }).flatMap(([unit, forms]) =>
    // The keys of the literal above are the units.
    forms.split(" ").map((form): [string, Unit] => [form, unit as Unit]),
  ),
);
/** "Ninety spare minutes", "two whole hours", "90-minute". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  "- additional spare free whole full solid straight clear uninterrupted extra more".split(" "),
);
const SINGLE_LETTERS: ReadonlySet<string> = new Set(["s", "m", "h", "d", "w"]);

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
    readClockFace(tokens, at) ??
    readCounted(tokens, at)
  );
}

/** As recognisers write "three quarters of an hour" and "half an hour". */
const FRACTION = /^([1-3])\/([2-4])$/;

/** "3/4 of an hour", "1/2 hour". */
export function readFraction(tokens: Tokens, first: number): Read<readonly Length[]> {
  const start = ["a", "an"].includes(wordAt(tokens, first)) ? first + 1 : first;
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
  const alone = word === "quarter" ? 1 : 0;
  return readQuarters(tokens, at + 1, number?.next === at ? number.value : alone);
}

function readQuarters(tokens: Tokens, at: number, count: number): Read<readonly Length[]> {
  const next = after(tokens, at, ["of an hour", "of hour", "hour"]);
  if (next === undefined || count === 0) return undefined;
  return { value: [{ amount: count * MINUTES_PER_QUARTER, unit: "minute" }], next };
}

function readHalf(tokens: Tokens, afterHalf: number): Read<readonly Length[]> {
  const of = wordAt(tokens, afterHalf) === "of" ? afterHalf + 1 : afterHalf;
  const at = isArticle(wordAt(tokens, of)) ? of + 1 : of;
  const unit = unitAt(tokens, at);
  return unit && { value: [{ amount: 0.5, unit }], next: at + 1 };
}

const OF_HOUR: ReadonlySet<string> = new Set("past to till til of after before hour".split(" "));
/** Names for several of a unit. */
const MANY: ReadonlyMap<string, readonly [times: number, unit: Unit]> = new Map([
  ["fortnight", [2, "week"]],
  ["fortnights", [2, "week"]],
  ["quarter", [3, "month"]],
  ["quarters", [3, "month"]],
  ["decade", [10, "year"]],
  ["decades", [10, "year"]],
]);

function readFortnight(tokens: Tokens, at: number): Read<readonly Length[]> {
  const number = isArticle(wordAt(tokens, at))
    ? { value: 1, next: at + 1 }
    : readNumber(tokens, at);
  const many = number && MANY.get(wordAt(tokens, number.next));
  // "A quarter past two" and "a quarter of an hour" are something else.
  if (!number || !many || OF_HOUR.has(wordAt(tokens, number.next + 1))) return undefined;
  const [times, unit] = many;
  return { value: [{ amount: number.value * times, unit }], next: number.next + 1 };
}

function readCounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const mixed = readMixed(tokens, at);
  const number = mixed ?? readAmount(tokens, at);
  if (!number) return undefined;
  const of = mixed
    ? (after(tokens, mixed.next, ["of an", "of a", "of"]) ?? mixed.next)
    : number.next;
  const isQualified = QUALIFIERS.has(wordAt(tokens, of));
  const unitPlace = isQualified ? of + 1 : of;
  const unit = unitAt(tokens, unitPlace) ?? signAt(tokens, unitPlace);
  if (!unit) return undefined;
  const end = unitPlace + 1;
  const more = readAndAPart(tokens, end);
  return {
    value: [{ amount: number.value + (more?.value ?? 0), unit }],
    next: more?.next ?? end,
  };
}

const SIGNS: ReadonlyMap<string, Unit> = new Map([
  ["'", "minute"],
  ["′", "minute"],
  ['"', "second"],
  ["″", "second"],
]);

/** 30' and 45": right behind a number, and no end of a quotation. */
function signAt(tokens: Tokens, at: number): Unit | undefined {
  const unit = tokens[at]?.kind === "mark" ? SIGNS.get(wordAt(tokens, at)) : undefined;
  const isTight = tokens[at]?.start === tokens[at - 1]?.end && tokens[at - 1]?.kind !== "mark";
  const isQuoted = tokens.slice(0, at - 1).some(({ word }) => word === wordAt(tokens, at));
  return isTight && !isQuoted ? unit : undefined;
}

/** "1:30 h". */
function readClockFace(tokens: Tokens, at: number): Read<readonly Length[]> {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(wordAt(tokens, at)) ?? [];
  if (hours === undefined || unitAt(tokens, at + 1) !== "hour") return undefined;
  const value: readonly Length[] = [
    { amount: Number(hours), unit: "hour" },
    { amount: Number(minutes), unit: "minute" },
  ];
  return { value, next: at + 2 };
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
  const share = readAndShare(tokens, at);
  // "An hour and a quarter of an hour" says its unit again.
  return share && unitAt(tokens, share.next) === undefined ? share : undefined;
}

/** "(an hour) and twenty minutes", "(2 hours) 30": a smaller unit, or minutes after hours. */
function readSecondLength(
  tokens: Tokens,
  first: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const joined = after(tokens, first.next, [", and", "and", ","]);
  const hasAnd = joined !== undefined;
  const at = joined ?? first.next;
  const larger = first.value[0];
  const second = readDuration(tokens, at);
  if (!larger) return undefined;
  if (second?.value[0] && isSmaller(second.value[0].unit, larger.unit)) {
    return { value: [larger, ...second.value], next: second.next };
  }
  return wordAt(tokens, first.next) === ","
    ? undefined
    : readBareRest({ tokens, at, larger, hasAnd });
}

type Rest = {
  readonly tokens: Tokens;
  readonly at: number;
  readonly larger: Length;
  readonly hasAnd: boolean;
};

/** "(2 hours) 30", "(an hour) and forty": without their unit. */
function readBareRest({ tokens, at, larger, hasAnd }: Rest): Read<readonly Length[]> {
  const finer = FINER.get(larger.unit);
  const bare = finer && readNumber(tokens, at);
  if (!bare || !finer || bare.value > 59 || !Number.isInteger(bare.value)) return undefined;
  // "An hour and two" may be anything.
  if ((hasAnd && bare.value < 10) || !isWrittenTight(tokens, at, bare.next)) return undefined;
  return { value: [larger, { amount: bare.value, unit: finer }], next: bare.next };
}

/** "1h30" and "1 hour 30" end there; "2 hours 3 times" does not continue as minutes. */
function isWrittenTight(tokens: Tokens, at: number, next: number): boolean {
  return tokens[at]?.start === tokens[at - 1]?.end || tokens[next]?.kind !== "word";
}

/** What a bare number behind a unit counts. */
const FINER: ReadonlyMap<Unit, Unit> = new Map([
  ["hour", "minute"],
  ["minute", "second"],
]);

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];

function isSmaller(unit: Unit, than: Unit): boolean {
  return SIZES.indexOf(unit) < SIZES.indexOf(than);
}

function isArticle(word: string): boolean {
  return word === "a" || word === "an" || word === "one";
}
