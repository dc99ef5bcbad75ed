import type { StepPart } from "../parts/part.ts";
import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { doneTold } from "../steps/told/done-told.ts";
import { sentLast } from "../steps/told/sent-last.ts";
import { sentWithin } from "../steps/sent-within.ts";
import { stepsOf } from "../steps/steps-of.ts";
import type { Sent } from "../steps/told/moment-owed.ts";
import { besideThings } from "../asked/beside-things.ts";
import { heldIn } from "../asked/held-in.ts";
import { lookedFor } from "../asked/looked-for.ts";
import { lotParts } from "../steps/lots/lot-parts.ts";
import { NOTHING_FITS, planOf } from "../plan.ts";
import { isOverruled } from "./overruled.ts";
import type { Sources } from "../sources.ts";
import { wholeQuestion } from "./whole-question.ts";
import { partsIn } from "../parts/heard-parts.ts";

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** What is read off the whole utterance: a mail or a fact that goes out, or a question that no part of it tells. */
export async function wholeMeaning(sources: Sources, heard: Heard): Promise<Plan | undefined> {
  const plan = await readOff(sources, heard);
  return plan && !(await isOverruled(sources, plan, heard)) ? plan : undefined;
}

async function readOff(
  sources: Sources,
  { utterance, open, signal }: Heard,
): Promise<Plan | undefined> {
  if (open) return wholeQuestion(sources, { utterance, open });
  const heard = { utterance, signal };
  const sent =
    (await sentWithin(sources, utterance, signal)) ??
    (await sentLast(sources, utterance, signal)) ??
    (await doneTold(sources, utterance));
  if (sent) return planOf(await aroundSent(sources, heard, sent), sources.language, sent);
  const lot = sources.profile.isLed ? await lotParts(sources, heard) : undefined;
  if (lot) return planOf(lot, sources.language);
  return (
    (await besideThings(sources, utterance)) ??
    (await heldIn(sources, utterance)) ??
    (await lookedFor(sources, heard)) ??
    wholeQuestion(sources, { utterance, open })
  );
}

/** What is asked for beside what is read off the whole: those who were told of are meant by "her". */
async function aroundSent(
  sources: Sources,
  { utterance, signal }: Pick<Heard, "utterance" | "signal">,
  { parts, first, rest, told = "" }: Sent,
): Promise<readonly StepPart[]> {
  const others = async (text: string | undefined): Promise<readonly StepPart[]> => {
    if (text === undefined) return [];
    const own = { ...utterance, text, alternatives: [] };
    const before = { text: told, ranked: NOTHING_FITS };
    const asked = [before, ...(await partsIn(sources, own, signal))];
    return (await stepsOf(sources, own, { parts: asked, signal })).slice(1);
  };
  return [...(await others(first)), ...parts, ...(await others(rest))];
}
