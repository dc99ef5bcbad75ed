import type { TimeReader } from "../contract/words.ts";
import { withTimeMended } from "./repaired-time.ts";
import type { Read, Tokens } from "../tokens.ts";
import type { Token, Tokeniser } from "../tokenise.ts";

type RepairWords = {
  readonly tokenise: Tokeniser;
  readonly findWhen: TimeReader["findWhen"];
  /** How people take back what they have just said (the "editing terms" of Levelt, Cognition, 1983). */
  readonly cue: RegExp;
  /** Words that lead to what is taken back, when the repair begins with the same; articles are among them. */
  readonly leads: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Articles that say the same before other sounds or things: one may stand for another. */
  readonly alike: ReadonlySet<string>;
  /** Words too small to tell where the words that are said again begin. */
  readonly isSmall: (word: string) => boolean;
  /** They may stand behind the number that is taken back. */
  readonly unit: RegExp;
  readonly isDay: (word: string) => boolean;
  readonly isMonth: (word: string) => boolean;
  /** A word as it is written that may be a name. */
  readonly named: RegExp;
  readonly readNumber: (tokens: Tokens, at: number) => Read<number>;
  /** A time of day, however many words it has. */
  readonly readClock: (tokens: Tokens, at: number) => Read<unknown>;
  /** What may stand between what is taken back and the cue, and asks for nothing: "if you would". */
  readonly courtesy: RegExp;
  /** A remark between the cue and a value: why what was said is wrong. */
  readonly remark: RegExp;
  /** A word that leads to a time, at its beginning. */
  readonly timeLead: RegExp;
  /** What may stand between two pieces of a time, and what is only said of one right before it. */
  readonly between: RegExp;
  readonly said: RegExp;
};

/** How far back a repair reaches; beyond a thing with its article something else may stand. */
const MOST_WORDS = 5;
const MOST_OF_THING = 3;
/** More letters than so many words have: only what stands around a repair is read. */
const NEAR = 100;

/** The words without what was taken back, where the repair is of the kind of what it mends. */
export function repairedBy(words: RepairWords): (text: string) => string {
  const repaired = (text: string): string => {
    for (const found of text.matchAll(words.cue)) {
      const before = text.slice(0, found.index);
      const after = text.slice(found.index + found[0].length);
      const mended = mendedOf({ before, after }, words) ?? pastRemark({ before, after }, words);
      if (mended !== undefined) return repaired(mended);
    }
    return text;
  };
  return repaired;
}

type Around = { readonly before: string; readonly after: string };

/** The words with what stands after the cue in the place of what it takes back. */
function mendedOf({ before: said, after }: Around, words: RepairWords): string | undefined {
  const before = said.replace(words.courtesy, "");
  const time = timeMended(before, after, words);
  if (time !== undefined) return time;
  const from = before.length > NEAR ? before.indexOf(" ", before.length - NEAR) + 1 : 0;
  const [old, own] = [words.tokenise(before.slice(from)), words.tokenise(after.slice(0, NEAR))];
  const start = takenBack(old, own, words);
  const at = from + (start ?? 0);
  const isAgain = old.length > 1 && own[0]?.word === old[0]?.word;
  if (start === undefined || !(at > 0 || isOfTime(own, words) || isAgain)) return undefined;
  return `${before.slice(0, at)}${withUnit(after, { old, own }, words)}`;
}

type Tokened = { readonly old: readonly Token[]; readonly own: readonly Token[] };

/** "Forty minutes, no, fifty": a bare number counts what the one before it did. */
function withUnit(after: string, { old, own }: Tokened, words: RepairWords): string {
  const unit = old.at(-1);
  const next = words.readNumber(own, 0)?.next;
  const [last, beside] = next === undefined ? [] : [own[next - 1], own[next]];
  const isBare = last && (!beside || beside.kind === "mark");
  if (!unit || !isBare || !words.unit.test(unit.word)) return after;
  return `${after.slice(0, last.end)} ${unit.raw}${after.slice(last.end)}`;
}

/** The same where a remark stands first: only a number or a time that ends there stands for one of its kind. */
function pastRemark({ before, after }: Around, words: RepairWords): string | undefined {
  const remark = words.remark.exec(after)?.[0];
  if (remark === undefined) return undefined;
  const rest = after.slice(remark.length);
  const own = words.tokenise(rest.slice(0, NEAR));
  const next = words.readClock(own, 0)?.next ?? words.readNumber(own, 0)?.next;
  const isNumber = next !== undefined && (own[next] === undefined || own[next].kind === "mark");
  // "To Thursday, no, hang on, I'm away, to Monday".
  const isLed = words.leads.has(own[0]?.word ?? "") && isOfTime(own.slice(1), words);
  const isSaid = isNumber || isLed;
  return isSaid ? mendedOf({ before, after: rest }, words) : timeMended(before, rest, words);
}

function timeMended(before: string, after: string, words: RepairWords): string | undefined {
  const from = before.length > NEAR ? before.indexOf(" ", before.length - NEAR) + 1 : 0;
  const time = withTimeMended(before.slice(from), after.slice(0, NEAR), words);
  return time === undefined ? undefined : `${before.slice(0, from)}${time}${after.slice(NEAR)}`;
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
    return near.findLast(({ word }) => isAlike(word, first.word, words))?.start;
  }
  const again = saidAgain(last, first, words);
  if (again) return again.start;
  const clock = words.readClock(after, 0) ? clockBefore(before, words) : undefined;
  if (clock) return clock.start;
  const [end, ...others] = last.toReversed();
  const said = end && words.unit.test(end.word) ? others[0] : end;
  const kind = kindOf(after, 0, words);
  const isOfKind = said && kind && kind === kindOf(before, before.indexOf(said), words);
  return isOfKind ? said.start : undefined;
}

function isAlike(word: string, other: string, { alike }: RepairWords): boolean {
  return word === other || (alike.has(word) && alike.has(other));
}

/** "Text Nisha, no, text Mum": from a word that carries something the words are said again. */
function saidAgain(
  last: readonly Token[],
  { word, kind }: Token,
  { isSmall }: RepairWords,
): Token | undefined {
  if (kind !== "word" || isSmall(word)) return undefined;
  return last.slice(0, -1).findLast((token) => token.word === word);
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
