import { findNames } from "../../language/names/find-names.ts";
import type { Selection } from "../../language/contract/steps.ts";
import { mayHoldSeveral } from "../../tool/batch.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { carrierTest } from "../reading/carriers.ts";
import { atPlace, chosenByWords, speakable } from "../entity-linking/ground-handle.ts";
import { matchRecords } from "../entity-linking/match-records.ts";
import type { Words } from "./answer-words.ts";

type Offered = { readonly offered: readonly Candidate[]; readonly fresh: readonly Candidate[] };

/** Of what was offered what the words mean: one, or all of them; or somebody else who is known by that name. */
export function chosenOf(
  parameter: Parameter,
  { offered, fresh }: Offered,
  words: Words,
): readonly Candidate[] {
  const chosen = chooseFrom(offered, words);
  if (chosen.length > 0) return chosen;
  const { steps, text } = words.reading;
  if (isAll(steps.selection, offered.length) && mayHoldSeveral(parameter)) {
    return [{ value: offered.map(({ value }) => value), origin: { origin: "resolved", text } }];
  }
  const again = fresh.filter((one) => offered.some((other) => other.value === one.value));
  const isName = NAME_KINDS.some((kind) => kind === parameter.kind);
  // "Text that to Tom as well" takes nobody's place.
  const isBeside = words.reading.parting.endsInToo;
  const isOther = again.length === 0 && fresh.length === 1 && isName && !isBeside;
  return isOther ? fresh.filter(({ origin }) => origin.origin === "resolved") : again;
}

/** Of more than this nobody was told each. */
const MOST_OFFERED = 4;

/** "Both", "all of them": as many as were offered. */
function isAll(selection: Selection | undefined, offered: number): boolean {
  if (selection?.isShown !== true || offered > MOST_OFFERED) return false;
  return selection.take === "all" && (selection.count ?? offered) === offered;
}

/** Those of the offered values that the words mean: by place, by name, by words and time of the record. */
function chooseFrom(
  offered: readonly Candidate[],
  { reading, context, tool }: Words,
): readonly Candidate[] {
  const records = offered.flatMap(({ value }) =>
    context.handles.filter(({ handle }) => handle === value),
  );
  if (records.length === 0) return byName(offered, reading);
  const placed = atPlace(records, reading);
  if (placed) return chosenByWords(offered.filter(({ value }) => value === placed.handle));
  const how = {
    isCarrier: carrierTest(tool, reading.language),
    telling: reading.whens,
    isChoice: true,
  };
  const handles = matchRecords(records.map(speakable), reading, how).map(
    ({ thing }) => thing.handle,
  );
  return chosenByWords(offered.filter(({ value }) => handles.includes(String(value))));
}

function byName(offered: readonly Candidate[], { text, language }: Reading): readonly Candidate[] {
  const wordsOf = (of: string): readonly string[] => language.tokensOf(of).map(({ word }) => word);
  const known = offered.map(({ value }) => ({ id: String(value), name: String(value) }));
  const found = new Set(
    findNames(text, { known, lexicon: language.names }).map(({ named }) => named.id),
  );
  // An everyday word may be what tells the two apart: "Price".
  const words = wordsOf(text);
  const isMeant = ({ value }: Candidate): boolean =>
    found.size > 0
      ? found.has(String(value))
      : wordsOf(String(value)).some((word) => words.includes(word));
  const meant = offered.filter(isMeant);
  return (meant.length < offered.length ? meant : []).map((one) => ({
    ...one,
    origin: { origin: "resolved", text },
  }));
}
