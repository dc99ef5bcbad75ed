import { saysOnlyIt } from "../../../grounding/reading/carriers.ts";
import { hasStems, tellingStems } from "../../../grounding/content/telling-stems.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { clausesIn } from "../../dialogue/edit/meant-clauses.ts";
import { opensAct } from "../../parts/opens-act.ts";
import { sidesOf } from "../../parts/segment-request.ts";
import type { StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { manyField } from "../lots/kept-records.ts";
import { owedFor } from "../lots/lot-parts.ts";
import type { Sent } from "./moment-owed.ts";

/**
 * "The pens are ordered. And delete the reference": what a record asks for, told to be done, is ticked off,
 * beside what else is asked for. What was done is the record's first word, and another word of it is named;
 * where the words ask to have it ticked, the first alone will do. Undefined where nothing of that is told.
 */
export async function doneTold(sources: Sources, utterance: Utterance): Promise<Sent | undefined> {
  const { registry, language, profile, contextOf } = sources;
  if (!profile.isLed) return undefined;
  const tool = registry.acting().find(({ whenDone }) => whenDone);
  const kind = tool && manyField(tool)?.of;
  if (!tool || kind === undefined) return undefined;
  const clauses = clausesIn(utterance.text).flatMap((one) => withActApart(one, language));
  const [first = ""] = clauses;
  const isDone = language.wordingOf(first).steps.done !== undefined;
  if (!isDone && !language.wordingOf(utterance.text).mood.happened) return undefined;
  const { context } = await contextOf(utterance, [tool]);
  const records = context.known?.[kind] ?? [];
  const parts: StepPart[] = [];
  let [clause] = clauses;
  while (clause !== undefined) {
    const isTicked = isOnlyOf(tool, sources, clauses[parts.length + 1]);
    const record = recordDone(sources, { clause, records, isTicked });
    if (!record) break;
    parts.push(partOf(utterance, { tool, kind, record, clause }));
    clause = clauses[parts.length];
  }
  if (parts.length === 0) return undefined;
  const left = clauses.slice(parts.length).filter((one) => !isOnlyOf(tool, sources, one));
  const isAsked = left.some((one) => asksFor(language, one));
  return isAsked ? { parts, rest: left.join(" ") } : { parts };
}

/** "The ferry's booked and remind me to pack" is cut before what is asked for. */
function withActApart(clause: string, language: Sources["language"]): readonly string[] {
  for (const [left, right] of sidesOf(clause, language)) {
    if (language.wordingOf(left).steps.done !== undefined && asksFor(language, right))
      return [left, right];
  }
  return [clause];
}

/** An act or a question, also behind what joins it to what was said before. */
function asksFor(language: Sources["language"], clause: string): boolean {
  const { cues, mood } = language.wordingOf(clause);
  return mood.isQuestion || opensAct(clause.slice(cues.opening), language);
}

type Told = {
  readonly clause: string;
  readonly records: readonly KnownRecord[];
  readonly isTicked: boolean;
};

/** The only record that is told to be done: by all the words for it, or by its first word. */
function recordDone(sources: Sources, told: Told): KnownRecord | undefined {
  const thing = sources.language.wordingOf(told.clause).steps.done;
  const stems = thing === undefined ? [] : tellingStems(thing, sources.language);
  const named = told.records.filter(({ facts }) =>
    hasStems(titleOf(facts), stems, sources.language),
  );
  const [one, ...others] = named;
  return one && others.length === 0 ? one : byVerb(sources, told);
}

/** The only record whose first word is told to be done. */
function byVerb(
  { language }: Sources,
  { clause, records, isTicked }: Told,
): KnownRecord | undefined {
  const { mood, leaning, parting } = language.wordingOf(clause);
  // "The pens are ordered and the lamp is mended": several at once are a list.
  const isSeveral = parting.cuts.some(({ start }) => start > 0);
  const isDenied = mood.isQuestion || leaning.corrected.rejected !== "";
  if (!mood.happened || isDenied || isSeveral) return undefined;
  const { terms, tokensOf } = language;
  const wordsOf = (text: string): readonly string[] =>
    tokensOf(text)
      .map(({ word }) => word)
      .filter((word) => !terms.isStop(word));
  const said = wordsOf(clause);
  const stems = new Set(said.map((word) => terms.stemOf(word)));
  const done = records.flatMap((record) => {
    const [verb, ...things] = wordsOf(titleOf(record.facts));
    const isNamed = things.some((thing) => stems.has(terms.stemOf(thing)));
    // What stands there as it is called tells of nothing that was done: "the dog's fed", of "dog food".
    const isDone = said.some(
      (word) => word !== verb && terms.stemOf(terms.verbOf(word)) === terms.stemOf(verb ?? ""),
    );
    return things.length > 0 && isDone ? [{ record, isNamed }] : [];
  });
  const named = done.filter(({ isNamed }) => isNamed);
  const [one, ...others] = named.length > 0 || !isTicked ? named : done;
  return others.length === 0 ? one?.record : undefined;
}

/** "Tick", "so tick it off": it asks for that and says nothing else. */
function isOnlyOf(tool: Tool, { language }: Sources, clause: string | undefined): boolean {
  return saysOnlyIt(tool, { tokens: language.tokensOf(clause ?? ""), language });
}

type Done = {
  readonly tool: Tool;
  readonly kind: string;
  readonly record: KnownRecord;
  readonly clause: string;
};

function partOf(said: Utterance, { tool, kind, record, clause }: Done): StepPart {
  const kept = { kind, tools: [tool], records: [record] };
  const owed = owedFor(said, { tool, kept, count: undefined, records: [record] });
  return { text: clause, ranked: onlyTool(tool.name), said: said.text, owes: [owed] };
}
