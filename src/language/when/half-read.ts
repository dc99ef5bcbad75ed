import type { FoundWhen } from "../reading/found.ts";
import { overlaps } from "../region.ts";
import type { Region } from "../region.ts";
import type { Tokens } from "../tokens.ts";
import { wordAt } from "../tokens.ts";

/** What a language knows of its words of time, for those that no reader took. */
export type StrayWords = {
  /** Nothing but a time is said by what stands here. */
  readonly isTime: (tokens: Tokens, at: number) => boolean;
  /** A small word between two parts of one time. */
  readonly isJoint: (word: string) => boolean;
};

type Text = {
  readonly text: string;
  readonly tokens: Tokens;
  /** Lengths of time, which stand beside a time by themselves. */
  readonly lengths: readonly Region[];
  readonly words: StrayWords;
};

const MOST_JOINTS = 2;

/**
 * Nothing half-read: where words of time are left over beside a time, the time is all of it, and it is
 * `isPartial` – what was read of it is not what was meant, so it is asked and not used.
 *
 *     water the plants [19th to] 21st of August        taken as one, partial
 *     call Ben [tomorrow] [at five]                    two times, each whole
 */
export function withoutHalfRead(found: readonly FoundWhen[], said: Text): readonly FoundWhen[] {
  const whole: FoundWhen[] = [];
  for (const [index, one] of found.entries()) {
    const others = [...whole, ...found.slice(index + 1), ...said.lengths];
    whole.push(withoutStrays(one, others, said));
  }
  return whole;
}

function withoutStrays(one: FoundWhen, others: readonly Region[], said: Text): FoundWhen {
  const first = said.tokens.findIndex(({ end }) => end > one.start);
  const last = said.tokens.findLastIndex(({ start }) => start < one.end);
  const start = strays({ from: first, step: -1, others, said });
  const end = strays({ from: last, step: 1, others, said });
  if (start === undefined && end === undefined) return one;
  return widened(one, { start: start?.start ?? one.start, end: end?.end ?? one.end }, said.text);
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
  let found: Region | undefined;
  let joints = 0;
  for (let at = from + step; joints <= MOST_JOINTS; at += step) {
    const token = tokens[at];
    if (!token || others.some((other) => overlaps(other, token))) return found;
    if (words.isTime(tokens, at)) {
      found = token;
      joints = 0;
    } else if (words.isJoint(wordAt(tokens, at))) joints += 1;
    else return found;
  }
  return found;
}

function widened(one: FoundWhen, { start, end }: Region, whole: string): FoundWhen {
  const text = whole.slice(start, end);
  const { inSentence: _, ...when } = one.when;
  const leadStart = Math.min(one.leadStart, start);
  return { start, end, leadStart, text, when: { ...when, text }, isPartial: true };
}
