import type { Read, Tokens } from "../tokens.ts";
import type { Token, Tokeniser } from "../tokenise.ts";

type RepairWords = {
  readonly tokenise: Tokeniser;
  /** How people take back what they have just said (the "editing terms" of Levelt, Cognition, 1983). */
  readonly cue: RegExp;
  /** Words that lead to what is taken back, when the repair begins with the same; articles are among them. */
  readonly leads: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** They may stand behind the number that is taken back. */
  readonly unit: RegExp;
  readonly isDay: (word: string) => boolean;
  readonly isMonth: (word: string) => boolean;
  /** A word as it is written that may be a name. */
  readonly named: RegExp;
  readonly readNumber: (tokens: Tokens, at: number) => Read<number>;
  /** A time of day, however many words it has. */
  readonly readClock: (tokens: Tokens, at: number) => Read<unknown>;
};

/** How far back a repair reaches; beyond a thing with its article something else may stand. */
const MOST_WORDS = 5;
const MOST_OF_THING = 3;
/** More letters than so many words have: only what stands around a repair is read. */
const NEAR = 100;

/** The words without what was taken back, where the repair is of the kind of what it mends. */
export function repairedBy(words: RepairWords): (text: string) => string {
  const { tokenise, cue } = words;
  const repaired = (text: string): string => {
    for (const found of text.matchAll(cue)) {
      const before = text.slice(0, found.index);
      const after = text.slice(found.index + found[0].length);
      const from = before.length > NEAR ? before.indexOf(" ", before.length - NEAR) + 1 : 0;
      const near = tokenise(before.slice(from));
      const start = takenBack(near, tokenise(after.slice(0, NEAR)), words);
      const at = from + (start ?? 0);
      const isTime = isOfTime(tokenise(after.slice(0, NEAR)), words);
      if (start !== undefined && (at > 0 || isTime)) return repaired(before.slice(0, at) + after);
    }
    return text;
  };
  return repaired;
}

/** "Tuesday, no, Wednesday" begins with what is taken back; a number alone may answer something else. */
function isOfTime(after: readonly Token[], words: RepairWords): boolean {
  const [first] = after;
  if (!first || words.isDay(first.word)) return first !== undefined;
  const clock = words.readClock(after, 0);
  return clock !== undefined && clock.next > (words.readNumber(after, 0)?.next ?? 0);
}

/** Where what is taken back begins. */
function takenBack(
  before: readonly Token[],
  after: readonly Token[],
  words: RepairWords,
): number | undefined {
  const [first] = after;
  if (!first) return undefined;
  const last = before.slice(-MOST_WORDS);
  if (last.some(({ kind }) => kind === "mark")) return undefined;
  if (words.leads.has(first.word)) {
    const near = words.articles.has(first.word) ? last.slice(-MOST_OF_THING) : last;
    return near.findLast(({ word }) => word === first.word)?.start;
  }
  const clock = words.readClock(after, 0) ? clockBefore(before, words) : undefined;
  if (clock) return clock.start;
  const [end, ...others] = last.toReversed();
  const said = end && words.unit.test(end.word) ? others[0] : end;
  const kind = kindOf(after, 0, words);
  const isAlike = said && kind && kind === kindOf(before, before.indexOf(said), words);
  return isAlike ? said.start : undefined;
}

/** The longest time of day that ends there; a word that leads to it stays. */
function clockBefore(before: readonly Token[], words: RepairWords): Token | undefined {
  const first = Math.max(0, before.length - MOST_WORDS);
  const at = before.findIndex(
    ({ word }, place) =>
      place >= first &&
      !words.leads.has(word) &&
      words.readClock(before, place)?.next === before.length,
  );
  return before[at];
}

/** What sort of word stands there, of those that are told apart. */
function kindOf(tokens: readonly Token[], at: number, words: RepairWords): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (words.isDay(token.word)) return "day";
  if (words.isMonth(token.word)) return "month";
  if (token.kind === "number" || words.readNumber(tokens, at)) return "number";
  return words.named.test(token.raw) ? "name" : undefined;
}
