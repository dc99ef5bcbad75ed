import type { Condition } from "../language/contract/steps.ts";
import type { StepPart } from "./parts/part.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { Plan } from "../types/turn/plan.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import { fieldOfFocus } from "./dialogue/focus/change/field-of-focus.ts";
import { amongShown } from "./dialogue/focus/among-shown.ts";
import { toldOfFocus } from "./dialogue/focus/ask/told-of-focus.ts";
import { addsToRead } from "./dialogue/focus/change/one-more-on.ts";
import { ifTold } from "./steps/if-told.ts";
import { isOnlyCall } from "../grounding/text-slots/ground-free.ts";
import { conditional, stepsOf, wantedIn } from "./steps/steps-of.ts";
import { asLongAsTold } from "./dialogue/as-long-as-told.ts";
import { byFactor } from "./dialogue/by-factor.ts";
import { byText } from "./dialogue/by-text.ts";
import { onceMore } from "./dialogue/again/once-more.ts";
import { toTold } from "./dialogue/to-told.ts";
import { ontoList } from "./dialogue/onto-list.ts";
import { behindStaying } from "./dialogue/behind-staying.ts";
import type { Said } from "./dialogue/leaning.ts";
import { isAnswer } from "./answer/is-answer.ts";
import { forbiddenIn, withoutActs } from "./parts/forbidden.ts";
import { oneOfList } from "./steps/one-of-list.ts";
import { onDayAsked } from "./day/on-day-asked.ts";
import { NOTHING_FITS, planOf } from "./plan.ts";
import type { Sources } from "./sources.ts";
import { boundariesIn } from "./parts/boundary/boundaries-in.ts";
import { partsIn } from "./parts/heard-parts.ts";
import { inContext } from "./ranking/in-context/in-context.ts";
import { answerPlan } from "./answer/answer-plan.ts";
import { givenPlan } from "./given/given-plan.ts";
import { wholeMeaning } from "./whole/whole-meaning.ts";
import { leaned } from "./together/leaned.ts";
import { leaningFirst } from "./together/leaning-first.ts";
import { severalPlan } from "./together/several.ts";
import { takesBack } from "./together/takes-back.ts";
import { isTooLong } from "./too-long.ts";

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as requests by themselves. */
export async function understand(sources: Sources, heard: Heard): Promise<Plan> {
  const { open, signal } = heard;
  const kept = withoutKept(sources, heard.utterance);
  const utterance = open ? kept : await rewritten(sources, kept, signal);
  const several = open
    ? undefined
    : await severalPlan(sources, utterance, (own, one) =>
        understandOne(own, { utterance: one, open: undefined, signal }),
      );
  if (several) return several;
  const plan = await understandOne(sources, { ...heard, utterance });
  return open ? plan : onDayAsked(sources, plan, utterance);
}

