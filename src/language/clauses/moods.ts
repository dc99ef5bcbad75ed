import type { Moods } from "../contract/requests.ts";

/** What each kind of clause begins with; `asks` and `question` match the whole of it. */
type MoodWords = {
  readonly markedClauses: (text: string) => readonly string[];
  readonly forbids: RegExp;
  readonly wonders: RegExp;
  /** Asks what there is, and nothing about an act. */
  readonly looks?: RegExp;
  readonly asks: RegExp;
  readonly question: RegExp;
  /** Who a clause tells something of, and what. */
  readonly subject: RegExp;
  readonly thing: RegExp;
};

/** What a clause is about, by how it begins. */
export function moodsBy(words: MoodWords): Moods {
  const forbids = (clause: string): boolean => words.forbids.test(clause.trim());
  const isClause = (text: string): boolean => words.subject.test(text);
  return {
    forbids: (text) => words.markedClauses(text).some(forbids),
    withoutForbidden: (text) =>
      words
        .markedClauses(text)
        .filter((clause) => !forbids(clause))
        .join("")
        .trim()
        .replace(/[,;]$/, ""),
    wonders: (text) => words.wonders.test(text.trim()) && !words.looks?.test(text.trim()),
    asksFact: (text) => words.asks.test(text.trim()),
    isQuestion: (text) => words.question.test(text.trim()),
    isClause,
    states: (text) => isClause(text) || words.thing.test(text),
  };
}
