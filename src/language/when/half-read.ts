import type { FoundWhen } from "../reading/found.ts";
import { overlaps } from "../region.ts";
import type { Region } from "../region.ts";
import { wordAt } from "../tokens.ts";
import { isContradicted, isCountedFrom } from "./beside.ts";
import type { Tokens } from "../tokens.ts";
import type { Clock } from "../../types/clock.ts";

/** What a language knows of its words of time, for those that no reader took. */
export type StrayWords = {
  /** Nothing but a time is said by what stands here, behind a time (`step` 1) or before one (-1). */
  readonly isTime: (tokens: Tokens, at: number, step: 1 | -1) => boolean;
  /** A small word between two parts of one time. */
  readonly isJoint: (tokens: Tokens, at: number, step: 1 | -1) => boolean;
  /** Behind these a length is how long something lasts, whatever follows: "for an hour after five". */
  readonly lasting: ReadonlySet<string>;
  /** Of a time without its hour: the place where what may be its hour begins or ends, right beside it. */
  readonly hourBeside?: (tokens: Tokens, at: number, step: 1 | -1) => number | undefined;
};

/** Words that are about a time and tell none ("25 o'clock"), with those that lead in. */
export type Unclear = Region & { readonly leadStart: number };

type Text = {
  readonly text: string;
  readonly tokens: Tokens;
  /** Lengths of time, which stand beside a time by themselves. */
  readonly lengths: readonly Region[];
  readonly unclear?: readonly Unclear[];
  readonly words: StrayWords;
  readonly clock: Clock;
};

const MOST_JOINTS = 2;

/**
 * Nothing half-read: where words of time are left over beside a time, the time is all of it, and it is
 * `isPartial` – what was read of it is not what was meant, so it is asked and not used.
 *
 *     water the plants [19th to] 21st of August        taken as one, partial
 *     call Ben [tomorrow] [at five]                    two times, each whole
 *     call Ben [at 25 o'clock]                         no time at all, partial
 */
export function withoutHalfRead(found: readonly FoundWhen[], text: Text): readonly FoundWhen[] {
  const isRead = (one: Region): boolean =>
    found.some(({ start, end }) => start <= one.start && one.end <= end);
  const said = { ...text, unclear: (text.unclear ?? []).filter((one) => !isRead(one)) };
  const whole: FoundWhen[] = [];
  for (const [index, one] of found.entries()) {
    const lengths = said.lengths.filter(
      (length) => !isCountedFrom(one, length, { ...said, lasting: said.words.lasting }),
    );
    const others = [...whole, ...found.slice(index + 1), ...lengths];
    // "At 5 or 6 pm" is one question, not one of each hour.
    if (whole.some((other) => other.isPartial && overlaps(other, one))) continue;
    const next = found[index + 1];
    whole.push(
      next && isContradicted(one, next, said)
        ? widened(one, { start: one.start, end: next.end }, said.text)
        : withoutStrays(one, others, said),
    );
  }
  const left = said.unclear.filter((one) => !whole.some((other) => overlaps(one, other)));
  const unread = left.map((one) => untold(one, said));
  return unread.length === 0
    ? whole
    : [...whole, ...unread].sort((one, other) => one.start - other.start);
}

/** Of words that tell no time there is no instant: nobody uses this one. */
function untold({ start, end, leadStart }: Unclear, { text: whole, clock }: Text): FoundWhen {
  const text = whole.slice(start, end);
  const now = clock.now();
  const when = { text, from: now, to: now, at: now, precision: "minute", allDay: false } as const;
  return { start, end, leadStart, text, when, isPartial: true };
}

function withoutStrays(one: FoundWhen, others: readonly Region[], said: Text): FoundWhen {
  const first = said.tokens.findIndex(({ end }) => end > one.start);
  const last = said.tokens.findLastIndex(({ start }) => start < one.end);
  const start =
    hourOf(one, -1, { others, said }) ?? strays({ from: first, step: -1, others, said });
  const end = hourOf(one, 1, { others, said }) ?? strays({ from: last, step: 1, others, said });
  if (start === undefined && end === undefined) return one;
  return widened(one, { start: start?.start ?? one.start, end: end?.end ?? one.end }, said.text);
}

/** "Nine (a week on Friday)", "(the 14th in the evening) half past": nobody took the hour, and the time has none. */
function hourOf(
  { start, end, leadStart, when }: FoundWhen,
  step: 1 | -1,
  { others, said }: Pick<Search, "others" | "said">,
): Region | undefined {
  const { tokens, words } = said;
  // "Two every morning" are as likely two of something.
  const isWhole = (when.allDay || when.precision === "part") && when.repeat === undefined;
  const at =
    step < 0
      ? tokens.findIndex((token) => token.start >= Math.min(start, leadStart))
      : tokens.findLastIndex((token) => token.end <= end) + 1;
  const far =
    isWhole && when.bound === undefined ? words.hourBeside?.(tokens, at, step) : undefined;
  const hour = far === undefined ? [] : tokens.slice(Math.min(at, far), Math.max(at, far));
  const [first, last] = [hour[0], hour.at(-1)];
  const isTaken = hour.some((token) => others.some((other) => overlaps(other, token)));
  return first && last && !isTaken ? { start: first.start, end: last.end } : undefined;
}

type Search = {
  readonly from: number;
  readonly step: 1 | -1;
  readonly others: readonly Region[];
  readonly said: Text;
};

/** The last word of time that goes on from a place in one direction, over small words between them. */
function strays({ from, step, others, said }: Search): Region | undefined {
  const { tokens, words } = said;
  const own = tokens[from];
  let found: Region | undefined = own && unclearAt(said, own);
  let joints = 0;
  for (let at = from + step; joints <= MOST_JOINTS; at += step) {
    const token = tokens[at];
    if (!token || others.some((other) => overlaps(other, token))) return found;
    const unclear = unclearAt(said, token);
    if (unclear || words.isTime(tokens, at, step)) {
      found = unclear ?? token;
      joints = 0;
    } else if (words.isJoint(tokens, at, step)) joints += 1;
    else return found;
  }
  return found;
}

function unclearAt({ unclear = [] }: Text, token: Region): Region | undefined {
  return unclear.find((one) => overlaps(one, token));
}

function widened(one: FoundWhen, { start, end }: Region, whole: string): FoundWhen {
  const text = whole.slice(start, end);
  const { inSentence: _, ...when } = one.when;
  const leadStart = Math.min(one.leadStart, start);
  return { start, end, leadStart, text, when: { ...when, text }, isPartial: true, part: one.when };
}

type Finder = {
  /** The place behind words that tell no time. */
  readonly read: (tokens: Tokens, at: number) => number | undefined;
  readonly isLead: (word: string) => boolean;
};

/** All words of a text that are about a time and tell none. */
export function findEachUnclear(tokens: Tokens, { read, isLead }: Finder): readonly Unclear[] {
  const found: Unclear[] = [];
  for (let at = 0; at < tokens.length;) {
    const next = read(tokens, at);
    const [first, last] = [tokens[at], tokens[(next ?? 0) - 1]];
    if (next !== undefined && first && last) {
      let lead = at;
      while (isLead(wordAt(tokens, lead - 1))) lead -= 1;
      const leadStart = tokens[lead]?.start ?? first.start;
      found.push({ start: first.start, end: last.end, leadStart });
    }
    at = next ?? at + 1;
  }
  return found;
}
