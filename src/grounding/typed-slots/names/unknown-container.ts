import type { Tool } from "../../../tool/define-tool.ts";
import { CONTAINER_KINDS } from "../../../types/known-names.ts";
import type { NameKind } from "../../../types/known-names.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import { said } from "../../grounded.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { tokenBefore } from "../from-found.ts";
import { markedAs } from "../../tagger/marked-as.ts";
import type { Filling } from "../../tagger/marked-as.ts";

/** With its noun a name may be less sure; without it, it has to be all but certain. */
const SURE = { withNoun: 0.7, alone: 0.97 } as const;
/** Words the name of a list is made of at most; more of them are a clause of their own. */
const LONGEST_NAME = 3;

type About = { readonly reading: Reading; readonly tool: Tool };

/**
 * A list, calendar or folder that is named and that nobody here knows ("the garden list", "in
 * Gardening"): the words stand where a name stands, so that they are asked about and not passed over.
 */
export function unknownContainer(kind: NameKind, about: About): Filling | undefined {
  if (!CONTAINER_KINDS.some((one) => one === kind)) return undefined;
  return learntContainer(kind, about) ?? placedContainer(kind, about.reading);
}

/** One that other requests would name so. */
function learntContainer(kind: NameKind, { reading, tool }: About): Filling | undefined {
  const named = markedAs({ reading, tool, taken: [...reading.whens] }, "list");
  // "Check the packing list" is about a list; "on the packing list" says where.
  if (!named || !isLedInto(named, reading)) return undefined;
  const after = kindsOf(
    reading.tokens.find(({ start }) => start >= named.end),
    reading,
  );
  const before = kindsOf(tokenBefore(named, reading), reading);
  const isOfOther = after.length > 0 && !after.includes(kind);
  if (isOfOther) return undefined;
  const hasNoun = after.includes(kind) || before.includes(kind);
  return named.sureness >= (hasNoun ? SURE.withNoun : SURE.alone) ? named : undefined;
}

/**
 * One that something is put into by the words alone: "put a candle on the birthday list" ends in what
 * leads in, a name, and what such a thing is called.
 */
function placedContainer(kind: NameKind, reading: Reading): Filling | undefined {
  const { text, whens, cues } = reading;
  const isTime = (token: Region): boolean => whens.some((when) => overlaps(when, token));
  const asked = reading.tokens.filter((token) => token.start >= cues.opening && !isTime(token));
  // What is said behind it out of politeness names nothing.
  const tokens = asked.slice(0, asked.findLastIndex(({ is }) => !is.has("filler")) + 1);
  const isPut = tokens[0]?.is.has("puts") && cues.remindingEnd === undefined;
  const noun = tokens.at(-1);
  if (!isPut || !noun || !kindsOf(noun, reading).includes(kind)) return undefined;
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const words = tokens.slice(-1 - length, -1);
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last || first.is.has("no-name")) return undefined;
    const lead = tokens.findLast(
      ({ start, is }) => start < first.start && is.has("before-container"),
    );
    if (!lead || !isLedInto(first, reading)) continue;
    const name = text.slice(first.start, last.end);
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

function isLedInto({ start }: Region, { cues }: Reading): boolean {
  return cues.ledInto.some((one) => one.start === start);
}

/** The kinds of thing that hold others a word may be for. */
function kindsOf(word: Region | undefined, { cues }: Reading): readonly NameKind[] {
  return cues.containers.find(({ start }) => start === word?.start)?.kinds ?? [];
}
