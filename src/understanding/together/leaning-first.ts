import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { boundariesIn } from "../parts/boundary/boundaries-in.ts";
import { begunIn } from "../parts/boundary/begun-in.ts";
import { partsIn } from "../parts/heard-parts.ts";
import { planOf } from "../plan.ts";
import type { Sources } from "../sources.ts";
import { stepsOf } from "../steps/steps-of.ts";

type Heard = { readonly utterance: Utterance; readonly signal: AbortSignal };

/**
 * "Reply that nine is fine, and remind me to pack": a request that leans on the last one, as if it had been said
 * alone, and those behind it that lean on that; undefined where the first leans on nothing.
 */
export async function leaningFirst(
  sources: Sources,
  { utterance, signal }: Heard,
  understandOne: (utterance: Utterance) => Promise<Plan>,
): Promise<Plan | undefined> {
  const { lastCall, profile, language, contextOf } = sources;
  if (!lastCall || !profile.isLed) return undefined;
  const { reading } = await contextOf(utterance);
  const [begun] = begunIn(boundariesIn(sources, reading), reading);
  if (!begun) return undefined;
  const only = (text: string): Utterance => ({ ...utterance, text, alternatives: [] });
  const first = await understandOne(only(begun.before));
  const before = first.parts.at(-1);
  if (!before || !leans(first)) return undefined;
  const rest = only(begun.behind);
  const parts = [before, ...(await partsIn(sources, rest, signal))];
  const steps = await stepsOf(sources, rest, { parts, signal });
  const [, ...others] = planOf(steps, language).parts;
  const [opening, ...more] = first.parts;
  return { ...first, parts: [opening, ...more, ...others] };
}

function leans({ act, own, parts: [{ values }] }: Plan): boolean {
  return own === undefined && (act !== "request" || values.from === "last-call");
}
