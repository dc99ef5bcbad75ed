import type { Length, Unit } from "../../../types/time/length.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import { readAmount, readNumber } from "./read-number.ts";
import { ARTICLES } from "./vocabulary.ts";
import { words } from "../../words.ts";

/** What "ein paar" minutes are taken for. */
const A_FEW = 3;
const QUARTER = 15;

/** Units by every form they are written in. */
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    second: "sekunde sekunden sekundchen sek s",
    minute: "minute minuten minutchen min m",
    hour: "stunde stunden stundchen std h",
    day: "tag tage tagen tages",
    week: "woche wochen",
    month: "monat monate monaten monats",
    year: "jahr jahre jahren jahres",
  }).flatMap(([unit, forms]) =>
    // The keys of the literal above are the units.
    forms.split(" ").map((form): [string, Unit] => [form, unit as Unit]),
  ),
);
const SINGLE_LETTERS: ReadonlySet<string> = new Set(["s", "m", "h"]);
/** "Zwei ganze Stunden", "zehn weitere Minuten". */
const QUALIFIERS = words(
  "- ganze ganzen volle vollen freie freien weitere weiteren gute guten knappe knappen",
);
const HALF = words("halbe halben halber halbes");
/** Parts of an hour in one word. */
const PARTS_OF_HOUR: ReadonlyMap<string, number> = new Map([
  ["viertelstunde", QUARTER],
  ["viertelstunden", QUARTER],
  ["dreiviertelstunde", 3 * QUARTER],
  ["halbestunde", 2 * QUARTER],
]);

/** The unit a word names. Single letters count only after digits. */
export function unitAt(tokens: Tokens, at: number): Unit | undefined {
  const word = wordAt(tokens, at);
  if (SINGLE_LETTERS.has(word) && tokens[at - 1]?.kind !== "number") return undefined;
  return UNITS.get(word);
}

/** A length of time as said: "eine Stunde", "anderthalb Stunden", "eine halbe Stunde", "1 Stunde 30", "eine Viertelstunde". */
export function readDuration(tokens: Tokens, at: number): Read<readonly Length[]> {
  const first =
    readClockFace(tokens, at) ??
    readWithHalf(tokens, at) ??
    readPartOfHour(tokens, at) ??
    readHalf(tokens, at) ??
    readCounted(tokens, at);
  return first && (readSecond(tokens, first) ?? first);
}

/** "1:30 Stunden", "2:15 Min". */
function readClockFace(tokens: Tokens, at: number): Read<readonly Length[]> {
  const [, whole, rest] = /^(\d{1,2}):([0-5]\d)$/.exec(wordAt(tokens, at)) ?? [];
  const unit = unitAt(tokens, at + 1);
  const finer = unit && FINER.get(unit);
  if (whole === undefined || !finer) return undefined;
  const value = [
    { amount: Number(whole), unit },
    { amount: Number(rest), unit: finer },
  ];
  return { value: value.filter(({ amount }) => amount > 0), next: at + 2 };
}

const FINER: ReadonlyMap<Unit, Unit> = new Map([
  ["hour", "minute"],
  ["minute", "second"],
]);

/** "Zwei und eine halbe Stunde", "eine und eine halbe Minute", "fünf Viertelstunden". */
function readWithHalf(tokens: Tokens, at: number): Read<readonly Length[]> {
  const whole = readNumber(tokens, at) ?? readOne(tokens, at);
  if (!whole || !Number.isInteger(whole.value)) return undefined;
  const quarters = PARTS_OF_HOUR.get(wordAt(tokens, whole.next));
  if (quarters !== undefined) return minutes(whole.value * quarters, whole.next + 1);
  const and = wordAt(tokens, whole.next) === "und" ? whole.next + 1 : undefined;
  const quarter = and === undefined ? undefined : readQuarters(tokens, and);
  if (quarter) return minutes(whole.value * HOUR + quarter.value, quarter.next);
  const half = and === undefined ? undefined : readHalf(tokens, and);
  const [share] = half?.value ?? [];
  if (!half || !share) return undefined;
  return { value: [{ amount: whole.value + share.amount, unit: share.unit }], next: half.next };
}

