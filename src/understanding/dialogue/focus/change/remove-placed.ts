import { inFocus } from "../in-focus.ts";
import { overlaps } from "../../../../language/region.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { SaidToken } from "../../../../language/reading/roles.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import { parametersOf, recordTaken } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import type { Part } from "../../../parts/part.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

type Said = { readonly utterance: Utterance; readonly understood: readonly Part[] };

/** Takes away the one at a place of what was made or shown, whatever the verb for that: "bin the first one". */
export async function removePlaced(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const { text } = utterance;
  const { removed } = sources.language.wordingOf(text).wish;
  if (!removed || understood.length > 1) return undefined;
  const { reading } = await sources.contextOf(utterance);
  const object = reading.tokens.filter((token) => overlaps(token, removed));
  const { placeInList, partTold } = reading.cues;
  const isPlaced = placeInList !== undefined || partTold !== undefined;
  if (!isPlaced || !object.every(onlyPlaces(reading))) return undefined;
  const kinds = object.flatMap(({ word }) => reading.language.kindsNamed(word));
  const recent = sources.handles.recent();
  const own = recent.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const meant = inFocus(own, reading);
  const found = meant && removing(sources, meant);
  if (!found) return undefined;
  return { part: { text, ranked: onlyTool(found.tool.name) }, values: found.values };
}

/** "The second alarm", "the last of them". */
function onlyPlaces({ language, numbers, cues }: Reading): (token: SaidToken) => boolean {
  const places = [...numbers, ...cues.standIns, ...(cues.partTold ? [cues.partTold] : [])];
  const isPlace = (token: SaidToken): boolean => places.some((one) => overlaps(one, token));
  return (token) =>
    isPlace(token) ||
    token.is.has("filler") ||
    token.is.has("pointer") ||
    token.is.has("preposition") ||
    language.terms.isNumber(token.word) ||
    language.kindsNamed(token.word).length > 0;
}

/** The tool that takes such a record away, or stops it, with that record. */
function removing(
  { registry }: Sources,
  { kind, handle }: HandleEntry,
): { readonly tool: Tool; readonly values: Leaned["values"] } | undefined {
  for (const tool of registry.acting()) {
    const record =
      tool.act === "remove"
        ? recordTaken(tool, kind)
        : parametersOf(tool).find(({ of }) => of === kind && tool.stops === kind);
    if (!record) continue;
    return { tool, values: { from: "last-call", kept: [], put: pointedTo(record.name, handle) } };
  }
  return undefined;
}
