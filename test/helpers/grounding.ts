import type { GroundingContext } from "../../src/grounding/grounding-context.ts";
import type { RequestContext } from "../../src/grounding/reading/request-context.ts";
import { english } from "../../src/language/en/english.ts";
import type { Label, Marked } from "../../src/language/reading/marks.ts";
import type { Candidate } from "../../src/types/turn/call-space.ts";
import type { JsonValue } from "../../src/types/json.ts";
import type { KnownRecord } from "../../src/types/known-record.ts";
import { clock } from "../tools/run-tool.ts";
import { typed } from "./understanding.ts";

/** Words that are marked, and as what. */
export type Marks = readonly (readonly [label: Label, words: string, sureness: number])[];

type Around = Partial<GroundingContext> & { readonly marks?: Marks };

/** Some words as a request for a tool reads them, beside what the machine and the conversation know. */
export function request(text: string, { marks = [], ...around }: Around = {}): RequestContext {
  const tagger = (): readonly Marked[] =>
    marks.map(([label, words, sureness]) => {
      const start = text.indexOf(words);
      return { label, start, end: start + words.length, sureness, ends: 1 };
    });
  const context = {
    utterance: typed(text),
    clock,
    language: english,
    names: {},
    handles: [],
    tagger,
    ...around,
  };
  return { reading: english.read(text, context), context };
}

/** What candidates give, and whether a name was known: "said" words stand as they are. */
export function valuesOf(candidates: readonly Candidate[] = []): readonly JsonValue[] {
  return candidates.map(({ value }) => value);
}

/** A record that the machine keeps. */
export function record(kind: string, facts: KnownRecord["facts"], at?: number): KnownRecord {
  const shownBy = {
    tool: `${kind}.list`,
    arguments: { text: String(facts["title"]) },
    words: "text",
  };
  return { kind, id: JSON.stringify(facts), facts, at, shownBy };
}
