import type { PartName } from "../../../../types/time/day-part.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readRelative, readWhich } from "../day/read-day.ts";
import { isSaid, WEEKDAYS } from "../vocabulary.ts";

export type ReadPart = { readonly part: PartName; readonly weakness?: "part" };
export type ReadDayPart = ReadPart & { readonly day?: Day };

/** Parts of the day as nouns, which follow a day, and as adverbs, which follow an hour. */
const NOUNS: ReadonlyMap<string, PartName> = new Map([
  ["fruh", "morning"],
  ["morgen", "morning"],
  ["vormittag", "late-morning"],
  ["mittag", "lunchtime"],
  ["nachmittag", "afternoon"],
  ["spatnachmittag", "late-afternoon"],
  ["abend", "evening"],
  ["nacht", "night"],
]);
const ADVERBS: ReadonlyMap<string, PartName> = new Map([
  ["morgens", "morning"],
  ["fruhmorgens", "early-morning"],
  ["vormittags", "late-morning"],
  ["mittags", "lunchtime"],
  ["nachmittags", "afternoon"],
  ["abends", "evening"],
  ["nachts", "night"],
]);
/** The longest first; what leads in is left to the reader of pieces. */
const SAID: readonly (readonly [words: string, part: PartName])[] = [
  ["gleich morgens", "first-thing"],
  ["ganz fruh", "early-morning"],
  ["fruh am morgen", "early-morning"],
  ["am fruhen morgen", "early-morning"],
  ["am spaten vormittag", "late-morning"],
  ["am fruhen nachmittag", "early-afternoon"],
  ["am spaten nachmittag", "late-afternoon"],
  ["am fruhen abend", "early-evening"],
  ["am spaten abend", "late-evening"],
  ["spat am abend", "late-evening"],
  ["spatabends", "late-evening"],
  ["spat abends", "late-evening"],
  ["in der mittagspause", "lunchtime"],
  ["zur mittagszeit", "lunchtime"],
  ["nach dem mittagessen", "after-lunch"],
  ["nach der arbeit", "after-work"],
  ["nach feierabend", "after-work"],
  ["zum feierabend", "day-end"],
  ["vor dem schlafengehen", "bedtime"],
  ["am morgen", "morning"],
  ["am vormittag", "late-morning"],
  ["am mittag", "lunchtime"],
  ["am nachmittag", "afternoon"],
  ["am abend", "evening"],
  ["in der fruh", "morning"],
  ["in der nacht", "night"],
];

/** "Heute Abend", "morgen früh", "Montagabend", "Freitag Nachmittag", "letzte Nacht": a day with its part. */
export function readDayPart(tokens: Tokens, at: number): Read<ReadDayPart> {
  if (isSaid(tokens, at, "letzte nacht") || isSaid(tokens, at, "heute nacht")) {
    const days = wordAt(tokens, at) === "heute" ? 0 : -1;
    return { value: { day: { kind: "relative", days }, part: "tonight" }, next: at + 2 };
  }
  const whole = readWeekdayWithPart(tokens, at);
  if (whole) return whole;
  const day = readRelative(tokens, at);
  const part = day && NOUNS.get(wordAt(tokens, day.next));
  return day && part && { value: { day: day.value.day, part }, next: day.next + 1 };
}

/** "Montagabend" in one word, "nächsten Montag Abend" in two. */
function readWeekdayWithPart(
  tokens: Tokens,
  start: number,
): Read<{ readonly day: Day; readonly part: PartName }> {
  const which = readWhich(tokens, start);
  const at = which?.next ?? start;
  const [, dayWord = "", partWord = ""] = WITH_PART.exec(wordAt(tokens, at)) ?? [];
  const isApart = dayWord === "" && NOUNS.has(wordAt(tokens, at + 1));
  const weekday = WEEKDAYS.get(isApart ? wordAt(tokens, at) : dayWord);
  const part = NOUNS.get(isApart ? wordAt(tokens, at + 1) : partWord);
  if (weekday === undefined || part === undefined) return undefined;
  const day = { kind: "weekday", weekday, which: which?.value ?? "bare" } as const;
  return { value: { day, part }, next: at + (isApart ? 2 : 1) };
}

const WITH_PART = new RegExp(
  `^(${[...WEEKDAYS.keys()].join("|")})(${[...NOUNS.keys()].join("|")})$`,
);

/** A part of the day without its day: "am Abend", "abends", "nachmittags". */
export function readPart(tokens: Tokens, at: number): Read<ReadPart> {
  const said = SAID.find(([words]) => isSaid(tokens, at, words));
  if (said) return { value: { part: said[1] }, next: at + said[0].split(" ").length };
  const adverb = ADVERBS.get(wordAt(tokens, at));
  if (adverb) return { value: { part: adverb }, next: at + 1 };
  const noun = NOUNS.get(wordAt(tokens, at));
  return noun && { value: { part: noun, weakness: "part" }, next: at + 1 };
}
