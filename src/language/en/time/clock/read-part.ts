import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { PartName } from "../../../../types/time/day-part.ts";
import { isSaid } from "../vocabulary.ts";

/** A part of the day; `isBare` when the words alone need not mean a time ("morning", "night"). */
export type ReadPart = {
  readonly part: PartName;
  readonly isBare: boolean;
  /** What is eaten is a thing more often than a time. */
  readonly isMeal?: boolean;
};

/** Longer sequences stand before the shorter ones they start with. */
const SAID: readonly (readonly [words: string, part: PartName])[] = [
  ["first thing in the morning", "first-thing"],
  ["first thing", "first-thing"],
  ["start of business", "first-thing"],
  ["beginning of business", "first-thing"],
  ["start of the working day", "first-thing"],
  ["start of the business day", "first-thing"],
  ["very early in the morning", "early-morning"],
  ["very early morning", "early-morning"],
  ["early in the morning", "early-morning"],
  ["early morning", "early-morning"],
  ["early hours of the morning", "early-morning"],
  ["early hours", "early-morning"],
  ["later this afternoon", "afternoon"],
  ["later this evening", "evening"],
  ["late morning", "late-morning"],
  ["mid morning", "mid-morning"],
  ["midmorning", "mid-morning"],
  ["mid afternoon", "mid-afternoon"],
  ["midafternoon", "mid-afternoon"],
  ["late in the morning", "late-morning"],
  ["early in the afternoon", "early-afternoon"],
  ["early in the day", "early-morning"],
  ["late in the day", "late-afternoon"],
  ["small hours", "small-hours"],
  ["middle of the night", "small-hours"],
  ["wee hours", "small-hours"],
  ["early tonight", "early-evening"],
  ["later tonight", "tonight"],
  ["last thing at night", "late-evening"],
  ["last thing tonight", "late-evening"],
  ["last thing", "late-evening"],
  ["overnight", "night"],
  ["sunrise", "dawn"],
  ["daybreak", "dawn"],
  ["dawn", "dawn"],
  ["sunset", "dusk"],
  ["sundown", "dusk"],
  ["nightfall", "dusk"],
  ["dusk", "dusk"],
  ["early afternoon", "early-afternoon"],
  ["late afternoon", "late-afternoon"],
  ["late in the afternoon", "late-afternoon"],
  ["early evening", "early-evening"],
  ["early in the evening", "early-evening"],
  ["late evening", "late-evening"],
  ["late in the evening", "late-evening"],
  ["late at night", "late-evening"],
  ["late night", "late-evening"],
  ["early night", "evening"],
  ["late tonight", "late-evening"],
  ["lunchtime", "lunchtime"],
  ["lunch time", "lunchtime"],
  ["after lunch", "after-lunch"],
  ["after school", "after-school"],
  ["after work", "after-work"],
  ["after dinner", "after-dinner"],
  ["after supper", "after-dinner"],
  ["teatime", "late-afternoon"],
  ["tea time", "late-afternoon"],
  ["suppertime", "dinnertime"],
  ["dinnertime", "dinnertime"],
  ["dinner time", "dinnertime"],
  ["before bed", "late-evening"],
  ["bedtime", "bedtime"],
  ["bed time", "bedtime"],
  ["end of the working day", "day-end"],
  ["end of the day", "day-end"],
  ["end of day", "day-end"],
  ["close of business", "day-end"],
  ["close of play", "day-end"],
  ["end of business", "day-end"],
  ["end of the business day", "day-end"],
  ["end of the work day", "day-end"],
  ["end of the workday", "day-end"],
  ["eod", "day-end"],
  ["eob", "day-end"],
  ["cob", "day-end"],
  ["tonight", "tonight"],
  ["this eve", "evening"],
  ["this aft", "afternoon"],
  ["this am", "morning"],
  ["post lunch", "after-lunch"],
  ["post - lunch", "after-lunch"],
];
const BARE: ReadonlyMap<string, PartName> = new Map([
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["evening", "evening"],
  ["night", "night"],
]);
const MEALS: ReadonlyMap<string, PartName> = new Map([
  ["breakfast", "early-morning"],
  ["lunch", "lunchtime"],
  ["dinner", "dinnertime"],
]);
/** "my bedtime alarm" is no time. */
const NOUNS: ReadonlySet<PartName> = new Set([
  "bedtime",
  "lunchtime",
  "dinnertime",
  "day-end",
  "dawn",
  "dusk",
  "small-hours",
]);
const FIRST_WORDS: ReadonlySet<string> = new Set(SAID.map(([words]) => words.split(" ")[0] ?? ""));

const THINGS: ReadonlySet<string> = new Set(["first thing", "last thing"]);
/** What a show or a shift may be. */
const KINDS: ReadonlySet<string> = new Set(["late night", "early night"]);
const NO_TIME: ReadonlySet<string> = new Set(["my", "our", "what", "whats", "is"]);

/** A part of the day without its day: "first thing", "late afternoon", "tonight", "evening". */
export function readPart(tokens: Tokens, at: number): Read<ReadPart> {
  const word = wordAt(tokens, at);
  const bare = BARE.get(word);
  if (bare) return { value: { part: bare, isBare: true }, next: at + 1 };
  const meal = MEALS.get(word);
  if (meal && !isSaid(tokens, at, `${word} time`)) {
    return { value: { part: meal, isBare: true, isMeal: true }, next: at + 1 };
  }
  if (!FIRST_WORDS.has(word)) return undefined;
  const said = SAID.find(([words]) => isSaid(tokens, at, words));
  if (!said) return undefined;
  // "The first thing on my list" is a time of day beside none; "my last thing on Monday" is none at all.
  const before = THINGS.has(said[0]) ? wordAt(tokens, at - 1) : "";
  // "What's the last thing on Friday" asks for what comes last.
  if (NO_TIME.has(before) || (before === "the" && NO_TIME.has(wordAt(tokens, at - 2))))
    return undefined;
  const isThing = before === "the";
  const isBare = NOUNS.has(said[1]) || KINDS.has(said[0]) || isThing;
  return { value: { part: said[1], isBare }, next: at + said[0].split(" ").length };
}
