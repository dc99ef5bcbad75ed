import type { Tool } from "../../tool/define-tool.ts";
import type { NameKind } from "../../types/known-names.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import { said } from "../grounded.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { markedAs } from "../tagger/marked-as.ts";
import type { Filling } from "../tagger/marked-as.ts";

/** With its noun a name may be less sure; without it, it has to be all but certain. */
const SURE = { withNoun: 0.7, alone: 0.97 } as const;
/** Words the name of a list is made of at most; more of them are a clause of their own. */
const LONGEST_NAME = 3;

type About = { readonly analysis: Reading; readonly tool: Tool };

/**
 * A list, calendar or folder that is named and that nobody here knows ("the garden list", "in
 * Gardening"): the words stand where a name stands, so that they are asked about and not passed over.
 */
export function unknownContainer(kind: NameKind, about: About): Filling | undefined {
  if (!about.analysis.language.containers.isContainer(kind)) return undefined;
  return learntContainer(kind, about) ?? placedContainer(kind, about.analysis);
}

/** One that other requests would name so. */
function learntContainer(kind: NameKind, { analysis, tool }: About): Filling | undefined {
  const { leadsInto, namesContainer } = analysis.language.containers;
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

/**
 * One that something is put into by the words alone: "put a candle on the birthday list" ends in what
 * leads in, a name, and what such a thing is called.
 */
function placedContainer(kind: NameKind, analysis: Reading): Filling | undefined {
  const { text, language, whens, cues } = analysis;
  const { leadsInto, namesContainer, saysNoName } = language.containers;
  const isTime = (token: Region): boolean => whens.some((when) => overlaps(when, token));
  const opening = language.openings.openingOf(text);
  const asked = analysis.tokens.filter((token) => token.start >= opening && !isTime(token));
  // What is said behind it out of politeness names nothing.
  const last = asked.findLastIndex(({ word }) => !language.words.isFiller(word));
  const tokens = asked.slice(0, last + 1);
  const isPut = language.naming.puts(tokens[0]?.word ?? "") && cues.remindingEnd === undefined;
  const noun = tokens.at(-1);
  if (!isPut || !noun || !namesContainer(noun.word, kind)) return undefined;
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const words = tokens.slice(-1 - length, -1);
    const [first] = words;
    const end = words.at(-1)?.end;
    if (!first || end === undefined || saysNoName(first.word)) return undefined;
    const lead = tokens.findLast(({ start, word }) => start < first.start && leadsInto([word]));
    if (!lead || !leadsInto(wordsBefore(first, analysis))) continue;
    const name = text.slice(first.start, end);
    // All of "on the birthday list" is where it goes, and no part of what goes there.
    return {
      start: lead.start,
      end: noun.end,
      text: name,
      sureness: 1,
      candidate: said(name, name),
    };
  }
  return undefined;
}

/** The nearest first. */
function wordsBefore({ start }: Region, { tokens }: Reading): readonly string[] {
  return tokens
    .filter(({ end }) => end <= start)
    .map(({ word }) => word)
    .toReversed();
}
