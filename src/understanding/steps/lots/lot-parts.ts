import type { Reading } from "../../../language/reading/reading.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import type { Region } from "../../../language/region.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Owed } from "../../../types/turn/plan.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { partsOf } from "../../parts/parts-of.ts";
import { opensAct } from "../../parts/opens-act.ts";
import type { Part, StepPart } from "../../parts/part.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import type { Look } from "../look/look-for.ts";
import { keptRecords, manyField } from "./kept-records.ts";
import type { Kept } from "./kept-records.ts";
import { linkPieces } from "./link-pieces.ts";
import { namedLot } from "./named-lot.ts";
import type { Lot } from "./named-lot.ts";
import { lotAct } from "./lot-act.ts";
import type { Act } from "./lot-act.ts";
import { takesTime } from "../../../tool/parameter.ts";
import { newTimeIn, withNewTime } from "./new-time.ts";

/**
 * A request about several records that are named one after another, as one act on all of them. What of
 * it is no list is told by what is kept here: each name has to be that of a record of one kind.
 */
export async function lotParts(
  sources: Sources,
  { utterance, signal }: Heard,
): Promise<readonly StepPart[] | undefined> {
  const wording = sources.language.wordingOf(utterance.text);
  if (namesForOther(wording)) return undefined;
  const { selection } = wording.steps;
  const kinds = await keptRecords(sources, utterance);
  const found = await Promise.all(kinds.map((kept) => namedLot(sources, utterance, kept)));
  const lots = found.filter((one) => one !== undefined);
  const most = Math.max(0, ...lots.map(({ links }) => links.length));
  // "Both rehearsals" are no list.
  const isDescribed = selection?.take === "all" && !selection.isShown && most < 2;
  for (const lot of isDescribed ? [] : lots.filter(({ links }) => links.length === most)) {
    const act = await lotAct(sources, utterance, lot);
    if (
      act &&
      !areActs(sources, utterance, lot) &&
      !(await isMixed(sources, utterance, { lot, kinds }))
    )
      return partsAround(sources, { utterance, signal }, { lot, act });
  }
  return undefined;
}

/** Things are named one after another, and nothing is to be done to all of them. */
function namesForOther({
  mood,
  leaning,
  steps,
}: Pick<Wording, "mood" | "leaning" | "steps">): boolean {
  // "Not Wendy, Amelia" tells what was wrong, and what is right.
  const isCorrected = leaning.corrects || leaning.corrected.rejected !== "";
  // What is left out of a lot is named as well, and nothing is done to it.
  const isLeftOut =
    steps.selection?.except !== undefined || steps.leavesOut || leaning.restored !== undefined;
  // Who wants to know something of what is named has nothing done to it.
  const isAsked = mood.asksFact || (mood.isQuestion && mood.question !== undefined);
  return mood.forbids || isAsked || isCorrected || isLeftOut;
}

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/** The lot, with what else is asked for before it and behind it. */
async function partsAround(
  sources: Sources,
  { utterance, signal }: Heard,
  { lot, act }: { readonly lot: Lot; readonly act: Act },
): Promise<readonly StepPart[]> {
  const partsIn = async (text: string): Promise<readonly Part[]> =>
    partsOf(sources, { ...utterance, text, alternatives: [] }, signal);
  const { pieces } = sources.language.wordingOf(lot.before).steps.pieces;
  const isAsked = pieces.some(
    ({ start, end }) => sources.language.wordingOf(lot.before.slice(start, end)).wish.beginsAct,
  );
  return [
    ...(isAsked ? await partsIn(lot.before) : []),
    partOf(lot, await timed(sources, utterance, { lot, act }), utterance),
    ...(lot.behind === undefined ? [] : await partsIn(lot.behind)),
  ];
}

/** "Tick the pens. Delete the ink": something is done to each of them by words of its own. */
function areActs(
  { language }: Pick<Sources, "language">,
  { text }: Utterance,
  { links }: Lot,
): boolean {
  const acts = links.flatMap(({ piece, words }) => {
    const said = text.slice(piece.start, piece.end);
    const { cues } = language.wordingOf(said);
    const lead = text.slice(piece.start + cues.opening, words.start).trim();
    return opensAct(said.slice(cues.opening), language) ? [lead.toLowerCase()] : [];
  });
  return acts.length > 1 && new Set(acts).size > 1;
}

