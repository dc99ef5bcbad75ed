import { wordAt } from "../read-number.ts";
import type { Tokens } from "../read-number.ts";
import { readClock } from "./read-clock.ts";
import { readDay } from "./read-day.ts";
import { readPart } from "./read-part.ts";
import type { Weakness } from "./read-piece.ts";
import type { Standing } from "./read-phrase.ts";
import { VERB_MONTHS } from "./vocabulary.ts";

/** What an utterance is about, as far as weak time words depend on it. */
export type Subject = {
  /** Something is moved from one time to another. */
  readonly isMoving: boolean;
  /** An alarm, a reminder, an event: numbers are likely times. */
  readonly isScheduling: boolean;
  /** A volume or another level: numbers are none. */
  readonly isLevel: boolean;
};

const MOVING = words(
  "move push shift reschedule change bring switch postpone delay put moved swap",
);
const SCHEDULING = words(
  "alarm alarms wake remind reminder reminders meeting meetings appointment appointments event book schedule lunch dinner breakfast call calendar",
);
const LEVEL = words(
  "volume sound speaker speakers brightness louder quieter percent level temperature number pages page chapter light lights heating increase decrease raise lower reduce dim divide divided divisible multiply multiplied plus minus",
);

/** Words a time may stand before; any other word makes a bare number or rank part of something else. */
const FOLLOWING = words(
  "and or but then so if when while that which who please thanks thank instead at on in by to for with from of until till before after about because as is are was were do does did can could will would should i we you he she it they my me us your our his her their there okay ok called named titled saying call tell remind send ask add schedule sharp today tomorrow tonight yesterday this next last every each monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night am pm oclock not the a an",
);
/** After "at 5" these say that it was no hour. */
const NOT_HOURS = words(
  "percent degrees degree dollars dollar euros euro pounds kilometers kilometres miles meters metres people persons times point points main street st road rd avenue ave hundred thousand million of out star stars level volume or",
);

const AT = words("at @ by around until till til before after since between");
const ON = words("on by until till til before after since from for due starting beginning");
const RANK = words("on until till til before after since due starting beginning between from");
const MONTH = words("in by until till til since during before after throughout due starting");
const PERIOD = words("in for during over throughout on at");
const FEAST = words("on at by before until till til since for over after around during");
const PART = words("in during at by until till til before since for");

/** "a daily alarm", not "the daily show". */
const REPEATED = words(
  "alarm alarms reminder reminders meeting meetings event timer call appointment",
);

/** What `stands` needs to know of an utterance. */
export function subjectOf(tokens: Tokens): Subject {
  const isAnyOf = (set: ReadonlySet<string>): boolean => tokens.some(({ word }) => set.has(word));
  return { isMoving: isAnyOf(MOVING), isScheduling: isAnyOf(SCHEDULING), isLevel: isAnyOf(LEVEL) };
}

/** Whether weak time words mean a time where they stand in an utterance about `subject`. */
export function stands(standing: Standing, subject: Subject): boolean {
  const { piece } = standing;
  return piece.weakness === undefined || RULES[piece.weakness](standing, subject);
}

const RULES: Readonly<Record<Weakness, (standing: Standing, subject: Subject) => boolean>> = {
  hour: isHour,
  "hour-minute": isHourMinute,
  minutes: ({ lead, tokens, next }) => AT.has(lead) && endsWell(tokens, next),
  now: ({ tokens, at, next }) => isTimeWord(tokens, at, next) && isDayNext(tokens, next),
  rank: isRank,
  slash: ({ lead, isAnchored }) => isAnchored || ON.has(lead),
  "verb-month": ({ lead, isAnchored }) => isAnchored || ON.has(lead),
  "short-weekday": (standing) =>
    (standing.isAnchored || ON.has(standing.lead) || isTimeNext(standing)) &&
    endsWell(standing.tokens, standing.next),
  feast: ({ lead, tokens, next }) => FEAST.has(lead) && endsWell(tokens, next),
  "the-period": ({ lead, tokens, next }) => PERIOD.has(lead) && endsWell(tokens, next),
  month: isMonth,
  year: ({ lead, tokens, at }) => MONTH.has(lead) && tokens[at]?.kind === "number",
  plural: (standing) => standing.lead === "on" || isTimeNext(standing),
  adverb: ({ tokens, next }) => REPEATED.has(wordAt(tokens, next)) || endsWell(tokens, next),
  part: ({ tokens, next, lead, isAnchored }) =>
    isAnchored || (PART.has(lead) && endsWell(tokens, next)),
};

