import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { readClock } from "../clock/read-clock.ts";
import type { Weakness } from "../read-piece.ts";
import type { Standing } from "../read-pieces.ts";
import { continuesNumber, endsWell, isTimeNext } from "./following.ts";
import type { Subject } from "./subject.ts";
import { WEEKDAYS } from "../vocabulary.ts";

/** Prepositions that make the words after them a time, for each kind of weak words. */
const AT = words("um gegen ab bis spatestens fruhestens seit vor nach zwischen");
const ON = words("am den zum vom bis ab seit vor nach der auf zwischen von");
const IN = words("im in bis ab seit vor nach von zwischen anfang mitte ende");
const FEAST = words("an zu am zum vor nach bis seit uber ab zwischen");
const PART = words("am in bis ab seit vor");
/** Behind "um fünf" these say that it was no hour. */
const NOT_HOURS = words(
  "prozent grad euro cent leute personen mann mal punkte kilo gramm kilometer meter liter prozentpunkte stuck sterne zeilen seiten",
);
const TO = words("bis - und");
/** "Ein täglicher Wecker" is said otherwise; "täglich" itself needs no more than an end or one of these. */
const UNITS = words("wecker alarm termin erinnerung timer");

/** Whether weak time words mean a time where they stand in an utterance about `subject`. */
export function stands(standing: Standing, subject: Subject): boolean {
  const { weakness } = standing.piece;
  return weakness === undefined || RULES[weakness](standing, subject);
}

const RULES: Readonly<Record<Weakness, (standing: Standing, subject: Subject) => boolean>> = {
  hour: isHour,
  "hour-minute": isHourMinute,
  minutes: ({ lead, tokens, next }) => AT.has(lead) && endsWell(tokens, next),
  now: ({ tokens, next }) => wordAt(tokens, next) === "bis",
  rank: isRank,
  digits: ({ lead, isAnchored }) => isAnchored || ON.has(lead) || lead === "am",
  "short-weekday": ({ lead, tokens, next }) =>
    ON.has(lead) && lead !== "der" && endsWell(tokens, next),
  feast: ({ lead, tokens, next, isAnchored }) =>
    isAnchored ||
    FEAST.has(lead) ||
    (lead === "" && (endsWell(tokens, next) || isTimeNext(tokens, next) || isAbout(tokens, next))),
  "the-period": ({ lead, tokens, next }) =>
    words("am im in auf fur uber bis seit").has(lead) && endsWell(tokens, next),
  month: ({ lead, isAnchored }) => isAnchored || IN.has(lead),
  year: ({ lead, tokens, at }) => IN.has(lead) || wordAt(tokens, at - 1) === "jahr",
  adverb: ({ tokens, next, isAnchored }) =>
    isAnchored ||
    ["zwischen", "fur"].includes(wordAt(tokens, next)) ||
    UNITS.has(wordAt(tokens, next)) ||
    endsWell(tokens, next) ||
    isTimeNext(tokens, next),
  // "Stell einen Timer in 15" gives its length.
  "bare-minutes": (_, { isScheduling, isRinging }) => isScheduling && !isRinging,
  part: ({ lead, isAnchored, tokens, next }) =>
    isAnchored || (PART.has(lead) && endsWell(tokens, next)),
};

/** "(Ostermontag) circa neun". */
function isAbout(tokens: Tokens, next: number): boolean {
  const place = ABOUT.has(wordAt(tokens, next)) ? next + 1 : next;
  const clock = readClock(tokens, place);
  return isTimeNext(tokens, place) || (clock !== undefined && endsWell(tokens, clock.next));
}

const ABOUT = words("circa ca etwa ungefahr so zwischen");

