import type { Question } from "../../language/contract/questions.ts";
import type { Wording } from "../../language/reading/wording/wording.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Call } from "../../types/turn/call.ts";
import type { PlanPart, PlanValues } from "../../types/turn/plan.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped, valuesAt } from "../plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { askingRecord } from "./asking.ts";
import { inOtherBox } from "./in-other-box.ts";
import { recordAsked } from "./record-asked.ts";
import { ofOtherKind, recordBySense } from "./by-sense.ts";
import { inTexts } from "./texts/in-texts.ts";

type Unanswered = {
  readonly call: Call;
  /** What it lacks; nothing, where it was made and found nothing. */
  readonly missing: readonly string[];
  /** It found a record that hasn't the fact. */
  readonly isFactless?: boolean;
  readonly state: TurnState;
  readonly signal: AbortSignal;
};

/** What was said, or what a question was taken for, and no sentence that was found, or things. */
function mayBeOther(values: PlanValues): boolean {
  if (values.from !== "found") return values.from === "words";
  return values.quote === undefined && values.beside === undefined;
}

/** Lacking one of these it isn't known what is asked about; of two times or people it is asked which. */
const THINGS: ReadonlySet<Parameter["kind"]> = new Set(["handle", "span"]);

/** That there is none is the answer to these. */
const ANSWERED_BY_NONE: ReadonlySet<Question["form"]> = new Set([
  "count",
  "whether",
  "until",
  "day",
]);

/** Less of what is asked about in a sentence is no answer to what was looked for elsewhere. */
const LEAST_SHARE = 0.6;
/** Where the sentence surely has the fact, half of what is asked about will do. */
const SHARE_OF_FACT = 0.5;

/** Less likely no sentence answers what was looked for elsewhere, by a model that compares texts. */
const LEAST_LIKELY = 0.4;

/**
 * The part at hand with the sentence in somebody's texts that answers it, where the reading call it was taken
 * for has nothing to tell, or lacks what to tell of. Undefined where none does, and for what changes something.
 */
export async function askedOtherwise(
  sources: Sources,
  unanswered: Unanswered,
): Promise<PlanPart | undefined> {
  const { call, missing, isFactless = false, state, signal } = unanswered;
  const { profile, registry, language } = sources;
  const tool = registry.get(state.plan.feed?.tool ?? call.name);
  if (!profile.isLed || !tool || !mayBeOther(valuesAt(state.plan))) return undefined;
  const { utterance } = scoped(state);
  const wording = language.wordingOf(utterance.text);
  const act = hasFound(state) ? undefined : await otherAct(sources, tool, unanswered);
  if (act || !mayBeToldInstead(tool, missing, wording)) return act;
  const mayStand = mayStandInText(wording, isFactless);
  const record = await otherRecord(sources, tool, { ...unanswered, mayStand });
  if (record || !mayStand) return record;
  const where = isFactless
    ? { leastShare: SHARE_OF_FACT, least: LEAST_LIKELY, except: tool.name }
    : { leastShare: LEAST_SHARE, least: LEAST_LIKELY };
  const asked = await inTexts(sources, { utterance, signal }, where);
  return asked && { ...asked.part, values: asked.values, leansBack: false };
}

/** Things are called as was said, and which of them is to be asked. */
function hasFound({ calls, plan }: TurnState): boolean {
  return calls
    .slice(plan.since)
    .some(
      ({ isLookup, result }) =>
        isLookup && result.ok && "items" in result && (result.items?.length ?? 0) > 0,
    );
}

/** What changes a thing that nothing here is called: one of another kind may be meant. */
async function otherAct(
  sources: Sources,
  tool: Tool,
  { missing, state, signal }: Unanswered,
): Promise<PlanPart | undefined> {
  const lacking = parametersOf(tool).find(
    ({ name, of }) => of !== undefined && missing.includes(name),
  );
  return lacking && tool.effect !== "none"
    ? ofOtherKind(sources, { tool: tool.name, state, signal })
    : undefined;
}

/** Where nothing was found: what is in another box, or is called otherwise; where a record has no such fact, what has. */
async function otherRecord(
  sources: Sources,
  tool: Tool,
  {
    call,
    missing,
    isFactless = false,
    state,
    signal,
    mayStand,
  }: Unanswered & { readonly mayStand: boolean },
): Promise<PlanPart | undefined> {
  if (isFactless) return asEvent(sources, scoped(state).utterance, tool);
  if (missing.length > 0) return undefined;
  const boxed = await inOtherBox(sources, tool, { call, state });
  if (boxed || !mayStand) return boxed;
  return recordBySense(sources, tool, { state, signal });
}

/** "When's Kim's birthday" where her card has none: it may stand in the calendar under that name. */
async function asEvent(
  sources: Sources,
  utterance: Utterance,
  { gives = "" }: Tool,
): Promise<PlanPart | undefined> {
  const { question } = sources.language.wordingOf(utterance.text).mood;
  if (question?.form !== "fact" || question.fact !== "birthday") return undefined;
  const when = { ...question, fact: "when" } as const;
  const record = await recordAsked(sources, { utterance, question: when, not: [gives] });
  if (!record) return undefined;
  const { part, values } = askingRecord(utterance, record);
  return { ...part, values, leansBack: false };
}

/** Whether it isn't known which thing is asked about; of an act, whether the words may only ask: "can I bring the dog". */
function mayBeToldInstead(
  tool: Tool,
  missing: readonly string[],
  { mood }: Pick<Wording, "mood">,
): boolean {
  if (tool.effect !== "none") return missing.length > 0 && mood.question?.form === "open";
  const lacking = parametersOf(tool).filter(({ name }) => missing.includes(name));
  return lacking.every(({ kind }) => THINGS.has(kind));
}

/** Whether a text could answer: "read it to me" asks nothing. */
function mayStandInText({ mood }: Pick<Wording, "mood">, isFactless: boolean): boolean {
  const { question, isQuestion } = mood;
  if (!question) return isQuestion;
  return isFactless || !ANSWERED_BY_NONE.has(question.form);
}