const HOUR = 60;

/** "(Zwei und) eine Viertelstunde", in minutes. */
function readQuarters(tokens: Tokens, start: number): Read<number> {
  const at = ARTICLES.has(wordAt(tokens, start)) ? start + 1 : start;
  const value = PARTS_OF_HOUR.get(wordAt(tokens, at));
  return value === undefined ? undefined : { value, next: at + 1 };
}

function readOne(tokens: Tokens, at: number): Read<number> {
  return ARTICLES.has(wordAt(tokens, at)) ? { value: 1, next: at + 1 } : undefined;
}

/** "Eine Viertelstunde", "drei viertel Stunden", "eine dreiviertel Stunde". */
function readPartOfHour(tokens: Tokens, start: number): Read<readonly Length[]> {
  const at = ARTICLES.has(wordAt(tokens, start)) ? start + 1 : start;
  const whole = PARTS_OF_HOUR.get(wordAt(tokens, at));
  if (whole !== undefined) return minutes(whole, at + 1);
  const word = wordAt(tokens, at);
  const isThree =
    word === "dreiviertel" || (word === "drei" && wordAt(tokens, at + 1) === "viertel");
  const place = word === "drei" ? at + 2 : at + 1;
  if (!isThree && word !== "viertel") return undefined;
  const hour = isThree ? place : at + 1;
  return unitAt(tokens, hour) === "hour" ? minutes(isThree ? 45 : QUARTER, hour + 1) : undefined;
}

function minutes(amount: number, next: number): Read<readonly Length[]> {
  return { value: [{ amount, unit: "minute" }], next };
}

/** "Eine halbe Stunde", "einer halben Minute", "ein halbes Jahr", "halbe Stunde". */
function readHalf(tokens: Tokens, start: number): Read<readonly Length[]> {
  const at = ARTICLES.has(wordAt(tokens, start)) ? start + 1 : start;
  const unit = HALF.has(wordAt(tokens, at)) ? unitAt(tokens, at + 1) : undefined;
  return unit && { value: [{ amount: 0.5, unit }], next: at + 2 };
}

function readCounted(tokens: Tokens, at: number): Read<readonly Length[]> {
  const amount = readFew(tokens, at) ?? readWithShare(tokens, at) ?? readAmount(tokens, at);
  if (!amount) return undefined;
  const place = QUALIFIERS.has(wordAt(tokens, amount.next)) ? amount.next + 1 : amount.next;
  const unit = unitAt(tokens, place);
  return unit && { value: [{ amount: amount.value, unit }], next: place + 1 };
}

const SHARES: ReadonlyMap<string, number> = new Map([
  ["1/2", 0.5],
  ["1/4", 0.25],
  ["3/4", 0.75],
]);

/** "1½", "2 1/4", "½". */
function readWithShare(tokens: Tokens, at: number): Read<number> {
  const alone = SHARES.get(wordAt(tokens, at));
  if (alone !== undefined) return { value: alone, next: at + 1 };
  const whole = /^\d+$/.test(wordAt(tokens, at)) ? Number(wordAt(tokens, at)) : undefined;
  const share = whole === undefined ? undefined : SHARES.get(wordAt(tokens, at + 1));
  return whole === undefined || share === undefined
    ? undefined
    : { value: whole + share, next: at + 2 };
}

function readFew(tokens: Tokens, at: number): Read<number> {
  const isFew = ["paar", "einige"].includes(wordAt(tokens, at));
  if (isFew) return { value: A_FEW, next: at + 1 };
  const isACouple = wordAt(tokens, at) === "ein" && wordAt(tokens, at + 1) === "paar";
  return isACouple ? { value: A_FEW, next: at + 2 } : undefined;
}