/** "Am 3.", "am dritten", "bis zum 5.", not "der zweite Eintrag" or "3. Stock". */
function isRank({ tokens, at, next, lead, isAnchored }: Standing, { isLevel }: Subject): boolean {
  const token = tokens[next];
  // "Am Samstag, den 3. Zahnarzt".
  if (isLevel) return false;
  if (isAnchored && WEEKDAYS.has(wordBefore(tokens, at))) return true;
  // Behind "am 3." a noun may stand, which is what happens then: "am 3. Zahnarzt".
  const isNoun = token?.kind === "word" && /^\p{Lu}/u.test(token.raw);
  if (isAnchored || DATED.has(lead)) return !isNoun || lead === "am";
  return (ON.has(lead) || isTimeNext(tokens, next)) && endsWell(tokens, next) && lead !== "der";
}

function wordBefore(tokens: Tokens, at: number): string {
  const place = tokens.slice(0, at).findLastIndex(({ word }) => !BEFORE_RANK.has(word));
  return wordAt(tokens, place);
}

const DATED = words("am zum bis ab");
const BEFORE_RANK = words(", den dem der");

/** A bare number: "um fünf", "auf vier verschoben", "von 6 bis 8 Uhr". */
function isHour(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead } = standing;
  const after = wordAt(tokens, next);
  if (continuesNumber(tokens, next) || NOT_HOURS.has(after)) return false;
  if (lead === "um" || lead === "gegen") return !isLevelBy(standing, subject);
  if (!subject.isMoving && opensRange(standing, subject)) return true;
  if (subject.isLevel) return false;
  // "Von neun bis elf Zahnarzt": what stands behind the end is what happens then.
  if (!subject.isMoving && isFarEnd(standing)) return true;
  if (!endsWell(tokens, next)) return false;
  return isLed(standing, subject) || AT.has(lead);
}

function isFarEnd({ tokens, at, lead }: Standing): boolean {
  if (!ENDED.has(lead) || !TO.has(wordAt(tokens, at - 1))) return false;
  const starts = Array.from({ length: MOST_WORDS }, (_, step) => at - 2 - step);
  return starts.some((start) => readClock(tokens, start)?.next === at - 1);
}

/** "Fünf vor halb zehn Uhr" */
const MOST_WORDS = 5;

const ENDED = words("von zwischen");

/** "Um zwanzig Prozent", "um zehn lauter". */
function isLevelBy({ tokens, next }: Standing, { isLevel }: Subject): boolean {
  return isLevel && !isTimeNext(tokens, next);
}

/** By words that are times only sometimes. */
function isLed(standing: Standing, { isMoving, isRinging }: Subject): boolean {
  const { tokens, at, next, lead, isAnchored } = standing;
  switch (lead) {
    case "auf":
      return isMoving || isRinging;
    case "fur":
      return isRinging;
    case "von":
      // "Sonntag von sieben".
      if (isAnchored && !isMoving && isLastOf(standing)) return true;
      return isMoving || TO.has(wordAt(tokens, next)) || TO.has(wordAt(tokens, at - 1));
    default:
      if (at === 0 && isTimeNext(tokens, next)) return true;
      return isAnchored && next === tokens.length;
  }
}

/** Nothing follows that could be counted. */
function isLastOf({ tokens, next }: Standing): boolean {
  const token = tokens[next];
  return token === undefined || token.kind === "mark" || token.word === "mit";
}

/** "14" in "14 bis 16 Uhr" and in "Samstag 2 bis 4". */
function opensRange({ tokens, next, isAnchored }: Standing, { isLevel }: Subject): boolean {
  const isTo = wordAt(tokens, next) === "bis" || wordAt(tokens, next) === "-";
  const end = isTo ? readClock(tokens, next + 1) : undefined;
  return end !== undefined && (!end.value.weakness || (isAnchored && !isLevel));
}

/** "Zehn nach drei", "8.15". */
function isHourMinute(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead, isAnchored } = standing;
  if (continuesNumber(tokens, next) || NOT_HOURS.has(wordAt(tokens, next))) return false;
  if (AT.has(lead) || isAnchored || isTimeNext(tokens, next)) return true;
  const isLed = lead === "auf" || lead === "fur" || lead === "von";
  return isLed && (subject.isMoving || subject.isRinging) && !subject.isLevel;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
