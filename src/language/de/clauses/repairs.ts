import { readNumber } from "../numbers/read-number.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import type { Token } from "../../tokenise.ts";

/** How people take back what they have just said (the "editing terms" of Levelt, Cognition, 1983). */
const CUE =
  /(?:\s*[,;.…–—]+\s*|\s+-\s+|\s+(?=(?:nein[,\s]+(?:warte|moment|doch|quatsch)|ich meine|quatsch|beziehungsweise|oder besser|besser gesagt)(?!\p{L})))(?:(?:oh|äh|ähm|ach)[,\s]+)?(?:nein[,.\s]+(?:warte|moment|doch lieber|quatsch|ich meine|entschuldigung)|entschuldigung[,\s]+ich meine|ich meine|ich meinte|quatsch|äh nein|nee|nein|sorry|oder besser|besser gesagt|vielmehr)(?!\p{L})[,.…\s]+/giu;
/** Words that lead to what is taken back, when the repair begins with the same. */
const LEADS: ReadonlySet<string> = new Set(
  "ein eine einen der die das den dem mein meine meinen um am an im in fur von vom zu zum zur mit bei bis auf".split(
    " ",
  ),
);
/** How far back a repair reaches. */
const MOST_WORDS = 5;
/** More letters than so many words have: only what stands around a repair is read. */
const NEAR = 100;
const ARTICLES: ReadonlySet<string> = new Set(
  "ein eine einen der die das den dem mein meine meinen".split(" "),
);
const MOST_OF_THING = 3;
const DAYS: ReadonlySet<string> = new Set(["heute", "morgen", "ubermorgen"]);
/** They may stand behind the number that is taken back. */
const UNIT = /^(?:uhr|sekunden?|minuten?|stunden?|tage?|wochen?|prozent|%)$/;

/** The words without what was taken back: "um fünf, nein, sechs" is "um sechs". Only where the repair is of the kind of what it mends. */
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

/** What sort of word stands there, of those that are told apart; a large letter tells no name from a noun. */
function kindOf(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (WEEKDAYS.has(token.word) || DAYS.has(token.word)) return "day";
  if (MONTHS.has(token.word)) return "month";
  if (token.kind === "number" || readNumber(tokens, at)) return "number";
  return /^\p{Lu}/u.test(token.raw) ? "noun" : undefined;
}
