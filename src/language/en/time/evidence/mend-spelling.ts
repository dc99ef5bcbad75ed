import { distance } from "fastest-levenshtein";
import type { Token } from "../../../tokenise.ts";
import { mendJoints } from "./mend-joints.ts";
import { mendSides } from "./mend-sides.ts";
import { mendSigns } from "./mend-signs.ts";
import { mendHours } from "../clock/mend-hours.ts";
import { ORDINAL_ENDINGS } from "../../numbers/vocabulary.ts";
import { MONTHS, PLURAL_WEEKDAYS, WEEKDAYS } from "../vocabulary.ts";

/** Slips seen in transcripts and typing that are further than a letter from the word meant. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ["tmrw", "tomorrow"],
  ["tmr", "tomorrow"],
  ["tmw", "tomorrow"],
  ["tomoro", "tomorrow"],
  ["tomorow", "tomorrow"],
  ["tomorro", "tomorrow"],
  ["tomorrows", "tomorrow"],
  ["todays", "today"],
  ["yesterdays", "yesterday"],
  ["tonite", "tonight"],
  ["tonights", "tonight"],
  ["tody", "today"],
  ["wensday", "wednesday"],
  ["wedsday", "wednesday"],
  ["wednsday", "wednesday"],
  ["mornin", "morning"],
  ["evenin", "evening"],
  ["workin", "working"],
  ["comin", "coming"],
  ["tomoz", "tomorrow"],
  ["chrissie", "christmas"],
  ["chrissy", "christmas"],
  ["hol", "holiday"],
  ["sat'dy", "saturday"],
  ["nite", "night"],
  ["midnite", "midnight"],
  ["noontime", "noon"],
  ["nxt", "next"],
  ["upto", "until"],
  ["evry", "every"],
  ["evryday", "everyday"],
  ["noonish", "noon"],
  ["untill", "until"],
  ["wkend", "weekend"],
  ["wkends", "weekends"],
  ["wknd", "weekend"],
  ["twelveth", "twelfth"],
  ["nineth", "ninth"],
  ["thru", "through"],
  ["btwn", "between"],
  ["betw", "between"],
  ["biz", "business"],
  ["yr", "year"],
  ["wk", "week"],
  ["arvo", "afternoon"],
  ["n", "and"],
  ["&", "and"],
  ["haf", "half"],
  ["sevn", "seven"],
  ["tennish", "tenish"],
]);
/** Long words of time that no other word is near. */
const WORDS: readonly string[] = [
  ...[...WEEKDAYS.keys(), ...PLURAL_WEEKDAYS.keys(), ...MONTHS.keys()].filter(
    (word) => word.length > 5,
  ),
  ..."quarter tomorrow yesterday tonight morning afternoon evening weekend midnight fortnight".split(
    " ",
  ),
];
/** Real words a letter or two from one of those. */
const REAL: ReadonlySet<string> = new Set(
  "quarters quartet carter fortnightly mourning moaning mornings evenings afternoons weekends fortnights midnights sundae sundry friary augusta mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(
    " ",
  ),
);
const SHORTEST = 6;
const SHORTEST_FOR_TWO = 8;
const LONGEST = 12;

/** What recognisers write in two words. */
const SPLIT: ReadonlyMap<string, string> = new Map([
  ["day", "today"],
  ["night", "tonight"],
  ["morrow", "tomorrow"],
]);
/** Behind "2", with no space between. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["moro", "tomorrow"],
  ["moz", "tomorrow"],
  ["morrow", "tomorrow"],
  ["mrw", "tomorrow"],
  ["nite", "tonight"],
  ["night", "tonight"],
  ["day", "today"],
]);
const COUNTED: ReadonlySet<string> = new Set([
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
]);

/**
 * The same tokens with slips in time words mended ("tomorow", "wensday", "at for", "to night", "at 10-6");
 * places stay.
 */
export function mendSpelling(tokens: readonly Token[], text: string): readonly Token[] {
  const spelt = mendSigns(tokens, text).map((token) => {
    const word = mended(token);
    return word === token.word ? token : { ...token, word, kind: "word" as const };
  });
  return mendHours(mendSides(mendJoints(joined(spelt, text))));
}

function joined(tokens: readonly Token[], text: string): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const whole = wholeAt(tokens, index);
    if (whole) return [whole];
    if (isLaterOn(tokens, index) || isFilled(tokens, index)) return [];
    if (isApart(tokens, index - 1) || shortForm(tokens[index - 1], token)) return [];
    const weekend = isWeekEnd(tokens, index, text) ? tokens[index + 1] : undefined;
    if (weekend) return [{ ...token, word: `week${weekend.word}`, end: weekend.end }];
    return isSplit(tokens, index - 1) || isWeekEnd(tokens, index - 1, text) ? [] : [token];
  });
}

