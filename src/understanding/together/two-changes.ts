import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { shownAlone } from "../dialogue/focus/in-focus.ts";
import { lean } from "../dialogue/lean.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import type { Leaning } from "../dialogue/leaning.ts";
import type { Part, StepPart } from "../parts/part.ts";
import { partsIn } from "../parts/heard-parts.ts";
import { sidesOf } from "../parts/segment-request.ts";
import { isRequest } from "../parts/stands.ts";
import { planOf } from "../plan.ts";
import { recordMatches } from "../ranking/features/known-words.ts";
import type { Sources } from "../sources.ts";
import { stepsOf } from "../steps/steps-of.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * "Sorry, eleven. And it's at the mill", "make it two and text Kim": a change of the last act or of what was shown
 * alone, and one more of it or another request, in one breath. Undefined where the first side changes nothing, or the second asks for nothing.
 */
export async function twoChanges(sources: Sources, heard: Heard): Promise<Plan | undefined> {
  const { lastCall, handles } = sources;
  if (!lastCall || !(lastCall.isEffect || shownAlone(handles.recent()))) return undefined;
  for (const [left, right] of sidesOf(heard.utterance.text, sources.language)) {
    const first = await leanedAlone(sources, heard, left);
    const isChange = first.leaning && (changes(first.leaning) || isOnShown(sources, first.leaning));
    if (!first.leaning || !isChange || onlyAsks(first.leaning)) continue;
    const second = await leanedAlone(sources, heard, right);
    const plan = await together(sources, heard, { first: first.leaning, second });
    if (plan) return plan;
  }
  return undefined;
}

/** The last act is made otherwise, or what it made gets a field: "it's at the mill". */
function changes({ act, values, replaces }: Leaning): boolean {
  return act === "revise" || (act === "refer" && values.from === "revised" && !replaces);
}

/** What was shown is changed: "make it an hour", behind when that is. */
function isOnShown({ registry, lastCall }: Sources, { act, values, part }: Leaning): boolean {
  const tool = registry.get(part.ranked.tools[0]?.name ?? "");
  const isOn = act === "refer" && values.from === "last-call" && values.kept.length > 0;
  return lastCall?.isEffect === false && isOn && tool?.effect === "reversible";
}

/** It says that something is wrong, and nothing in its place. */
function onlyAsks({ values, replaces }: Leaning): boolean {
  const isRecord = ({ value }: Slot): boolean =>
    value.kind !== "free" && value.candidates.every(({ origin }) => origin.origin === "handle");
  return !replaces && values.from === "revised" && values.slots.every(isRecord);
}

type Alone = {
  readonly words: Utterance;
  readonly understood: readonly Part[];
  readonly leaning: Leaning | undefined;
};

async function leanedAlone(
  sources: Sources,
  { utterance, signal }: Heard,
  text: string,
): Promise<Alone> {
  const words = { ...utterance, text, alternatives: [] };
  const understood = await partsIn(sources, words, signal);
  return { words, understood, leaning: await lean(sources, words, { understood, whole: words }) };
}

async function together(
  sources: Sources,
  { signal }: Heard,
  { first, second }: { readonly first: Leaning; readonly second: Alone },
): Promise<Plan | undefined> {
  const { language } = sources;
  const { words, understood, leaning } = second;
  const both = leaning && merged(sources, first, leaning);
  if (both) return planOf([both.part], language, both);
  // What was made anew is no longer what the second side speaks of.
  if (first.replaces !== false && leaning) return undefined;
  const more = leaning
    ? [moreOf(leaning)]
    : await requested(sources, { words, understood, signal });
  return more && planOf([first.part, ...more], language, first);
}

function moreOf({ part, values }: Leaning): StepPart {
  return { ...part, values };
}

async function requested(
  sources: Sources,
  { words, understood, signal }: Omit<Alone, "leaning"> & { readonly signal: AbortSignal },
): Promise<readonly StepPart[] | undefined> {
  if (!understood.every((part) => isRequest(part, sources.language))) return undefined;
  const steps = await stepsOf(sources, words, { parts: understood, signal });
  return Promise.all(steps.map(async (step) => onNewest(sources, words, step)));
}

/** "… and put in the notes that she's late": what names no record speaks of the one that is changed. */
async function onNewest(sources: Sources, utterance: Utterance, step: StepPart): Promise<StepPart> {
  const tool = sources.registry.get(step.ranked.tools[0]?.name ?? "");
  const [newest] = sources.handles.recent();
  const field = tool && newest && recordTaken(tool, newest.kind)?.name;
  if (!tool || !newest || field === undefined || step.owes || step.values) return step;
  const request = await sources.contextOf({ ...utterance, text: step.text, alternatives: [] }, [
    tool,
  ]);
  if (recordMatches({ tool, ...request }).length > 0) return step;
  return { ...step, values: { from: "last-call", kept: pointedTo(field, newest.handle), put: [] } };
}

/** The first change with the fields of the second beside it; undefined where both are of the same, or one of no field. */
function merged({ registry }: Sources, first: Leaning, second: Leaning): Leaning | undefined {
  const tool = registry.get(first.part.ranked.tools[0]?.name ?? "");
  const own = slotsIn(first);
  const taken = new Set(own.map(({ parameter }) => parameter));
  const fields = tool ? parametersOf(tool).filter(({ kind }) => kind !== "handle") : [];
  const more = slotsIn(second).filter(
    ({ parameter }) => !taken.has(parameter) && fields.some(({ name }) => name === parameter),
  );
  if (own.length === 0 || more.length === 0) return undefined;
  return { ...first, values: { from: "revised", slots: [...own, ...more] } };
}

function slotsIn({ values }: Leaning): readonly Slot[] {
  return values.from === "revised" ? values.slots : [];
}