/** "Eine Stunde und 20 Minuten", "1 Stunde 30", "1h30". */
function readSecond(
  tokens: Tokens,
  first: NonNullable<Read<readonly Length[]>>,
): Read<readonly Length[]> {
  const [larger] = first.value;
  if (!larger) return undefined;
  const shorter = readShorter(tokens, { larger, next: first.next });
  if (shorter) return shorter;
  const hasAnd = ["und", ",", "plus", "&", "+"].includes(wordAt(tokens, first.next));
  const isStopped = wordAt(tokens, first.next) === "." && SHORT.has(wordAt(tokens, first.next - 1));
  const at = hasAnd || isStopped ? first.next + 1 : first.next;
  const half = hasAnd ? readHalfOfSame(tokens, at, larger) : undefined;
  if (half) return half;
  const second = readDuration(tokens, at);
  if (second?.value[0] && SIZES.indexOf(second.value[0].unit) < SIZES.indexOf(larger.unit)) {
    return { value: [larger, ...second.value], next: second.next };
  }
  return readBareRest(tokens, { at, hasAnd }, larger);
}

/** "1 Std. 30 Min." */
const SHORT: ReadonlySet<string> = new Set(["std", "min", "sek"]);

/** "Eine Stunde weniger fünf Minuten". */
function readShorter(
  tokens: Tokens,
  { larger, next }: { readonly larger: Length; readonly next: number },
): Read<readonly Length[]> {
  const isLess = ["weniger", "minus"].includes(wordAt(tokens, next));
  const second = isLess ? readDuration(tokens, next + 1) : undefined;
  const [less, more] = second?.value ?? [];
  if (!second || !less || more || SIZES.indexOf(less.unit) >= SIZES.indexOf(larger.unit))
    return undefined;
  return { value: [larger, { ...less, amount: -less.amount }], next: second.next };
}

/** "(1 Stunde) 30", "(eine Minute) dreißig": without their unit. */
function readBareRest(tokens: Tokens, place: Place, larger: Length): Read<readonly Length[]> {
  const finer = FINER.get(larger.unit);
  const bare = finer && readNumber(tokens, place.at);
  if (!bare || !finer || bare.value > 59 || !Number.isInteger(bare.value)) return undefined;
  if (!endsLength(tokens, place, bare)) return undefined;
  return { value: [larger, { amount: bare.value, unit: finer }], next: bare.next };
}

type Place = { readonly at: number; readonly hasAnd: boolean };

/** "1h30", "(1 Stunde) 30" where nothing follows, "(eine Stunde) dreißig für den Braten". */
function endsLength(
  tokens: Tokens,
  { at, hasAnd }: Place,
  { value, next }: NonNullable<Read<number>>,
): boolean {
  const isMany = value >= 10;
  const isTight = tokens[at]?.start === tokens[at - 1]?.end;
  const goesOn = isMany && BEHIND.has(wordAt(tokens, next));
  return (isMany || !hasAnd) && (isTight || goesOn || tokens[next]?.kind !== "word");
}

/** "(Eine Stunde dreißig) für den Braten": nothing is counted by the number. */
const BEHIND: ReadonlySet<string> = new Set(
  "fur und dann bitte also so mit wenn bis ab ein lang".split(" "),
);

/** "(Eine Stunde) und eine halbe", "und ein Viertel". */
function readHalfOfSame(
  tokens: Tokens,
  start: number,
  { amount, unit }: Length,
): Read<readonly Length[]> {
  const at = ARTICLES.has(wordAt(tokens, start)) ? start + 1 : start;
  const isHalf = HALF.has(wordAt(tokens, at)) && unitAt(tokens, at + 1) === undefined;
  if (isHalf) return { value: [{ amount: amount + 0.5, unit }], next: at + 1 };
  const isQuarter = wordAt(tokens, at) === "viertel" && unitAt(tokens, at + 1) === undefined;
  return isQuarter && start < at
    ? { value: [{ amount: amount + 0.25, unit }], next: at + 1 }
    : undefined;
}

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];
