import { UNIT_VALUES } from "../../numbers/vocabulary.ts";
import type { Token } from "../../../tokenise.ts";

/** Hours misheard; only where nothing but an hour can stand. */
const HOURS: ReadonlyMap<string, string> = new Map([
  ["for", "four"],
  ["fore", "four"],
  ["to", "two"],
  ["too", "two"],
  ["ate", "eight"],
  ["won", "one"],
  ["tree", "three"],
  ["free", "three"],
  ["tin", "ten"],
  ["sicks", "six"],
  ["nein", "nine"],
]);
/** What "past" is heard as between a part of an hour and the hour. */
const PAST: ReadonlySet<string> = new Set(["past", "passed", "pest", "pass", "paste", "parts"]);
/** What stands before "past" and "to" in a time. */
const PARTS: ReadonlySet<string> = new Set(
  "half quarter five ten twenty 5 10 20 25 minutes".split(" "),
);
const PARTS_OF_DAY: ReadonlySet<string> = new Set(["morning", "afternoon", "evening"]);
const HALVES: ReadonlySet<string> = new Set(["am", "pm"]);
const OCLOCK: ReadonlySet<string> = new Set(["o'clock", "oclock"]);
/** A part of an hour run into the next word: "quarterpassed". */
const GLUED = /^(half|quarter)(past|passed|to)$/;
const BEFORE_HALF: ReadonlySet<string> = new Set(
  "at by for from till until to make around about".split(" "),
);
/** "At 10-6" is how they write ten to six. */
const MINUTES_TO: ReadonlySet<string> = new Set(["5", "10", "20", "25"]);
const BEFORE_TIME: ReadonlySet<string> = new Set(["at", "by", "until", "till", "for", "from"]);
const LAST_HOUR = 12;

/** The same tokens with hours mended as recognisers write them: "at for", "half pest 9", "to o'clock". */
export function mendHours(tokens: readonly Token[]): readonly Token[] {
  const mended = tokens.flatMap((token, at) => apartBehind(tokens[at - 1], token));
  for (const [index, token] of mended.entries()) {
    const word = meantAt(mended, index);
    if (word !== undefined) mended[index] = { ...token, word, kind: "word" };
  }
  return mended;
}

/** The word of a time that a token stands for. */
function meantAt(tokens: readonly Token[], at: number): string | undefined {
  if (isHalf(tokens, at)) return "half";
  if (isPast(tokens, at)) return "past";
  if (isTo(tokens, at)) return "to";
  if (isMinutesTo(tokens, at)) return "to";
  return hourAt(tokens, at);
}

function isMinutesTo(tokens: readonly Token[], at: number): boolean {
  const [lead, minutes, dash, hour] = tokens.slice(Math.max(0, at - 2), at + 2);
  return (
    dash?.word === "-" &&
    BEFORE_TIME.has(lead?.word ?? "") &&
    MINUTES_TO.has(minutes?.word ?? "") &&
    Number(hour?.word) <= LAST_HOUR
  );
}

/** "Half seven" is heard as "F7". */
function isHalf(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isTime = !before || before.kind === "mark" || BEFORE_HALF.has(before.word);
  return token?.raw === "F" && isTime && next?.start === token.end && isHour(next);
}

/** "Sevenish", "tenish". */
const ROUND = /^([a-z]+)ish$/;

/** "3pmish" is heard together too. */
function apartBehind(before: Token | undefined, token: Token): readonly Token[] {
  const isHalf = HALVES_ROUND.test(token.word) && before?.kind === "number";
  return isHalf ? halves(token, token.word.slice(0, 2), "ish") : apart(token);
}

const HALVES_ROUND = /^[ap]mish$/;

function apart(token: Token): readonly Token[] {
  const [, hour = ""] = ROUND.exec(token.word) ?? [];
  const spelt = UNIT_VALUES.get(hour) ?? 0;
  if (spelt > 0 && spelt <= LAST_HOUR) return halves(token, hour, "ish");
  const [, part, rest] = GLUED.exec(token.word) ?? [];
  if (!part || !rest) return [token];
  return halves(token, part, rest);
}

function halves(token: Token, first: string, second: string): readonly Token[] {
  const middle = token.start + first.length;
  return [
    { ...token, word: first, raw: token.raw.slice(0, first.length), end: middle },
    { ...token, word: second, raw: token.raw.slice(first.length), start: middle },
  ];
}

function isPast(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return PARTS.has(before?.word ?? "") && PAST.has(token?.word ?? "") && isHour(next);
}

/** "Quarter two six"; "five two six" may be anything. */
function isTo(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isHeard = token?.word === "two" || token?.word === "too" || token?.word === "2";
  return before?.word === "quarter" && isHeard && isHour(next);
}

function isHour(token: Token | undefined): boolean {
  if (!token) return false;
  const spelt = UNIT_VALUES.get(token.word) ?? 0;
  const isNumber = token.kind === "number" && Number(token.word) <= LAST_HOUR;
  return isNumber || (spelt > 0 && spelt <= LAST_HOUR) || HOURS.has(token.word);
}

/** The hour a misheard word stands for. */
function hourAt(tokens: readonly Token[], at: number): string | undefined {
  const hour = HOURS.get(tokens[at]?.word ?? "");
  if (!hour || tokens[at]?.kind !== "word") return undefined;
  return isLed(tokens, at) || isFollowed(tokens, at) ? hour : undefined;
}

/** "Half past …", "quarter to …". */
function isLed(tokens: readonly Token[], at: number): boolean {
  const [part, before] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word];
  return PARTS.has(part) && (before === "past" || (before === "to" && tokens[at]?.word !== "to"));
}

/** "At …" with nothing behind it; "… o'clock"; at a beginning "… in the afternoon", "… pm". */
function isFollowed(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (OCLOCK.has(next?.word ?? "")) return true;
  const isAt = before?.word === "at";
  if (isAt && (!next || next.kind === "mark")) return true;
  const isBegun = isAt || !before || before.kind === "mark";
  return isBegun && (HALVES.has(next?.word ?? "") || isPartOfDay(tokens, at + 1));
}

function isPartOfDay(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 3).map(({ word }) => word);
  return words[0] === "in" && words[1] === "the" && PARTS_OF_DAY.has(words[2] ?? "");
}
