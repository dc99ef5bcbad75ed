import type { Tool } from "../../tool/define-tool.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Filling } from "../tagger/marked-as.ts";

/** With its noun a name may be less sure; without it, it has to be all but certain. */
const SURE = { withNoun: 0.7, alone: 0.97 } as const;

/**
 * A list, calendar or folder that is named and that nobody here knows ("the garden list", "in
 * Gardening"): the words stand where a name stands, so that they are asked about and not passed over.
 */
export function unknownContainer(
  kind: NameKind,
  { analysis, tool }: { readonly analysis: Reading; readonly tool: Tool },
): Filling | undefined {
  const { isContainer, leadsInto, namesContainer } = analysis.language.containers;
  if (!isContainer(kind)) return undefined;
  const named = markedAs({ analysis, tool, taken: [...analysis.whens] }, "list");
  // "Check the packing list" is about a list; "on the packing list" says where.
  if (!named || !leadsInto(wordsBefore(named, analysis))) return undefined;
  const after = analysis.tokens.find(({ start }) => start >= named.end)?.word ?? "";
  const before = wordsBefore(named, analysis)[0] ?? "";
  const isOfOther = namesContainer(after) && !namesContainer(after, kind);
  if (isOfOther) return undefined;
  const hasNoun = namesContainer(after, kind) || namesContainer(before, kind);
  return named.sureness >= (hasNoun ? SURE.withNoun : SURE.alone) ? named : undefined;
}

/** The nearest first. */
function wordsBefore({ start }: Filling, { tokens }: Reading): readonly string[] {
  return tokens
    .filter(({ end }) => end <= start)
    .map(({ word }) => word)
    .toReversed();
}
