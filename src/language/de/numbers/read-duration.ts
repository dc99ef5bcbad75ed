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
    second: "sekunde sekunden sek s",
    minute: "minute minuten min m",
    hour: "stunde stunden std h",
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
  const first = readPartOfHour(tokens, at) ?? readHalf(tokens, at) ?? readCounted(tokens, at);
  return first && (readSecond(tokens, first) ?? first);
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
  const hasAnd = ["und", ","].includes(wordAt(tokens, first.next));
  const at = hasAnd ? first.next + 1 : first.next;
  if (!larger) return undefined;
  const second = readDuration(tokens, at);
  if (second?.value[0] && SIZES.indexOf(second.value[0].unit) < SIZES.indexOf(larger.unit)) {
    return { value: [larger, ...second.value], next: second.next };
  }
  const bare = hasAnd || larger.unit !== "hour" ? undefined : readNumber(tokens, at);
  const isLast = tokens[at + 1]?.kind !== "word";
  if (!bare || bare.value > 59 || !Number.isInteger(bare.value) || !isLast) return undefined;
  return { value: [larger, { amount: bare.value, unit: "minute" }], next: bare.next };
}

const SIZES: readonly Unit[] = ["second", "minute", "hour", "day", "week", "month", "year"];
