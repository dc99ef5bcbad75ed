import { english } from "../../src/language/en/english.ts";
import type { Taggable } from "../../src/language/reading/tagger.ts";
import { LABELS } from "../../src/language/reading/marks.ts";
import { OUTSIDE, firstOf } from "../../src/grounding/tagger/tags.ts";
import { MARK, markedRequests, markedStretches } from "../router/corpus.ts";
import type { MarkedRequest } from "../router/corpus.ts";
import { markedTemplates } from "../router/templates.ts";

/** A request as the tagger sees it, with the right tag of each word. */
export type MarkedRow = {
  readonly reading: Taggable;
  readonly tool: string;
  readonly tags: readonly number[];
};

/** Any fixed moment: it decides only where times are, not when. */
const CLOCK = { now: () => new Date("2026-03-02T09:00:00Z").getTime(), zone: "Europe/London" };

/** All marked requests; those no tool serves have no stretches. */
export function requestRows(): readonly MarkedRow[] {
  return rowsOf([...markedRequests(), ...markedStretches()]);
}

/** Filled sentence patterns: the plain ways of asking, which people who write requests avoid. */
export function patternRows(): readonly MarkedRow[] {
  return rowsOf(patternRequests());
}

export function patternRequests(): readonly MarkedRequest[] {
  return markedTemplates(PATTERNS, SEED);
}

/** A marked request as it is heard: with neither capitals nor marks, but in numbers. */
export function heardMarked(marked: string): string {
  return marked.toLowerCase().replaceAll(/(?<!\d)[,.;:!?"“”—–]|[,.;:!?"“”—–](?!\d)/gu, "");
}

const PATTERNS = 60;
const SEED = 1;

export function rowsOf(requests: readonly MarkedRequest[]): readonly MarkedRow[] {
  return requests.flatMap(({ marked, tools: [tool] }) =>
    tool === undefined ? [] : [rowOf(marked, tool)],
  );
}

export function rowOf(marked: string, tool: string): MarkedRow {
  const { text, spans } = unmarked(marked);
  const reading = english.read(text, { clock: CLOCK, names: {} });
  const tags = reading.tokens.map((token) => {
    const span = spans.find(({ start, end }) => token.start >= start && token.end <= end);
    if (!span) return OUTSIDE;
    const isFirst = !reading.tokens.some(({ start }) => start >= span.start && start < token.start);
    return firstOf(span.label) + (isFirst ? 0 : 1);
  });
  return { reading, tool, tags };
}

/** A line without its marks, and where they were. */
export function unmarked(marked: string) {
  let text = "";
  let after = 0;
  const spans = [...marked.matchAll(MARK)].map((match) => {
    const [whole, name, words = ""] = match;
    const label = LABELS.find((one) => one === name);
    if (!label) throw new Error(`No label: ${whole}`);
    text += marked.slice(after, match.index);
    const start = text.length;
    text += words;
    after = match.index + whole.length;
    return { label, start, end: text.length };
  });
  return { text: text + marked.slice(after), spans };
}