type Among = { readonly lot: Lot; readonly kinds: readonly Kept[] };

/** What is no thing of the lot is one of another kind: two acts, and no lot. */
async function isMixed(
  sources: Sources,
  utterance: Utterance,
  { lot: { unfound, kept }, kinds }: Among,
): Promise<boolean> {
  const { language } = sources;
  const words = unfound.flatMap(({ start, end }) =>
    language.tokensOf(utterance.text.slice(start, end)),
  );
  if (words.some(({ word }) => language.kindsNamed(word).some((kind) => kind !== kept.kind)))
    return true;
  const others = kinds.filter(({ kind }) => kind !== kept.kind);
  const links = await Promise.all(
    others.map((other) => linkPieces(sources, utterance, { pieces: unfound, kept: other })),
  );
  return links.flat().some((link) => link !== undefined);
}

/** A time they are to get that is told elsewhere than in the words for the act: "each is an hour later". */
async function timed(
  sources: Sources,
  utterance: Utterance,
  { lot, act }: { readonly lot: Lot; readonly act: Act },
): Promise<Act> {
  const readingOf = async (text: string): Promise<Reading> => {
    const { reading } = await sources.contextOf({ ...utterance, text, alternatives: [] }, []);
    return reading;
  };
  if (!takesTime(act.tool) || newTimeIn(await readingOf(act.text))) return act;
  const reading = await readingOf(utterance.text);
  const value = newTimeIn(reading);
  const spoken = lot.links.map(({ words }) => words);
  return value ? { ...act, text: withNewTime(reading, value, spoken) } : act;
}

function partOf(lot: Lot, { tool, text }: Act, said: Utterance): StepPart {
  const part = { text, ranked: onlyTool(tool.name), said: said.text };
  const wordsOf = ({ start, end }: Region): string => said.text.slice(start, end).trim();
  const [lost] = lot.unfound;
  if (lost) {
    return { ...part, owes: [{ look: undefined, words: wordsOf(lost), use: { kind: "unknown" } }] };
  }
  const open = lot.links.find(({ records }) => records.length > 1);
  if (open) {
    const titles = open.records.map(({ facts }) => titleOf(facts));
    const use = { kind: "several", titles } as const;
    return { ...part, owes: [{ look: undefined, words: wordsOf(open.words), use }] };
  }
  return { ...part, owes: [owedOf(lot, tool, said)] };
}

function owedOf({ links, count, kept }: Lot, tool: Tool, said: Utterance): Owed {
  return owedFor(said, { tool, kept, count, records: links.flatMap((one) => one.records) });
}

type Meant = Pick<Lot, "kept" | "count"> & {
  readonly tool: Tool;
  readonly records: readonly KnownRecord[];
};

/** These records, each shown by its own call, as one thing to be found out. */
export function owedFor(said: Utterance, { tool, kept, count, records }: Meant): Owed {
  const ids = [...new Set(records.map(({ id }) => id))];
  const ats = Object.fromEntries(
    records.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at] as const])),
  );
  const shown = new Map(records.map((one) => [JSON.stringify(one.shownBy.arguments), one]));
  const looks = [...shown.values()].map((one) => lookOf(one, said.text));
  const [look, ...others] = looks;
  return {
    look,
    words: said.text,
    use: {
      kind: "record",
      tool: tool.name,
      parameter: manyField(tool)?.name ?? "",
      take: "all",
      ids,
      ...(Object.keys(ats).length > 0 ? { ats } : {}),
      count: count ?? ids.length,
      of: kept.kind,
    },
    beside: others.map((one) => ({ look: one, isLeftOut: false, words: said.text })),
  };
}

/** The call that shows a record. */
function lookOf({ shownBy }: KnownRecord, text: string): Look {
  const given: JsonObject = shownBy.arguments;
  const origins = Object.fromEntries(
    Object.keys(given).map((name) => [name, { origin: "resolved", text } as const]),
  );
  return { name: shownBy.tool, arguments: given, origins, by: "fast-path" };
}