/** "To night", "2moro", "the 29 th": one word with the next. */
function wholeAt(tokens: readonly Token[], index: number): Token | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next) return undefined;
  const word = isSplit(tokens, index) ? SPLIT.get(next.word) : shortForm(token, next);
  if (word) return { ...token, word, kind: "word", end: next.end };
  if (!isApart(tokens, index)) return undefined;
  return { ...token, word: `${token.word}${next.word}`, end: next.end };
}

/** "(At five) later on (today)", "(ten) later (this evening)": the hour is told already. */
function isLaterOn(tokens: readonly Token[], index: number): boolean {
  const start = tokens[index]?.word === "on" ? index - 1 : index;
  const end = tokens[start + 1]?.word === "on" ? start + 2 : start + 1;
  const [before, next] = [tokens[start - 1], tokens[end]];
  const isHour = before?.kind === "number" || BEHIND_HOUR.has(before?.word ?? "");
  return tokens[start]?.word === "later" && isHour && DAY_OF_LATER.has(next?.word ?? "");
}

const FILLERS: ReadonlySet<string> = new Set("um uh er erm ooh oh hmm like say".split(" "));

/** "In, um, forty minutes": the word and its commas. */
function isFilled(tokens: readonly Token[], index: number): boolean {
  return [index, index - 1, index + 1].some((at) => {
    const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    return FILLERS.has(word?.word ?? "") && before?.word === "," && next?.word === ",";
  });
}

const BEHIND_HOUR: ReadonlySet<string> = new Set(
  "am pm oclock noon one two three four five six seven eight nine ten eleven twelve".split(" "),
);
const DAY_OF_LATER: ReadonlySet<string> = new Set(["today", "tonight", "this"]);

/** "2moro", "b4". */
function shortForm(two: Token | undefined, form: Token | undefined): string | undefined {
  if (two?.end !== form?.start) return undefined;
  if (two?.word === "b" && form?.word === "4") return "before";
  return two?.word === "2" ? SHORT_FORMS.get(form?.word ?? "") : undefined;
}

/** "The 29 th", "3 rd of May"; "21 St James Road" is a street. */
function isApart(tokens: readonly Token[], index: number): boolean {
  const [number, ending] = [tokens[index], tokens[index + 1]];
  const isShort = number?.kind === "number" && /^\d{1,2}$/.test(number.word);
  return isShort && ending?.raw === rankEnding(Number(number.word));
}

function rankEnding(number: number): string {
  const last = number % 10;
  if (last > 3 || last === 0 || Math.floor(number / 10) === 1) return "th";
  return ORDINAL_ENDINGS.split("|")[last - 1] ?? "th";
}

/** "Week-end", "week ends"; "next week, end of the day". */
function isWeekEnd(tokens: readonly Token[], index: number, text: string): boolean {
  const [week, end, after] = tokens.slice(Math.max(0, index), index + 3);
  const isEnd = end?.word === "end" || end?.word === "ends";
  const isOne = after?.word !== "of" || text[week?.end ?? 0] === "-";
  return index >= 0 && WEEK.has(week?.word ?? "") && isEnd && isOne;
}

const WEEK: ReadonlySet<string> = new Set(["week", "wk"]);

/** "To day", but not "to day two" of a trip. */
function isSplit(tokens: readonly Token[], index: number): boolean {
  const [to, day, after] = tokens.slice(Math.max(0, index), index + 3);
  const isCounted = after?.kind === "number" || COUNTED.has(after?.word ?? "");
  return index >= 0 && to?.word === "to" && SPLIT.has(day?.word ?? "") && !isCounted;
}

function mended({ word, kind }: Token): string {
  if (kind !== "word" && word !== "&") return word;
  return SLIPS.get(word) ?? nearest(word) ?? word;
}

/** Two letters beside each other in the wrong order: "ocotber". */
function isSwapped(known: string, word: string): boolean {
  if (known.length !== word.length || known === word) return false;
  const at = [...known].findIndex((letter, index) => letter !== word[index]);
  const isCrossed = known[at] === word[at + 1] && known[at + 1] === word[at];
  return isCrossed && known.slice(at + 2) === word.slice(at + 2);
}

/** One letter off in a word of six or seven, two in longer ones; the first letter always right. */
function nearest(word: string): string | undefined {
  if (word.length < SHORTEST - 1 || word.length > LONGEST || REAL.has(word)) return undefined;
  const swapped = WORDS.find((known) => isSwapped(known, word));
  if (swapped) return swapped;
  return WORDS.find((known) => {
    const most = known.length >= SHORTEST_FOR_TWO ? 2 : 1;
    const isNear = known[0] === word[0] && Math.abs(known.length - word.length) <= most;
    return isNear && distance(known, word) <= most;
  });
}
