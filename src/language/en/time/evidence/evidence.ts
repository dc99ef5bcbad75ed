import { monthAt } from "../day/date/months.ts";
import { readDate } from "../day/date/read-date.ts";
import { readDay } from "../day/read-day.ts";
import { readMinutesAround } from "../clock/read-minutes-around.ts";
import { readPart } from "../clock/read-part.ts";
import { weekdayAt } from "../repeat/weekdays.ts";
import type { Tokens } from "../../../tokens.ts";
import { wordAt } from "../../../tokens.ts";
import { isHour, isHourMinute } from "../clock/evidence/evidence-of-hours.ts";
import { AT, isLettered } from "../clock/evidence/evidence-of-letters.ts";
import {
  areHoursNext,
  areTimesNext,
  isBoundNext,
  isCalendarNext,
  isClockNext,
  isDayNext,
  isTimeNext,
} from "./following.ts";
import { afterItsEnd } from "./after-its-end.ts";
import { endsWell } from "./ends-well.ts";
import { isShortWeekday, ON, TO } from "./short-weekday.ts";
import { words } from "../../../words.ts";
import type { Weakness } from "../read-piece.ts";
import type { Standing } from "../read-pieces.ts";
import type { Subject } from "./subject.ts";
import { after, VERB_MONTHS } from "../vocabulary.ts";

/** Prepositions that make the words after them a time, for each kind of weak words. */
/** Behind a rhythm they tell more of it. */
const RHYTHM_GOES_ON = words("for from until till through starting beginning in between except");
const RANK = words("on until till til before after since due starting beginning between");
const RANK_IN_FIGURES = new Set([...ON, "to", "between", "around"]);
const MONTH = words(
  "in by until till til since during before after through thru throughout due starting from between",
);
const PERIOD = words("in for during over throughout on at");
const SIDES = words("by before after until till since");
const FEAST = words(
  "on at by from between before until till til since for over after around during",
);
const MEAL = words("at by around over during until till before after since");
const THING_GOES_ON = words("with for");
const PART = words("in during at by until till til before since for");

/** "a daily alarm", not "the daily show". */
const REPEATED = words(
  "alarm alarms reminder reminders meeting meetings event timer call appointment",
);
const SMALL_RANKS = words("first second third fourth fifth sixth seventh eighth ninth tenth");
const TENS = words("twenty thirty");
/** People are called so too. */
const MONTH_NAMES = words("april june august may");
const ROUGHLY = words("sometime");
/** What names of feasts end with. */
const DAYS = words("day eve night");
/** "How does November look?" */
const LOOK = words("look looking shaping");
/** In which order things come more often than a day of the month. */
const ORDERS = words("first second third");
/** Parts of the day said in so many words that no preposition is needed where nothing follows. */
const NOUN_PARTS = words("bedtime lunchtime dinnertime day-end");

/** Whether weak time words mean a time where they stand in an utterance about `subject`. */
export function stands(standing: Standing, subject: Subject): boolean {
  const { weakness } = standing.piece;
  return weakness === undefined || RULES[weakness](standing, subject);
}

const RULES: Readonly<Record<Weakness, (standing: Standing, subject: Subject) => boolean>> = {
  hour: isHour,
  "hour-minute": isHourMinute,
  lettered: isLettered,
  // "An alarm for half past", but not a timer for it.
  minutes: ({ lead, tokens, next }, { isRinging }) =>
    (AT.has(lead) || (lead === "for" && isRinging)) && endsWell(tokens, next),
  now: isSameTime,
  rank: isRank,
  slash: ({ lead, isAnchored, tokens, at, next }) =>
    isAnchored ||
    ON.has(lead) ||
    lead === "between" ||
    isSlashedRange(tokens, at, next) ||
    isClockNext(tokens, next) ||
    areTimesNext(tokens, next) ||
    areHoursNext(tokens, wordAt(tokens, next) === "," ? next + 1 : next),
  dotted: ({ lead, isAnchored, tokens, at, next }) =>
    ON.has(lead) || (isAnchored && weekdayBefore(tokens, at)) || isStoppedDate(tokens, next),
  "verb-month": ({ lead, isAnchored }) => isAnchored || ON.has(lead),
  "short-weekday": isShortWeekday,
  feast: isFeast,
  // "By the week" says how one is paid.
  "the-period": ({ lead, tokens, next }) =>
    ((PERIOD.has(lead) || (SIDES.has(lead) && wordAt(tokens, next - 1) === "weekend")) &&
      endsWell(tokens, next)) ||
    (lead === "before" && afterItsEnd(tokens, next) !== undefined),
  "numbered-week": ({ lead, tokens, next, isAnchored }) =>
    (isAnchored || PERIOD.has(lead) || ON.has(lead)) && endsWell(tokens, next),
  month: isMonth,
  year: ({ lead, tokens, at }) => MONTH.has(lead) && tokens[at]?.kind === "number",
  plural: isPlural,
  adverb: ({ tokens, next }) => REPEATED.has(wordAt(tokens, next)) || endsWell(tokens, next),
  meal: isMeal,
  // "Set a timer in 15" gives its length.
  "bare-minutes": (_, { isScheduling, isRinging }) => isScheduling && !isRinging,
  part: isPart,
  zone: ({ isAnchored, tokens, next }) => isAnchored && endsWell(tokens, next),
};