/** What leaves out where it goes, by what, or how long, with what the conversation tells of that. */
async function rewritten(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Utterance> {
  if (!sources.profile.isLed) return utterance;
  const { swapped } = sources.language.wordingOf(utterance.text).leaning;
  const own = swapped === undefined ? utterance : { ...utterance, text: swapped, alternatives: [] };
  const meant = await asLongAsTold(sources, await toTold(sources, onceMore(sources, own)));
  const answered = await byText(sources, meant, signal);
  return byFactor(sources, await ontoList(sources, answered));
}

/** Further requests stand in it that lean on what is before them, or what is spoken of gets it: no part of what is given. */
async function leansWithin(sources: Sources, utterance: Utterance): Promise<boolean> {
  if (!sources.profile.isLed) return false;
  const { lastCall } = sources;
  const { toldLast } = sources.language.wordingOf(utterance.text).steps;
  if (lastCall && !lastCall.isEffect && toldLast) return true;
  if (lastCall && fieldOfFocus(sources, utterance)) return true;
  if (lastCall && (await addsToRead(sources, utterance))) return true;
  const { reading, context } = await sources.contextOf(utterance, sources.registry.acting());
  return boundariesIn(sources, reading, context.known).length > 0;
}

async function understandOne(sources: Sources, heard: Heard): Promise<Plan> {
  const { utterance: said, open } = heard;
  const given =
    open || (await leansWithin(sources, said)) ? undefined : await givenPlan(sources, said);
  if (given) return given;
  const utterance = open ? said : withoutAsker(sources, said);
  const forbidden = open ? undefined : forbiddenIn(sources, utterance);
  if (!forbidden) {
    const plan = await meant(sources, { ...heard, utterance });
    const isOne = !open && takesBack(sources, plan.parts.slice(1));
    return (isOne ? await givenPlan(sources, said) : undefined) ?? plan;
  }
  const plan = await meant(sources, { ...heard, utterance: forbidden.rest });
  return withoutActs(sources, plan, { acts: forbidden.acts, said: utterance.text });
}

/** What is to stay as it is, is nothing that is asked for, and no name of what is. */
function withoutKept(sources: Sources, said: Utterance): Utterance {
  const { language, profile } = sources;
  const own = language.wordingOf(said.text).parting.withoutAsides;
  const text = behindStaying(sources, own) || own;
  const utterance = text === said.text ? said : { ...said, text, alternatives: [] };
  const { excepting } = language.wordingOf(utterance.text).steps;
  return profile.isLed && excepting !== utterance.text
    ? { ...utterance, text: excepting, alternatives: [] }
    : utterance;
}

/** Who has a question says nothing of what it is about. */
function withoutAsker({ language, profile }: Sources, utterance: Utterance): Utterance {
  const { mood, steps } = language.wordingOf(utterance.text);
  const { unreported } = mood;
  // Who asked is answered.
  if (steps.mailAct?.fact) return utterance;
  return profile.isLed && unreported !== utterance.text
    ? { ...utterance, text: unreported, alternatives: [] }
    : utterance;
}

async function meant(sources: Sources, { utterance: said, open, signal }: Heard): Promise<Plan> {
  const { language } = sources;
  // Somebody's call, pasted, asks for nothing.
  if (sources.profile.isLed && (isTooLong(said) || isOnlyCall(said.text))) {
    return planOf([{ text: said.text, ranked: NOTHING_FITS }], language);
  }
  const { whole, condition, utterance } = wantedIn(sources, said);
  const alone = condition
    ? await toldPlan(sources, { condition, utterance: whole, signal })
    : await readOff(sources, { utterance, open, signal });
  if (alone) return alone;
  const heard = await partsIn(sources, utterance, signal);
  const understood = await inContext(sources, { utterance, open }, heard);
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    return answerPlan(sources, utterance, open);
  }
  // A question that is answered with no is not asked again, and nothing is done.
  const { talk, leaning } = language.wordingOf(utterance.text);
  if (open && talk.answer === "no" && leaning.corrected.text === "") {
    return planOf([{ text: utterance.text, ranked: NOTHING_FITS }], language, { act: "close" });
  }
  const steps = await stepsOf(sources, utterance, { parts: understood, signal });
  if (condition) {
    const others = await otherwiseIn(sources, { condition, utterance, signal });
    return conditional(sources, { whole, condition, parts: steps, others });
  }
  const read = await besideFocus(sources, { utterance, understood }, signal);
  if (read) return read;
  const parted = { utterance, signal, understood, steps };
  return (await leaned(sources, parted)) ?? planOf(steps, language);
}

/** One of what was listed is meant, or what somebody wrote tells more of what is in focus. */
async function besideFocus(
  sources: Sources,
  { utterance, understood }: Said,
  signal: AbortSignal,
): Promise<Plan | undefined> {
  if (!sources.profile.isLed) return undefined;
  const { language } = sources;
  const listed = await oneOfList(sources, utterance, understood);
  const one = listed ?? (await amongShown(sources, { utterance, understood }));
  if (one) return planOf([one.part], language, { values: one.values });
  const told = await toldOfFocus(sources, { utterance, understood }, signal);
  return told && planOf([told.part], language, { act: "ask", values: told.values });
}

/** What is read off the whole utterance, or off its first request behind what was done before. */
async function readOff(sources: Sources, heard: Heard): Promise<Plan | undefined> {
  const whole = await wholeMeaning(sources, heard);
  if (whole || heard.open) return whole;
  return leaningFirst(sources, heard, (utterance) => meant(sources, { ...heard, utterance }));
}

type Conditioned = Pick<Heard, "utterance" | "signal"> & { readonly condition: Condition };

/** What depends on something that somebody has told, or hasn't. */
async function toldPlan(
  sources: Sources,
  { utterance, ...conditioned }: Conditioned,
): Promise<Plan | undefined> {
  const parts = sources.profile.isLed ? await ifTold(sources, utterance, conditioned) : undefined;
  return parts && planOf(parts, sources.language);
}

/** What is to be done where the condition isn't so. */
async function otherwiseIn(
  sources: Sources,
  { condition: { otherwise }, utterance, signal }: Conditioned,
): Promise<readonly StepPart[]> {
  if (otherwise === undefined) return [];
  const own = { ...utterance, text: otherwise, alternatives: [] };
  const parts = await partsIn(sources, own, signal);
  return stepsOf(sources, own, { parts, signal });
}
