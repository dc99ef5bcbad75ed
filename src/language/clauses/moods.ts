import type { ForbiddenAct, Moods } from "../contract/requests.ts";

/** What each kind of clause begins with; `asks` and `question` match the whole of it. */
type MoodWords = {
  readonly markedClauses: (text: string) => readonly string[];
  readonly forbids: RegExp;
  /** Acts forbidden by a whole clause, of whatever the request is about. */
  readonly acts: readonly (readonly [ForbiddenAct, RegExp])[];
  /** The place before such a clause that is joined on without a mark; matches no letter. */
  readonly joined: RegExp;
  readonly wonders: RegExp;
  /** Asks what there is, and nothing about an act. */
  readonly looks?: RegExp;
  readonly asks: RegExp;
  readonly question: RegExp;
  /** Who a clause tells something of, and what. */
  readonly subject: RegExp;
  readonly thing: RegExp;
  /** Something said of somebody or something, wherever in the words it stands. */
  readonly predicate?: RegExp;
  /** What somebody else did, says or wants. */
  readonly reports?: RegExp;
  /** What somebody or something else did, or what was done to it. */
  readonly happened?: RegExp;
  /** What was, and is over. */
  readonly recalls?: RegExp;
  /** What whoever speaks wants, or doesn't know. */
  readonly lacks: RegExp;
  /** Whoever speaks, and what is theirs. */
  readonly self: RegExp;
};

/** What a clause is about, by how it begins. */
export function moodsBy(words: MoodWords): Moods {
  const forbids = (clause: string): boolean => words.forbids.test(clause.trim());
  const clausesOf = (text: string): readonly string[] =>
    words.markedClauses(text).flatMap((clause) => clause.split(words.joined));
  const actsIn = (clause: string): readonly ForbiddenAct[] =>
    words.acts.flatMap(([act, pattern]) => (pattern.test(clause.trim()) ? [act] : []));
  const tellsOf = (text: string): boolean => words.subject.test(text);
  const isClause = (text: string): boolean => tellsOf(text) || words.predicate?.test(text) === true;
  const tellsWhy = (text: string): boolean => isClause(text) || words.reports?.test(text) === true;
  // "Don't send it yet, Ann wants a look": why it isn't to be, in the same breath.
  const isWhy = (clause: string, before = ""): boolean =>
    forbids(before) && /[,;–—-]\s*$/u.test(before) && tellsWhy(clause.trim());
  return {
    forbids: (text) => clausesOf(text).some(forbids),
    withoutForbidden: (text) =>
      joinedUp(clausesOf(text).filter((one, at, all) => !forbids(one) && !isWhy(one, all[at - 1]))),
    forbiddenActs: (text) => [...new Set(clausesOf(text).flatMap(actsIn))],
    wonders: (text) => words.wonders.test(text.trim()) && !words.looks?.test(text.trim()),
    asksFact: (text) => words.asks.test(text.trim()),
    isQuestion: (text) => words.question.test(text.trim()),
    isClause,
    reports: (text) => words.reports?.test(text.trim()) === true,
    happened: (text) => words.happened?.test(text.trim()) === true,
    recalls: (text) => words.recalls?.test(text.trim()) === true,
    lacks: (text) => words.lacks.test(text.trim()),
    speaksOfSelf: (text) => words.self.test(text),
    states: (text) => tellsOf(text) || words.thing.test(text),
  };
}

function joinedUp(clauses: readonly string[]): string {
  return clauses
    .join("")
    .trim()
    .replace(/\s*[,;]$/, "");
}