/** "6/1-6/8", "6/1 thru 6/8": two dates with a dash or a word between them, either of them. */
function isSlashedRange(tokens: Tokens, at: number, next: number): boolean {
  const isDate = (place: number): boolean => /^\d{1,2}\/\d{1,2}$/.test(wordAt(tokens, place));
  const isBehind = TO.has(wordAt(tokens, next)) && isDate(next + 1);
  return isBehind || (TO.has(wordAt(tokens, at - 1)) && isDate(at - 2));
}

/** "14.3. at nine". */
function isStoppedDate(tokens: Tokens, next: number): boolean {
  const isStopped = wordAt(tokens, next - 1) === ".";
  return isStopped && (isClockNext(tokens, next) || areTimesNext(tokens, next));
}

/** "Tuesday, 8.5." */
function weekdayBefore(tokens: Tokens, at: number): boolean {
  return weekdayAt(tokens, wordAt(tokens, at - 1) === "," ? at - 2 : at - 1) !== undefined;
}

/** "On Mondays", "Mondays at six", and at the end "water them Mondays". */
function isPlural({ lead, tokens, next }: Standing): boolean {
  const isLast = [undefined, ".", "!", "?", "please"].includes(tokens[next]?.word);
  if (lead === "at" && endsWell(tokens, next)) return true;
  if (areHoursNext(tokens, next)) return true;
  return (
    lead === "on" || isLast || RHYTHM_GOES_ON.has(wordAt(tokens, next)) || isTimeNext(tokens, next)
  );
}

/** "On Halloween", "Christmas Eve at six"; of one in several words nobody says anything else at the end. */
function isFeast({ lead, tokens, at, next, isAnchored }: Standing): boolean {
  if (isHourOfFeast(tokens, next)) return true;
  // "Nine on the morning of Christmas".
  if (lead === "of" && isAnchored) return true;
  // "Good Friday", "Easter Monday" are no Friday and no Monday.
  if (next > at + 1 && weekdayAt(tokens, next - 1) !== undefined) return true;
  const isLast = [undefined, ".", "please"].includes(tokens[next]?.word);
  const isSet = isLast || (DAYS.has(wordAt(tokens, next - 1)) && endsWell(tokens, next));
  if (next > at + 1 && isSet && lead === "") return true;
  return FEAST.has(lead) && endsWell(tokens, next);
}

/** "(Halloween) at six", "(Good Friday) 9 to 11", "(Easter) before noon", "(Christmas) half past ten". */
function isHourOfFeast(tokens: Tokens, next: number): boolean {
  if (isClockNext(tokens, next) || isPartNext(tokens, next)) return true;
  if (areHoursNext(tokens, next) || isBoundNext(tokens, next)) return true;
  return readMinutesAround(tokens, next) !== undefined;
}

/** "(Halloween) night", "(Good Friday) afternoon", "(Christmas) in the morning". */
function isPartNext(tokens: Tokens, next: number): boolean {
  const part = readPart(tokens, after(tokens, next, ["in the", "during the", ","]) ?? next);
  return part !== undefined && part.value.isMeal !== true && endsWell(tokens, part.next);
}

/** "this time tomorrow" and "from now until five", not "this time" alone or "now". */
function isSameTime({ tokens, at, next, lead, isAnchored }: Standing): boolean {
  // "From now until five", "now to 5 pm".
  const isStart = ["until", "till", "to", "-"].includes(wordAt(tokens, next));
  if (isStart && (lead === "from" || isTimeNext(tokens, next + 1))) return true;
  if (lead === "between" && wordAt(tokens, next) === "and") return true;
  const saysTime = tokens.slice(at, next).some(({ word }) => word === "time");
  return saysTime && (isAnchored || isDayNext(tokens, next) || isCalendarNext(tokens, next));
}

/** "on the second" but not "the second floor"; small ranks in words need more than large ones. */
function isRank({ tokens, at, next, lead, isAnchored }: Standing): boolean {
  const isClocked = isHourOfRank(tokens, at, next);
  if ((!isClocked && !endsWell(tokens, next)) || wordAt(tokens, next) === "of") return false;
  // "The morning of the 9th".
  if (lead === "of" && isAnchored) return true;
  if (isOrder({ tokens, at, next, lead })) return false;
  if (isAnchored || isClocked || isMoreOfTime(tokens, next)) return true;
  const isInWords = tokens[at]?.kind === "word" && isSmallRank(tokens, next);
  if (TO.has(wordAt(tokens, next)) && isLastDay(tokens, next + 1)) return true;
  return (isInWords ? RANK : RANK_IN_FIGURES).has(lead);
}

/** "(The 9th) at noon", "(the 14th) nine to eleven". */
function isHourOfRank(tokens: Tokens, at: number, next: number): boolean {
  const isInFigures = tokens[at]?.kind === "number";
  return isClockNext(tokens, next) || (isInFigures && areHoursNext(tokens, next));
}

