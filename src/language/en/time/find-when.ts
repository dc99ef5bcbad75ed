import { conventions } from "./conventions.ts";
import type { FoundWhen } from "../../reading/found.ts";
import type { Clock } from "../../../types/clock.ts";
import { heldBy } from "./held-by.ts";
import { tokenise } from "../tokenise.ts";
import type { Token } from "../../tokenise.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { CALLED } from "../cues/named.ts";
import { afterLeads } from "./after-leads.ts";
import { stands } from "./evidence/evidence.ts";
import { findDurations } from "../numbers/lengths/find-duration.ts";
import { words } from "../../words.ts";
import { strayWords } from "./evidence/strays/stray-words.ts";
import { unclearTo } from "./evidence/strays/unclear.ts";
import type { Subject } from "./evidence/subject.ts";
import { findEachUnclear, withoutHalfRead } from "../../when/half-read.ts";
import type { Unclear } from "../../when/half-read.ts";
import { withSentence } from "./in-sentence.ts";
import { mendSpelling } from "./evidence/mend-spelling.ts";
import { PIECE_READERS } from "./read-piece.ts";
import { readPhrases } from "./read-phrase.ts";
import type { Reading } from "./read-pieces.ts";
import { resolvePhrase } from "../../when/resolve/resolve-phrase.ts";
import { subjectOf } from "./evidence/subject.ts";
import type { WhenOptions } from "../../../types/time/when.ts";

/** What follows these is a title, whatever it says. */
const TITLES: ReadonlySet<string> = new Set(CALLED.split("|"));

/**
 * All time phrases inside an utterance, left to right, the longest where several start, without
 * overlaps. Words that are times only sometimes ("may", "second", "sun", a bare number) count only
 * with evidence around them. Lengths of time ("for ten minutes") are no time phrases. Never throws.
 * In an utterance about waking, bare hours are in the morning.
 */
export function findWhen(
  text: string,
  clock: Clock,
  options: WhenOptions = {},
): readonly FoundWhen[] {
  const held = options.conventions ?? conventions;
  const tokens = heldBy(mendSpelling(tokenise(text), text), held);
  const subject = subjectOf(tokens);
  const bias = options.bias ?? (subject.isWaking ? "morning" : "afternoon");
  const reading: Reading = {
    ...PIECE_READERS,
    isMoving: subject.isMoving,
    stands: (standing) => stands(standing, subject),
  };
  const found: FoundWhen[] = [];
  for (let at = 0; at < tokens.length;) {
    const isTitle = TITLES.has(wordAt(tokens, at - 1));
    const next =
      isTitle || isParticle(tokens, at, subject)
        ? undefined
        : longest({ text, tokens, at, reading }, { clock, options: { ...options, bias } });
    if (next) found.push(next.found);
    at = next?.next ?? at + 1;
  }
  const lengths = findDurations(text);
  const unclear = findUnclear(tokens, subject);
  const read = withoutHalfRead(found, { text, tokens, lengths, unclear, words: strayWords, clock });
  return withoutRuledOut(read, tokens);
}

/** "(Bring it) up (to Friday)", "(get) up (to)": the word goes with the verb. */
function isParticle(tokens: Tokens, at: number, { isMoving }: Subject): boolean {
  return wordAt(tokens, at) === "up" && (isMoving || GET.has(wordAt(tokens, at - 1)));
}

/** Before "up to": "what I was up to". */
const GET = words("get got getting gets was were been be am is are i you we they he she");

/** Before "not": "why not Friday" proposes it, "it's not Friday" states something. */
const NO_CHOICE: ReadonlySet<string> = new Set("why it that is was be if".split(" "));

/** "not (Friday)", and "not on Friday or (Saturday)". */
function isNotBefore(tokens: Tokens, at: number): boolean {
  if (wordAt(tokens, at) === "not") return !NO_CHOICE.has(wordAt(tokens, at - 1));
  const isMore = JOINING.has(wordAt(tokens, at));
  return isMore && [2, 3].some((back) => isNotBefore(tokens, at - back));
}

const JOINING: ReadonlySet<string> = new Set(["or", "and", "nor"]);

/** "Thursday, not Friday" is Thursday; "but not Friday" tells no day. */
function withoutRuledOut(found: readonly FoundWhen[], tokens: Tokens): readonly FoundWhen[] {
  const meant = found.filter(({ leadStart, start }) => {
    const at = tokens.findLastIndex((token) => token.end <= Math.min(leadStart ?? start, start));
    return !isNotBefore(tokens, at);
  });
  if (meant.length > 0 || found.length === 0) return meant;
  return found.map((one) => ({ ...one, isPartial: true }));
}

const LEADS: ReadonlySet<string> = new Set("at on by for in from to the around about".split(" "));

function findUnclear(tokens: readonly Token[], subject: Subject): readonly Unclear[] {
  const read = (all: Tokens, at: number): number | undefined => unclearTo(all, at, subject);
  return findEachUnclear(tokens, { read, isLead: (word) => LEADS.has(word) });
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
