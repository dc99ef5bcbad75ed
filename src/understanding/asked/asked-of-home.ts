import { abstains } from "../../discovery/abstains.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Part } from "../parts/part.ts";
import type { Sources } from "../sources.ts";
import { type Asked, type AskedOfHome, askingRecord } from "./asking.ts";
import { recordAsked } from "./record-asked.ts";
import { besideTool } from "./texts/beside-tool.ts";
import { whatSaid } from "./what-said.ts";
import { inTexts } from "./texts/in-texts.ts";

/**
 * What no tool is surely asked for may still be a question that somebody's own things answer: a fact of a
 * record that it names, or a sentence in a text. Undefined where neither does.
 */
export async function askedOfHome(
  sources: Sources,
  { utterance, signal }: Asked,
  [part, ...others]: readonly Part[],
): Promise<AskedOfHome | undefined> {
  if (!part) return undefined;
  if (others.length > 0) return askedOfAll(sources, { utterance, signal }, [part, ...others]);
  const own = { ...utterance, text: part.text };
  return (
    (await whatSaid(sources, { utterance: own, signal })) ??
    askedOfOne(sources, { utterance: own, signal }, part)
  );
}

async function askedOfOne(
  sources: Sources,
  { utterance: own, signal }: Asked,
  part: Part,
): Promise<AskedOfHome | undefined> {
  const { mood, wish } = sources.language.wordingOf(part.text);
  const isAct = wish.act !== undefined || wish.addressesSomebody || wish.isBeyond;
  if (mood.question === undefined && (isAct || mood.forbids)) return undefined;
  if (!abstains(part.ranked)) return besideTool(sources, { utterance: own, signal }, part.ranked);
  const { question } = mood;
  const record = question && (await recordAsked(sources, { utterance: own, question }));
  if (record) return askingRecord(part, record);
  // "Bridie wants the gate code again" wants to know as well: it names what would answer.
  const isAsked = question !== undefined || mood.wanted.kind !== undefined;
  if (isAsked) return inTexts(sources, { utterance: own, signal });
  const { reading } = await sources.contextOf(own);
  const isOfTime = reading.whens.length > 0;
  return mayTell(mood) && !isOfTime
    ? inTexts(sources, { utterance: own, signal }, UNASKED)
    : undefined;
}

/** Words that ask for nothing ("Rohan's feet, what size") are answered where a sentence surely does: `node scripts/measure-content.ts`. */
const UNASKED = { least: 0.6, leastShare: 1 } as const;

/** Who tells something that happened wants nothing to be looked for, and who names a time wants something of that day. */
function mayTell({ happened, states }: Reading["mood"]): boolean {
  return !happened && !states;
}

/** "I'm looking at boots for Ann. What size is she?": several sentences that no tool serves are one question. */
async function askedOfAll(
  sources: Sources,
  { utterance, signal }: Asked,
  parts: readonly Part[],
): Promise<AskedOfHome | undefined> {
  const { question } = sources.language.wordingOf(utterance.text).mood;
  const isUnserved = parts.every(({ ranked }) => abstains(ranked));
  return question && isUnserved ? inTexts(sources, { utterance, signal }) : undefined;
}
