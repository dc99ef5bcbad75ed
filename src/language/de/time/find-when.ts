import type { FoundWhen } from "../../reading/found.ts";
import type { Clock } from "../../../types/clock.ts";
import type { WhenOptions } from "../../../types/time/when.ts";
import type { Token } from "../../tokenise.ts";
import { resolvePhrase } from "../../when/resolve/resolve-phrase.ts";
import { CALLED } from "../cues/named.ts";
import { conventions } from "./conventions.ts";
import { tokenise } from "../tokenise.ts";
import { afterLeads } from "./after-leads.ts";
import { stands } from "./evidence/evidence.ts";
import { subjectOf } from "./evidence/subject.ts";
import { findDurations } from "../numbers/find-duration.ts";
import { strayWords } from "./evidence/stray-words.ts";
import { findEachUnclear, withoutHalfRead } from "../../when/half-read.ts";
import type { Unclear } from "../../when/half-read.ts";
import { unclearTo } from "./evidence/unclear.ts";
import { withSentence } from "./in-sentence.ts";
import { readPhrases } from "./read-phrase.ts";
import type { Reading } from "./read-pieces.ts";

/** What follows these is a title, whatever it says. */
const TITLES: ReadonlySet<string> = new Set(CALLED.split("|"));

/**
 * All time phrases inside an utterance, left to right, the longest where several start, without
 * overlaps. A bare number, a bare rank and words that are times only sometimes count only with
 * evidence around them. Lengths of time are no time phrases. In an utterance about waking, bare
 * hours are in the morning.
 */
export function findWhen(
  text: string,
  clock: Clock,
  options: WhenOptions = {},
): readonly FoundWhen[] {
  const tokens = tokenise(text);
  const subject = subjectOf(tokens);
  const bias = options.bias ?? (subject.isWaking ? "morning" : "afternoon");
  const reading: Reading = {
    isMoving: subject.isMoving,
    country: (options.conventions ?? conventions).country,
    stands: (standing) => stands(standing, subject),
  };
  const found: FoundWhen[] = [];
  for (let at = 0; at < tokens.length;) {
    const isTitle = TITLES.has(tokens[at - 1]?.word ?? "");
    const next = isTitle
      ? undefined
      : longest({ text, tokens, at, reading }, { clock, options: { ...options, bias } });
    if (next) found.push(next.found);
    at = next?.next ?? at + 1;
  }
  const unclear = findUnclear(tokens);
  return withoutHalfRead(found, {
    unclear,
    text,
    tokens,
    lengths: findDurations(text),
    words: strayWords,
    clock,
  });
}

const LEADS: ReadonlySet<string> = new Set("um am gegen bis zum vom der dem den in".split(" "));

function findUnclear(tokens: readonly Token[]): readonly Unclear[] {
  return findEachUnclear(tokens, { read: unclearTo, isLead: (word) => LEADS.has(word) });
}

type Place = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly reading: Reading;
};

function longest(
  { text, tokens, at, reading }: Place,
  resolving: { readonly clock: Clock; readonly options: WhenOptions },
): { readonly found: FoundWhen; readonly next: number } | undefined {
  for (const { value, next } of readPhrases(tokens, at, reading).toReversed()) {
    const [first, last, lead] = [
      tokens[afterLeads(tokens, at, next)],
      tokens[next - 1],
      tokens[at],
    ];
    if (!first || !last || !lead) continue;
    const place = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
    const when = resolvePhrase(
      { ...value, conventions: resolving.options.conventions ?? conventions },
      { ...resolving, text: place.text },
    );
    if (when) return { found: { ...place, leadStart: lead.start, when: withSentence(when) }, next };
  }
  return undefined;
}