/** "(The 9th) from 2 to 4", "(the 9th) next month". */
function isMoreOfTime(tokens: Tokens, next: number): boolean {
  return areTimesNext(tokens, next) || isCalendarNext(tokens, next);
}

/** "(Call Ben Friday) first": without "the" it says in which order. */
export function isBareRank({
  tokens,
  at,
  next,
}: Pick<Standing, "tokens" | "at" | "next">): boolean {
  return isPlainRank({ tokens, at, next }) && weekdayBefore(tokens, at);
}

/** "What's first (tomorrow)": no word leads it, as one leads a day; nor does one behind a weekday. */
function isOrder({
  tokens,
  at,
  next,
  lead,
}: Pick<Standing, "tokens" | "at" | "next" | "lead">): boolean {
  const isRange = TO.has(wordAt(tokens, next)) || TO.has(wordAt(tokens, at - 1));
  if (isBareRank({ tokens, at, next })) return true;
  const isOfFew = ORDERS.has(wordAt(tokens, next - 1)) && lead === "";
  return isOfFew && !isRange && isPlainRank({ tokens, at, next });
}

/** A small one in words, without "the". */
function isPlainRank({ tokens, at, next }: Pick<Standing, "tokens" | "at" | "next">): boolean {
  const hasThe = [at, at - 1].some((place) => wordAt(tokens, place) === "the");
  return tokens[at]?.kind === "word" && !hasThe && isSmallRank(tokens, next);
}

function isSmallRank(tokens: Tokens, next: number): boolean {
  return SMALL_RANKS.has(wordAt(tokens, next - 1)) && !TENS.has(wordAt(tokens, next - 2));
}

/** "(5th to the) 8th of March", "(the 5th to) the 8th". */
function isLastDay(tokens: Tokens, at: number): boolean {
  const { value, next } = readDate(tokens, at) ?? {};
  const day = value?.day;
  if (day?.kind !== "date" || next === undefined) return false;
  const isInFigures = wordAt(tokens, at) === "the" && tokens[at + 1]?.kind === "number";
  return day.month !== undefined || (isInFigures && endsWell(tokens, next));
}

function isMonth({ tokens, at, next, lead }: Standing): boolean {
  const isVerb = VERB_MONTHS.has(wordAt(tokens, at)) || VERB_MONTHS.has(wordAt(tokens, next - 1));
  if (TO.has(wordAt(tokens, next)) && monthAt(tokens, next + 1) !== undefined) return true;
  if (!isVerb && (isOfRow(tokens, next) || LOOK.has(wordAt(tokens, next)))) return true;
  // "February sometime".
  if (ROUGHLY.has(wordAt(tokens, next))) return true;
  const isName = MONTH_NAMES.has(wordAt(tokens, at));
  if (lead === "for" && !isVerb && !isName) return endsWell(tokens, next);
  return MONTH.has(lead) && (!isVerb || endsWell(tokens, next));
}

/** "(June) and July". */
function isOfRow(tokens: Tokens, next: number): boolean {
  const isNext = wordAt(tokens, next) === "and" && monthAt(tokens, next + 1) !== undefined;
  return isNext && endsWell(tokens, next + 2);
}

/** "in the morning", "moved to the evening", not "good morning" or "my bedtime alarm". */
function isPart(
  { piece, tokens, next, lead, isAnchored }: Standing,
  { isMoving }: Subject,
): boolean {
  if (isAnchored || isOfDay(tokens, next) || isClockNext(tokens, next)) return true;
  if (isBeforeDay(tokens, next)) return true;
  const isLed = PART.has(lead) || (lead === "to" && isMoving);
  if (isLed && isTimeNext(tokens, next)) return true;
  return (isLed || NOUN_PARTS.has(piece.part ?? "")) && endsWell(tokens, next);
}

/** "Afternoon tomorrow", "late night on Friday"; "quiz night Friday", "good morning tomorrow" are things. */
function isBeforeDay(tokens: Tokens, next: number): boolean {
  const [word, before] = [wordAt(tokens, next - 1), wordAt(tokens, next - 2)];
  const isNamed = word === "night" ? ["late", "early"].includes(before) : before !== "good";
  return isNamed && isDayNext(tokens, next);
}

/** "The morning of 9 March". */
function isOfDay(tokens: Tokens, next: number): boolean {
  if (wordAt(tokens, next) !== "of") return false;
  const at = next + 1;
  return readDate(tokens, at) !== undefined || readDay(tokens, at) !== undefined;
}

/** "At lunch", "by dinner tomorrow"; "lunch with Ana" and "tomorrow dinner with Ben" are things. */
function isMeal({ tokens, next, lead, isAnchored }: Standing): boolean {
  // "Remind me tomorrow lunch": at the end it is when, and not what.
  const isLast = tokens[next] === undefined || wordAt(tokens, next) === "please";
  if (isAnchored && isLast) return true;
  return MEAL.has(lead) && endsWell(tokens, next) && !THING_GOES_ON.has(wordAt(tokens, next));
}
