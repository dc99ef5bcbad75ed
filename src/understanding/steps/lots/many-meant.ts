import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { parametersOf, takesTime } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { mayAct } from "../may-act.ts";
import { likelyActs } from "../likely-acts.ts";
import { keptRecords, manyField } from "./kept-records.ts";
import type { Kept } from "./kept-records.ts";
import { matchesIn } from "./link-pieces.ts";
import { seriesOf } from "../described/series-meant.ts";
import { owedFor } from "./lot-parts.ts";
import { newTimeIn, withNewTime } from "./new-time.ts";

/**
 * "She's giving up the violin, so the lessons can go": words that speak of several, where as many of what
 * is kept fit them alike. No word has to say "all"; one question shows each of them.
 */
export async function manyMeant(
  sources: Sources,
  utterance: Utterance,
  part: Part,
): Promise<StepPart | undefined> {
  const act = severalActed(sources, utterance, part);
  const kinds = act ? await keptRecords(sources, utterance) : [];
  const kept = act && kinds.find(({ tools }) => tools.includes(act));
  const meant = kept && (await meantIn(sources, utterance, { act, kept }));
  if (!meant) return undefined;
  const { records, text } = meant;
  const { several } = sources.language.wordingOf(utterance.text).steps.pieces;
  const { count } = several.find((one) => one.count !== undefined) ?? {};
  if (records.length < 2 || records.length !== (count ?? records.length)) return undefined;
  const series = count === undefined ? seriesIn(utterance, act, meant) : undefined;
  // "Pilates" is what it is called, and says nothing of several.
  if (series && isCalled(records[0], sources.language, utterance.text)) return undefined;
  const owed = series ?? owedFor(utterance, { tool: act, kept, count, records });
  return { text, ranked: onlyTool(act.name), said: part.text, owes: [owed] };
}

/** All that follow of one series; those of some time are not all of them. */
function seriesIn(
  { text: words }: Utterance,
  tool: Tool,
  { records, isAtTimes }: Meant,
): Owed | undefined {
  const parameter = manyField(tool)?.name;
  if (parameter === undefined || isAtTimes) return undefined;
  return seriesOf(records, { tool, parameter, words });
}

/** Each plural of the words stands in what a record is called, as it was said. */
function isCalled(
  record: KnownRecord | undefined,
  { tokensOf, wordingOf }: Sources["language"],
  text: string,
): boolean {
  const { plurals, several } = wordingOf(text).steps.pieces;
  const title = new Set(tokensOf(titleOf(record?.facts ?? {})).map(({ word }) => word));
  const said = plurals.flatMap(({ start, end }) => tokensOf(text.slice(start, end)));
  return several.length === 0 && said.every(({ word }) => title.has(word));
}

/** What is surely to be done to several, where the words ask for that. */
function severalActed(
  { language, ...sources }: Sources,
  { text }: Utterance,
  { ranked }: Part,
): Tool | undefined {
  const wording = language.wordingOf(text);
  const { steps, mood, wish } = wording;
  const { several, plurals } = steps.pieces;
  const isAsked = !mood.forbids && !mood.asksFact && !wish.remindsTo;
  if (!isAsked || several.length + plurals.length === 0) return undefined;
  const [act] = likelyActs(sources, ranked);
  return act && mayAct(act, wording) && needsNothingElse(act) ? act : undefined;
}

/** Which records is all that has to be told, but for a new time, or what a word chooses. */
export function needsNothingElse(tool: Tool): boolean {
  const many = manyField(tool)?.name;
  return (
    tool.effect !== "none" &&
    many !== undefined &&
    parametersOf(tool).every(
      ({ name, kind, required }) => name === many || !required || kind === "enum",
    )
  );
}

type Meant = {
  readonly records: readonly KnownRecord[];
  /** The words tell when they are. */
  readonly isAtTimes: boolean;
  /** What is to be done, with a word that stands for them. */
  readonly text: string;
};

/** Those the words fit best, at the times that are told of them; a tool that gives a time has to find one more. */
async function meantIn(
  sources: Sources,
  utterance: Utterance,
  { act, kept }: { readonly act: Tool; readonly kept: Kept },
): Promise<Meant | undefined> {
  const { reading } = await sources.contextOf(utterance, []);
  const isTimed = takesTime(act);
  const value = isTimed ? newTimeIn(reading) : undefined;
  if (isTimed && !value) return undefined;
  const telling = reading.whens.filter((one) => one !== value);
  const called = { ...kept, records: calledSo(reading, kept.records) };
  const found = matchesIn(reading, called, telling).filter(({ words }) => words.length > 0);
  const records = found
    .filter(({ times }) => telling.length === 0 || times.length > 0)
    .map(({ thing }) => thing);
  const spoken = found.flatMap(({ words, times }) => [...words, ...times]);
  const text = value && withNewTime(reading, value, spoken);
  return { records, isAtTimes: telling.length > 0, text: text ?? utterance.text };
}

/** "The netball matches" are those that are called a match, where several are: not all that has to do with netball. */
function calledSo(
  { text, language }: Reading,
  records: readonly KnownRecord[],
): readonly KnownRecord[] {
  const { terms, tokensOf, wordingOf } = language;
  const stemsOf = (words: string): readonly string[] =>
    tokensOf(words).map(({ word }) => terms.stemOf(word));
  const nouns = wordingOf(text).steps.pieces.plurals.flatMap(({ start, end }) =>
    stemsOf(text.slice(start, end)),
  );
  const called = records.filter(({ facts }) =>
    stemsOf(titleOf(facts)).some((stem) => nouns.includes(stem)),
  );
  return called.length > 1 ? called : records;
}
