import { readDuration } from "../../numbers/read-duration.ts";
import type { Length } from "../../../../types/time/length.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readWhich } from "./read-which.ts";
import { readDate } from "./read-date.ts";
import { readCountedWeekday } from "./read-counted.ts";
import { readFeast } from "./feasts.ts";
import type { Day, Which } from "../../../../types/time/phrase.ts";
import { readSaidYear } from "./read-year.ts";
import { after, isSaid, PLURAL_WEEKDAYS, SHORT_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

export type DayWeakness = "short-weekday" | "feast";
export type ReadDay = { readonly day: Day; readonly weakness?: DayWeakness };

const RELATIVE: readonly (readonly [words: string, days: number])[] = [
  ["the day after tomorrow", 2],
  ["day after tomorrow", 2],
  ["the day after next", 2],
  ["day after next", 2],
  ["the day before yesterday", -2],
  ["day before yesterday", -2],
  ["today", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
];

/** A day by its own name: "tomorrow", "next Friday", "Friday week", "a week from Tuesday", "Christmas". */
export function readDay(tokens: Tokens, at: number): Read<ReadDay> {
  const isRelative = readRelative(tokens, at) !== undefined; // also "tomorrow week"
  const counted = isRelative
    ? undefined
    : (readCountedWeekday(tokens, at, readBase) ?? readCountedFrom(tokens, at));
  return counted ?? readNamed(tokens, at);
}

function readRelative(tokens: Tokens, at: number): Read<ReadDay> {
  const said = RELATIVE.find(([words]) => isSaid(tokens, at, words));
  if (!said) return undefined;
  const behind = at + said[0].split(" ").length;
  // "The day after next Friday" is counted from that Friday.
  const isOfNext = said[0].endsWith("next") && readWeekday(tokens, behind, "next") !== undefined;
  if (isOfNext) return undefined;
  return {
    value: { day: { kind: "relative", days: said[1] } },
    next: at + said[0].split(" ").length,
  };
}

/** "a week on Friday", "two days after tomorrow", "the day before Christmas", "a week today", "3 days ago". */
function readCountedFrom(tokens: Tokens, at: number): Read<ReadDay> {
  const isTheDay = after(tokens, at, ["the day", "day"]);
  const length = isTheDay
    ? ({ value: [{ amount: 1, unit: "day" }], next: isTheDay } as const)
    : (readDuration(tokens, at) ?? readBareWeek(tokens, at));
  const [first, second] = length?.value ?? [];
  if (!length || !first || second || !Number.isInteger(first.amount)) return undefined;
  if (["second", "minute", "hour"].includes(first.unit)) return undefined;
  const { amount, unit } = first;
  const now = isTheDay
    ? undefined
    : after(tokens, length.next, ["from now", "from right now", "hence"]);
  if (now) return { value: { day: { kind: "shifted", amount, unit } }, next: now };
  const ago = isTheDay ? undefined : after(tokens, length.next, ["ago"]);
  if (ago) return { value: { day: { kind: "shifted", amount: -amount, unit } }, next: ago };
  // "For ten days from the 18th" lasts so long.
  const isLength = wordAt(tokens, at - 1) === "for";
  return isLength ? undefined : readFromBase(tokens, length.next, { amount, unit });
}

/** "Every week on Monday", "this week on Monday" are no week later. */
const NO_WEEK_LATER = new Set(
  "this next last every each per all the past coming following one".split(" "),
);

/** "(A) week on Tuesday", its article unheard. */
function readBareWeek(tokens: Tokens, at: number): Read<readonly Length[]> {
  const isBare =
    isSaid(tokens, at, "week on") && !NO_WEEK_LATER.has(wordAt(tokens, at - 1)) && at > 0;
  return isBare ? { value: [{ amount: 1, unit: "week" }], next: at + 1 } : undefined;
}

function readFromBase(
  tokens: Tokens,
  at: number,
  { amount, unit }: Pick<Extract<Day, { kind: "shifted" }>, "amount" | "unit">,
): Read<ReadDay> {
  const word = wordAt(tokens, at);
  const isLinked = ["from", "after", "before"].includes(word) || (word === "on" && unit === "week");
  if (!isLinked && unit !== "week") return undefined;
  const base = isLinked ? readBase(tokens, at + 1) : readSimple(tokens, at);
  if (!base) return undefined;
  const signed = word === "before" ? -amount : amount;
  return {
    value: { day: { kind: "shifted", amount: signed, unit, base: base.value.day } },
    next: base.next,
  };
}

/** A day something is counted from: "Friday", "tomorrow", "Easter", "the 5th of June". */
function readBase(tokens: Tokens, at: number): Read<ReadDay> {
  const named = readNamed(tokens, at);
  if (named) return named;
  const date = readDate(tokens, at, "day-first");
  const day = date?.value.day;
  const isWhole = day?.kind === "date" && day.month !== undefined;
  return date && isWhole ? { value: { day }, next: date.next } : undefined;
}

function readNamed(tokens: Tokens, at: number): Read<ReadDay> {
  const simple = readSimple(tokens, at);
  if (simple?.value.day.kind !== "weekday" && simple?.value.day.kind !== "relative") return simple;
  const { day } = simple.value;
  const afterNext = day.kind === "weekday" && after(tokens, simple.next, ["after next"]);
  if (afterNext) return weeksFrom({ ...day, which: "next" }, 1, afterNext);
  const week = after(tokens, simple.next, ["week", "in a week", "in one week"]);
  if (week) return weeksFrom(day, 1, week);
  const fortnight = after(tokens, simple.next, [
    "fortnight",
    "in a fortnight",
    "in two weeks",
    "in 2 weeks",
  ]);
  return fortnight ? weeksFrom(day, 2, fortnight) : simple;
}

/** "(Friday) week", "(Friday) fortnight", "(Friday) after next". */
function weeksFrom(base: Day, amount: number, next: number): Read<ReadDay> {
  return { value: { day: { kind: "shifted", amount, unit: "week", base } }, next };
}

function readSimple(tokens: Tokens, start: number): Read<ReadDay> {
  const relative = readRelative(tokens, start);
  if (relative) return relative;
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const weekday = readWeekday(tokens, place, which?.value ?? "bare");
  if (weekday) return weekday;
  const feast = readFeast(tokens, place);
  if (!feast) return undefined;
  const day = { kind: "feast", feast: feast.value, which: which?.value ?? "bare" } as const;
  if (which) return { value: { day }, next: feast.next };
  const year = readSaidYear(tokens, feast.next);
  if (year) return { value: { day: { ...day, ...year.value } }, next: year.next };
  return { value: { day, weakness: "feast" }, next: feast.next };
}

function readWeekday(tokens: Tokens, at: number, which: Which): Read<ReadDay> {
  const word = wordAt(tokens, at);
  const full = WEEKDAYS.get(word) ?? possessivePlural(tokens, at);
  const weekday = full ?? SHORT_WEEKDAYS.get(word);
  if (weekday === undefined) return undefined;
  const day = { kind: "weekday", weekday, which } as const;
  const isSure = full !== undefined || which !== "bare";
  return { value: isSure ? { day } : { day, weakness: "short-weekday" }, next: at + 1 };
}

/** Transcripts write "fridays afternoon" for "Friday's afternoon". */
function possessivePlural(tokens: Tokens, at: number): number | undefined {
  const isBeforePart = ["morning", "afternoon", "evening", "night"].includes(
    wordAt(tokens, at + 1),
  );
  return isBeforePart ? PLURAL_WEEKDAYS.get(wordAt(tokens, at)) : undefined;
}
