import type { Condition } from "../../language/contract/steps.ts";
import type { Passage } from "../../grounding/content/passage.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { valuesOf } from "../asked/asking.ts";
import { peopleSaid } from "../asked/people-said.ts";
import { partsIn } from "../parts/heard-parts.ts";
import type { StepPart } from "../parts/part.ts";
import { NOTHING_FITS } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { WRITTEN_TO } from "./borrowed/value-told.ts";
import { lookOf } from "./look/look-of.ts";
import { stepsOf } from "./steps-of.ts";

type Conditioned = { readonly condition: Condition; readonly signal: AbortSignal };

/**
 * "If Una has said when she lands, …": what she wrote tells it or not; where it does that is shown, and what is to be
 * done then follows. Undefined where the condition speaks of nothing that somebody may have told, or of nobody who is
 * known.
 */
export async function ifTold(
  sources: Sources,
  utterance: Utterance,
  { condition, signal }: Conditioned,
): Promise<readonly StepPart[] | undefined> {
  const { asks, wants, request, otherwise } = condition;
  const found = await toldBy(sources, utterance, { condition, signal });
  if (!found) return undefined;
  const shown = found.passage
    ? shownPart(sources, utterance, { asks, passage: found.passage })
    : [];
  const isMet = (found.passage !== undefined) === (wants === "some");
  const text = isMet ? request : otherwise;
  if (text === undefined) return shown.length > 0 ? shown : [untold(utterance, asks)];
  const { toldAsked } = sources.language.wordingOf(asks).steps;
  const own = { ...utterance, text: toldAsked?.asking(text) ?? text, alternatives: [] };
  // Those who are spoken of in it are meant by "him".
  const before = { text: asks, ranked: NOTHING_FITS };
  const parts = [before, ...(await partsIn(sources, own, signal))];
  return [...shown, ...(await stepsOf(sources, own, { parts, signal })).slice(1)];
}

/** The sentence that tells it, if one does. */
async function toldBy(
  sources: Sources,
  utterance: Utterance,
  { condition: { asks }, signal }: Conditioned,
): Promise<{ readonly passage: Passage | undefined } | undefined> {
  const told = sources.language.wordingOf(asks).steps.toldAsked;
  const people = told && (await peopleSaid(sources, { ...utterance, text: told.who }));
  const [name, ...others] = people ?? [];
  if (!told || name === undefined || others.length > 0) return undefined;
  const { kind } = sources.language.wordingOf(told.question).mood.wanted;
  const said = { asks: [told.question], source: name, kinds: WRITTEN_TO };
  const [passage] = await sources.findTold(kind ? { ...said, wants: kind } : said, signal);
  return { passage };
}

function shownPart(
  sources: Sources,
  { text: said }: Utterance,
  { asks, passage }: { readonly asks: string; readonly passage: Passage },
): readonly StepPart[] {
  const read = lookOf(passage.tool, valuesOf(passage, sources));
  if (!read) return [];
  return [{ text: asks, ranked: onlyTool(read.look.name), said, values: read.values }];
}

/** Nobody told it, and nothing is to be done then. */
function untold({ text: said }: Utterance, asks: string): StepPart {
  const owed = { look: undefined, words: asks, use: { kind: "unknown" } } as const;
  return { text: asks, ranked: NOTHING_FITS, said, owes: [owed] };
}
