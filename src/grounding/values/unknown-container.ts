import type { Tool } from "../../tool/define-tool.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Analysis } from "../reading/analyse.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Filling } from "../tagger/marked-as.ts";

/** What a thing that holds others is called. */
const NOUNS: Readonly<Partial<Record<NameKind, ReadonlySet<string>>>> = {
  list: new Set(["list", "lists"]),
  calendar: new Set(["calendar", "calendars", "diary", "schedule", "planner"]),
  folder: new Set(["folder", "folders", "notebook", "directory"]),
  mailbox: new Set(["mailbox", "folder", "box"]),
};
/** What leads to where something goes, or is looked for. */
const INTO = new Set(["on", "onto", "to", "in", "into", "inside", "under", "from"]);
/** Between that and the name. */
const OWNING = new Set(["the", "my", "our", "a", "an"]);
/** With its noun a name may be less sure; without it, it has to be all but certain. */
const SURE = { withNoun: 0.7, alone: 0.97 } as const;

/**
 * A list, calendar or folder that is named and that nobody here knows ("the garden list", "in
 * Gardening"): the words stand where a name stands, so that they are asked about and not passed over.
 */
export function unknownContainer(
  kind: NameKind,
  { analysis, tool }: { readonly analysis: Analysis; readonly tool: Tool },
): Filling | undefined {
  const nouns = NOUNS[kind];
  const named = nouns && markedAs({ analysis, tool, taken: [...analysis.whens] }, "list");
  if (!named || !standsInside(named, analysis)) return undefined;
  const after = analysis.tokens.find(({ start }) => start >= named.end)?.word ?? "";
  const before = wordsBefore(named, analysis)[0] ?? "";
  const isOfOther = Object.values(NOUNS).some((other) => other?.has(after)) && !nouns.has(after);
  if (isOfOther) return undefined;
  const hasNoun = nouns.has(after) || nouns.has(before);
  return named.sureness >= (hasNoun ? SURE.withNoun : SURE.alone) ? named : undefined;
}

/** "Check the packing list" is about a list; "on the packing list" says where. */
function standsInside(named: Filling, analysis: Analysis): boolean {
  const words = wordsBefore(named, analysis);
  const isNoun = (word: string): boolean => Object.values(NOUNS).some((nouns) => nouns?.has(word));
  const lead = words.find((word) => !OWNING.has(word) && !isNoun(word));
  return lead !== undefined && INTO.has(lead);
}

/** The nearest first. */
function wordsBefore({ start }: Filling, { tokens }: Analysis): readonly string[] {
  return tokens
    .filter(({ end }) => end <= start)
    .map(({ word }) => word)
    .toReversed();
}
