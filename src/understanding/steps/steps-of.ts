import type { Condition } from "../../language/contract/steps.ts";
import type { Language } from "../../language/language.ts";
import type { Owed, Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part, StepPart } from "../parts/part.ts";
import { NOTHING_FITS, planOf } from "../plan.ts";
import type { Sources } from "../sources.ts";
import { givenPlan } from "../given/given-plan.ts";
import { askedOfHome } from "../asked/asked-of-home.ts";
import { conditionOwed } from "./condition-owed.ts";
import { factPart } from "./told/fact-owed.ts";
import { borrowedPart } from "./borrowed/borrowed-part.ts";
import { ofShown } from "./of-shown.ts";
import { withList } from "./with-list.ts";
import { withPerson } from "./with-person.ts";
import { momentParts } from "./told/moment-owed.ts";
import type { Sent } from "./told/moment-owed.ts";
import { mailActPart } from "./told/mail-act-owed.ts";
import { withSteps } from "./with-steps.ts";

type Wanted = {
  readonly whole: Utterance;
  readonly condition: Condition | undefined;
  /** What is to be done, where a condition holds. */
  readonly utterance: Utterance;
};

/** The words without what was taken back, and without a condition. */
export function wantedIn({ language, profile }: Sources, said: Utterance): Wanted {
  const { repaired } = language.wordingOf(said.text).parting;
  const text = profile.isLed ? placed(language, repaired) : repaired;
  const whole = { ...said, text };
  const condition = profile.isLed ? language.wordingOf(text).steps.condition : undefined;
  const utterance = condition ? { ...whole, text: condition.request, alternatives: [] } : whole;
  return { whole, condition, utterance };
}

/** The words in the order in which a request is read. */
function placed({ wordingOf }: Language, text: string): string {
  return wordingOf(wordingOf(text).mood.plain).steps.inPlace;
}

/** The parts with what each has to find out; a model that may call every tool finds it out itself. */
export async function stepsOf(
  sources: Sources,
  utterance: Utterance,
  { parts, signal }: { readonly parts: readonly Part[]; readonly signal: AbortSignal },
): Promise<readonly StepPart[]> {
  if (!sources.profile.isLed) return parts;
  const steps: StepPart[] = [];
  for (const one of parts) {
    const before = steps.at(-1);
    const said = await withList(sources, utterance, { part: one, before });
    const own = { ...utterance, text: said.text, alternatives: [] };
    const isBehind = before !== undefined || sources.lastCall !== undefined;
    const given = parts.length > 1 ? await givenPlan(sources, own, isBehind) : undefined;
    if (given) {
      steps.push(...given.parts);
      continue;
    }
    const spoken = await ofShown(sources, utterance, { part: said, before });
    const part = await withPerson(sources, utterance, { part: spoken, before });
    const step = await withSteps(sources, utterance, { part, before, signal });
    steps.push(parts.length > 1 ? await answered(sources, utterance, { step, signal }) : step);
  }
  return steps;
}

/** A question beside other requests, where somebody's own things answer it. */
async function answered(
  sources: Sources,
  utterance: Utterance,
  { step, signal }: { readonly step: StepPart; readonly signal: AbortSignal },
): Promise<StepPart> {
  const { question } = sources.language.wordingOf(step.text).mood;
  if (step.owes || question === undefined) return step;
  const own = { ...utterance, text: step.text, alternatives: [] };
  const asked = await askedOfHome(sources, { utterance: own, signal }, [step]);
  return asked ? { ...step, ...asked.part, values: asked.values } : step;
}

/** A whole utterance that sends a mail on, an answer, or a fact, or has its time from a text: its clauses are none by themselves. */
export async function sentWhole(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  if (!sources.profile.isLed) return undefined;
  const borrowed = await borrowedParts(sources, utterance, signal);
  if (borrowed) return borrowed;
  const timed = await momentParts(sources, { utterance, signal });
  if (timed) return timed;
  return sentBy(sources, utterance, signal);
}

/** A record that gets a value of a text, with what is asked for before it and behind it. */
async function borrowedParts(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  const { borrowed } = steps;
  if (mood.forbids || !borrowed) return undefined;
  const part = await borrowedPart(sources, { utterance, signal }, borrowed);
  if (!part) return undefined;
  const { others, rest } = borrowed;
  const { first = askedBefore(utterance, others) } = borrowed;
  return { parts: [part], first, rest, told: others };
}

/** A question that is asked before what is to be done with its answer: it is answered as well. */
function askedBefore({ text }: Utterance, asks: string): string | undefined {
  return text.includes(`${asks}?`) ? asks : undefined;
}

async function sentBy(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  // An answer that tells a fact is no text to whoever asked.
  const fact = steps.mailAct?.fact ? undefined : await factPart(sources, { utterance, signal });
  if (fact) {
    const [{ words = "", use } = {}] = fact.owes ?? [];
    return {
      parts: [fact],
      first: use?.kind === "fact" ? askedBefore(utterance, words) : undefined,
    };
  }
  if (mood.forbids) return undefined;
  if (steps.freeTime?.request !== undefined) {
    const part = { text: utterance.text, ranked: NOTHING_FITS };
    const put = await withSteps(sources, utterance, { part, before: undefined, signal });
    if (put.owes) return { parts: [put] };
  }
  const { mailAct: act } = steps;
  const sent = act && (await mailActPart(sources, utterance, { act, before: undefined, signal }));
  return sent && { parts: [sent], first: act.first, rest: act.rest, told: act.mail };
}

type Conditional = {
  readonly whole: Utterance;
  readonly condition: Condition;
  readonly parts: readonly StepPart[];
  /** What is to be done where it isn't so. */
  readonly others: readonly StepPart[];
};

/** What is to be done if something is so, and what if not: the first part of each owes that. */
export async function conditional(
  sources: Sources,
  { whole, condition, parts, others }: Conditional,
): Promise<Plan> {
  const counts = { parts: parts.length, all: parts.length + others.length };
  const owed = await conditionOwed(sources, whole, { condition, ...counts });
  const otherwise: Owed = {
    look: undefined,
    words: condition.asks,
    use: { kind: "otherwise", parts: others.length },
  };
  const [first, ...rest] = owing(parts, owed);
  const opening = first && { ...first, said: whole.text };
  const then = opening ? [opening, ...rest] : [];
  const plan = planOf([...then, ...owing(others, otherwise)], sources.language);
  const [one, ...more] = plan.parts;
  // What is done in the other case speaks of nothing that was done.
  const apart = more.map((part, at) =>
    at === parts.length - 1 ? { ...part, leansBack: false } : part,
  );
  return { ...plan, parts: [one, ...apart] };
}

/** The parts, of which the first has something to be found out. */
function owing([first, ...rest]: readonly StepPart[], owed: Owed): readonly StepPart[] {
  return first ? [{ ...first, owes: [owed, ...(first.owes ?? [])] }, ...rest] : [];
}
