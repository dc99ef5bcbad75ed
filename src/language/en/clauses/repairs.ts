import { readNumber } from "../numbers/read-number.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import type { Token } from "../../tokenise.ts";

/** How people take back what they have just said (the "editing terms" of Levelt, Cognition, 1983). */
const CUE =
  /(?:\s*[,;.…–—]+\s*|\s+-\s+|\s+(?=(?:no[,\s]+(?:sorry|wait|actually|i mean)|wait[,\s]+no|sorry[,\s]+i mean|i mean|scratch that|or rather)\b))(?:(?:oh|uh|um|er)[,\s]+)?(?:no[,.\s]+(?:sorry|wait|actually|hang on|make that|i mean|scratch that)|wait[,\s]+no|actually[,\s]+no|sorry[,\s]+i mean|sorry|i mean|scratch that|make that|or rather|no)\b[,.…\s]+/giu;
/** Words that lead to what is taken back, when the repair begins with the same. */
const LEADS: ReadonlySet<string> = new Set(
  "a an the my our his her their at on in for to from with by about until till".split(" "),
);
/** How far back a repair reaches. */
const MOST_WORDS = 5;
/** More letters than so many words have: only what stands around a repair is read. */
const NEAR = 100;
/** "The vet at five, no, the doctor": beyond a thing with its article something else may stand. */
const ARTICLES: ReadonlySet<string> = new Set("a an the my our his her their your".split(" "));
const MOST_OF_THING = 3;
const DAYS: ReadonlySet<string> = new Set(["today", "tonight", "tomorrow"]);
/** They may stand behind the number that is taken back. */
const UNIT = /^(?:am|pm|o'clock|oclock|seconds?|minutes?|hours?|days?|weeks?|percent|%)$/;

/**
 * The words without what was taken back: "at five, no, six" is "at six", "pop the plumber, no sorry, the
 * electrician in" is "pop the electrician in". Only where the repair is of the kind of what it mends.
 */
export function repaired(text: string): string {
  for (const cue of text.matchAll(CUE)) {
    const before = text.slice(0, cue.index);
    const after = text.slice(cue.index + cue[0].length);
    const from = before.length > NEAR ? before.indexOf(" ", before.length - NEAR) + 1 : 0;
    const near = tokenise(before.slice(from));
    const start = takenBack(near, tokenise(after.slice(0, NEAR)));
    const at = from + (start ?? 0);
    if (start !== undefined && at > 0) return repaired(before.slice(0, at) + after);
  }
  return text;
}

/** Where what is taken back begins. */
function takenBack(before: readonly Token[], after: readonly Token[]): number | undefined {
  const [first] = after;
  if (!first) return undefined;
  const last = before.slice(-MOST_WORDS);
  if (last.some(({ kind }) => kind === "mark")) return undefined;
  if (LEADS.has(first.word)) {
    const near = ARTICLES.has(first.word) ? last.slice(-MOST_OF_THING) : last;
    return near.findLast(({ word }) => word === first.word)?.start;
  }
  const [end, ...others] = last.toReversed();
  const said = end && UNIT.test(end.word) ? others[0] : end;
  const kind = kindOf(after, 0);
  const isAlike = said && kind !== undefined && kind === kindOf(before, before.indexOf(said));
  return isAlike ? said.start : undefined;
}

/** What sort of word stands there, of those that are told apart. */
function kindOf(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (WEEKDAYS.has(token.word) || DAYS.has(token.word)) return "day";
  if (MONTHS.has(token.word)) return "month";
  if (token.kind === "number" || readNumber(tokens, at)) return "number";
  return /^\p{Lu}/u.test(token.raw) && token.raw !== "I" ? "name" : undefined;
}
