import type { StrayWords } from "../../../when/half-read.ts";
import { wordAt } from "../../../tokens.ts";
import { unitAt } from "../../numbers/read-duration.ts";
import { readBelowHundred, readOrdinal } from "../../numbers/read-number.ts";
import type { Tokens } from "../../../tokens.ts";
import { endsWell } from "./following.ts";
import { hourBeside } from "./hour-beside.ts";
import { MONTHS, SHORT_MONTHS, WEEKDAYS, WEEKLY } from "../vocabulary.ts";

const NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...WEEKLY.keys(),
  ..."heute morgen ubermorgen gestern vorgestern vormittags nachmittags abends morgens mittags nachts mitternacht uhr wochenende werktags wochentags".split(
    " ",
  ),
]);
/** Names of their own, which are times right beside a number. */
const SHORT: ReadonlySet<string> = new Set([...MONTHS.keys(), ...SHORT_MONTHS.keys()]);
const WRITTEN = /^(?:\d{1,2}:\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)$/;
const JOINTS: ReadonlySet<string> = new Set(
  ", - um am im vom von bis zum zur der dem den ab vor nach".split(" "),
);

const EXCEPT: ReadonlySet<string> = new Set(["ausser"]);
const WHICH = /^(?:nachste|letzte|kommende)[nrsm]?$/;

/** German words that are nothing but times, where no reader took them. */
export const strayWords: StrayWords = {
  lasting: new Set(["für"]),
  isTime: (tokens, at, step) => {
    const word = wordAt(tokens, at);
    // The stop of "11." is part of it.
    const place = word === "." && tokens[at]?.start === tokens[at - 1]?.end ? at - 1 : at;
    if (NAMES.has(word) || WRITTEN.test(word) || EXCEPT.has(word)) return true;
    if (step > 0 ? goesOn(tokens, place) : leadsIn(tokens, at)) return true;
    return SHORT.has(word) && [at - 1, at + 1].some((one) => tokens[one]?.kind === "number");
  },
  isJoint: (tokens, at, step) =>
    JOINTS.has(wordAt(tokens, at)) || (step > 0 && isAlong(tokens, at)),
  hourBeside,
};

function leadsIn(tokens: Tokens, at: number): boolean {
  const isWhich = WHICH.test(wordAt(tokens, at)) && tokens[at + 1]?.kind === "number";
  return isWhich || isMinuteBefore(tokens, at) || isPartOf(tokens, at);
}

/** "Zwanzig (nach neun am Freitag)". */
function isMinuteBefore(tokens: Tokens, at: number): boolean {
  const isSide = ["nach", "vor"].includes(wordAt(tokens, at + 1));
  return isSide && readBelowHundred(tokens, at)?.next === at + 1;
}

/** Said of a stretch they leave out some of it: "ein Teil (der nächsten Woche)". */
const PARTS: ReadonlySet<string> = new Set("teil teile halfte grossteil mehrheit".split(" "));

function isPartOf(tokens: Tokens, at: number): boolean {
  return PARTS.has(wordAt(tokens, at));
}

const AND: ReadonlySet<string> = new Set(["und", "oder", "ausser", "dem", "den"]);

/** "(Am 3.) und 5.", "(um drei) und fünf", "(jeden Freitag) ausser dem 13.": what goes on beside it. */
function isAlong(tokens: Tokens, at: number): boolean {
  if (!AND.has(wordAt(tokens, at))) return false;
  return goesOn(tokens, at + 1) || (wordAt(tokens, at) === "ausser" && goesOn(tokens, at + 2));
}

const MOST = 31;

function goesOn(tokens: Tokens, at: number): boolean {
  const before = wordAt(tokens, at - 1);
  const isEnd = before === "bis" || before === "-";
  if (!(AND.has(before) || isEnd) || wordAt(tokens, at).startsWith("ein")) return false;
  const number = readOrdinal(tokens, at) ?? readBelowHundred(tokens, at);
  if (!number || number.value > MOST || unitAt(tokens, number.next)) return false;
  // "(Ab neun) bis elf Zahnarzt".
  return isEnd || endsWell(tokens, number.next);
}