function isHour(standing: Standing, subject: Subject): boolean {
  const { tokens, at, next, lead } = standing;
  if (continuesNumber(tokens, next) || NOT_HOURS.has(wordAt(tokens, next))) return false;
  if (lead === "at" || lead === "@") return !(subject.isLevel && isLevelAt(standing));
  if (tokens[at - 2]?.kind === "number" && lead === "by") return false;
  if (opensRange(standing) && !subject.isMoving) return true;
  if (subject.isLevel || !endsWell(tokens, next)) return false;
  return (HOUR_RULES.get(lead) ?? isAfterDay)(standing, subject) || AT.has(lead);
}

/** "the volume at twenty" is no hour, "the lights off at five" is. */
function isLevelAt({ tokens, at, piece }: Standing): boolean {
  const isLate = piece.clock?.kind === "clock" && piece.clock.hour > 12;
  return isLate || LEVEL.has(wordAt(tokens, at - 2));
}

function isTimeWord(tokens: Tokens, at: number, next: number): boolean {
  return tokens.slice(at, next).some(({ word }) => word === "time");
}

const HOUR_RULES: ReadonlyMap<string, (standing: Standing, subject: Subject) => boolean> = new Map([
  ["to", (_, { isMoving }) => isMoving],
  [
    "from",
    (standing, { isMoving }) =>
      isMoving || wordAt(standing.tokens, standing.next) === "to" || isLater(standing),
  ],
  ["for", ({ tokens, next }, { isScheduling }) => isScheduling && tokens[next]?.kind !== "word"],
]);

/** "tomorrow 5". */
function isAfterDay({ tokens, next, isAnchored }: Standing): boolean {
  return isAnchored && next === tokens.length;
}

/** "2" in "2 to 4 pm". */
function opensRange({ tokens, next }: Standing): boolean {
  const end = ["to", "until", "-"].includes(wordAt(tokens, next))
    ? readClock(tokens, next + 1)
    : undefined;
  return end !== undefined && end.value.weakness === undefined;
}

/** The second end of a range needs no more evidence than the first. */
function isLater({ tokens, at }: Standing): boolean {
  return ["to", "until", "till", "til", "-", "through"].includes(wordAt(tokens, at - 1));
}

function isHourMinute(standing: Standing, subject: Subject): boolean {
  const { tokens, next, lead, isAnchored } = standing;
  const after = wordAt(tokens, next);
  if (continuesNumber(tokens, next) || (NOT_HOURS.has(after) && after !== "or")) return false;
  if (AT.has(lead) || isAnchored || isTimeNext(standing)) return true;
  return (subject.isScheduling || subject.isMoving) && !subject.isLevel && endsWell(tokens, next);
}

function isRank(standing: Standing): boolean {
  const { tokens, at, next, lead, isAnchored } = standing;
  if (!endsWell(tokens, next) || wordAt(tokens, next) === "of") return false;
  const isSmallWord =
    tokens[at]?.kind === "word" && next - at <= 2 && isSmallRank(tokens, next - 1);
  if (isAnchored || isTimeNext(standing)) return true;
  return isSmallWord ? RANK.has(lead) && lead !== "from" : ON.has(lead) || lead === "to";
}

function isSmallRank(tokens: Tokens, at: number): boolean {
  return SMALL_RANKS.has(wordAt(tokens, at)) && !TENS_BEFORE.test(wordAt(tokens, at - 1));
}

const SMALL_RANKS = words("first second third fourth fifth sixth seventh eighth ninth tenth");
const TENS_BEFORE = /^(?:twenty|thirty)$/;

function isMonth({ tokens, at, next, lead }: Standing): boolean {
  const isVerb = VERB_MONTHS.has(wordAt(tokens, at)) || VERB_MONTHS.has(wordAt(tokens, next - 1));
  return MONTH.has(lead) && (!isVerb || endsWell(tokens, next));
}

/** Nothing follows, or a mark, or a word that does not go on with a number or a rank. */
function endsWell(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  if (!token) return true;
  if (token.kind === "mark") return !["%", "°", "$", "€", "£", "/", "+"].includes(token.word);
  return FOLLOWING.has(token.word);
}

function continuesNumber(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  return (
    token?.kind === "number" || ["%", "°", "$", "€", "£", "/", "+"].includes(token?.word ?? "")
  );
}

function isDayNext(tokens: Tokens, next: number): boolean {
  const place = wordAt(tokens, next) === "on" ? next + 1 : next;
  const day = readDay(tokens, place);
  return day !== undefined && day.value.weakness === undefined;
}

/** A day, a part of the day or a sure time of day follows. */
function isTimeNext({ tokens, next }: Standing): boolean {
  if (isDayNext(tokens, next)) return true;
  const place = ["at", "in", "on", ","].includes(wordAt(tokens, next)) ? next + 1 : next;
  const the = wordAt(tokens, place) === "the" ? place + 1 : place;
  const clock = readClock(tokens, place);
  const isAt = wordAt(tokens, next) === "at" && clock !== undefined;
  return readPart(tokens, the) !== undefined || isAt || (clock && !clock.value.weakness) === true;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
