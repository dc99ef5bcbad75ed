import { abstains } from "../discovery/abstains.ts";
import type { Part, StepPart } from "./parts/segment-request.ts";
import type { DialogueAct } from "../types/turn/dialogue.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { Plan } from "../types/turn/plan.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { Condition } from "../language/contract/steps.ts";
import { conditionOwed } from "./steps/condition-owed.ts";
import { mailActPart } from "./steps/mail-act-owed.ts";
import { withSteps } from "./steps/with-steps.ts";
import { isAnswer } from "./answering.ts";
import { bestHearing } from "./best-hearing.ts";
import { lean } from "./dialogue/lean.ts";
import { partsOf } from "./parts/parts-of.ts";
import { NOTHING_FITS, planOf } from "./plan.ts";
import { rankText } from "./ranking/rank-words.ts";
import { onlyAsked, onlyTool } from "./ranking/rules.ts";
import type { Sources } from "./sources.ts";
import { knownClause, withoutAsides } from "./parts/without-asides.ts";

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(
  sources: Sources,
  { utterance: said, open, signal }: Heard,
): Promise<Plan> {
  const { language } = sources;
  if (sources.profile.isLed && isTooLong(said)) {
    return planOf([{ text: said.text, ranked: NOTHING_FITS }], language);
  }
  const { whole, condition, utterance } = wantedIn(sources, said);
  const sent = condition || open ? undefined : await sentMail(sources, utterance);
  if (sent) return planOf([sent], language);
  const understood = await bestHearing(sources, utterance, async (hearing) => {
    const heard = await partsOf(sources, hearing, signal);
    const isOnly = heard.length === 1;
    return Promise.all(heard.map((part) => askedIn(sources, { utterance: hearing, part, isOnly })));
  });
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    return answerOf(sources, utterance, open);
  }
  const steps = await stepsOf(sources, utterance, understood);
  if (condition) return conditional(sources, { whole, condition, parts: steps });
  const [only] = understood;
  const words = only && understood.length === 1 ? { ...utterance, text: only.text } : utterance;
  const leaning = sources.profile.isLed ? await lean(sources, words, understood) : undefined;
  const isStepped = steps.some(({ owes }) => owes !== undefined);
  const stands = !leaning || (isStepped && !REWRITES.has(leaning.act));
  return stands ? planOf(steps, language) : planOf([leaning.part], language, leaning);
}

/** What words that describe a record do to the last act, whatever they describe. */
const REWRITES: ReadonlySet<DialogueAct> = new Set([
  "revise",
  "redirect",
  "continue",
  "undo",
  "close",
]);

type Wanted = {
  readonly whole: Utterance;
  readonly condition: Condition | undefined;
  /** What is to be done, where a condition holds. */
  readonly utterance: Utterance;
};

/** The words without what was taken back, and without a condition. */
function wantedIn({ language, profile }: Sources, said: Utterance): Wanted {
  const { repaired } = language.wordingOf(said.text).parting;
  const whole = { ...said, text: repaired };
  const condition = profile.isLed ? language.wordingOf(repaired).steps.condition : undefined;
  const utterance = condition ? { ...whole, text: condition.request, alternatives: [] } : whole;
  return { whole, condition, utterance };
}

/** The answer to an open question, and what was asked for after it. */
async function answerOf(sources: Sources, utterance: Utterance, open: OpenQuestion): Promise<Plan> {
  const rest = open.rest.map(async (text) => ({
    text,
    ranked: await rankText(sources, utterance, text),
  }));
  const answer = { text: utterance.text, ranked: onlyTool(open.call.name) };
  const parts = [answer, ...(await Promise.all(rest))];
  const values = { from: "answer", question: open } as const;
  return planOf(parts, sources.language, { act: "answer", values });
}

/** The parts with what each has to find out; a model that may call every tool finds it out itself. */
async function stepsOf(
  sources: Sources,
  utterance: Utterance,
  parts: readonly Part[],
): Promise<readonly StepPart[]> {
  if (!sources.profile.isLed) return parts;
  return Promise.all(
    parts.map((part, at) => withSteps(sources, utterance, { part, before: parts[at - 1] })),
  );
}

/** A whole utterance that sends a mail on, or an answer: its clauses are none by themselves. */
async function sentMail(sources: Sources, utterance: Utterance): Promise<StepPart | undefined> {
  const { steps, mood } = sources.language.wordingOf(utterance.text);
  if (!sources.profile.isLed || mood.forbids || !steps.mailAct) return undefined;
  return mailActPart(sources, utterance, { act: steps.mailAct, before: undefined });
}

type Conditional = {
  readonly whole: Utterance;
  readonly condition: Condition;
  readonly parts: readonly StepPart[];
};

/** What is to be done if something is so: the first part owes that, and the others go with it. */
async function conditional(
  sources: Sources,
  { whole, condition, parts }: Conditional,
): Promise<Plan> {
  const owed = await conditionOwed(sources, whole, condition);
  const [first, ...rest] = parts;
  const opening = first && { ...first, said: whole.text, owes: [owed, ...(first.owes ?? [])] };
  return planOf(opening ? [opening, ...rest] : [], sources.language);
}

type Hearing = { readonly utterance: Utterance; readonly part: Part; readonly isOnly: boolean };

/** A part without what is said around it and what is not asked for. */
async function askedIn(sources: Sources, { utterance, part, isOnly }: Hearing): Promise<Part> {
  const { language, registry } = sources;
  if (!sources.profile.isLed) return part;
  if (language.wordingOf(part.text).mood.forbids) {
    const rest = await restOf(sources, utterance, part);
    if (!rest) return { ...part, ranked: NOTHING_FITS };
    return askedIn(sources, { utterance, part: rest, isOnly });
  }
  const plain = await withoutAsides(sources, utterance, part);
  const { text, ranked } = isOnly ? await knownClause(sources, utterance, plain) : plain;
  return { text, ranked: onlyAsked(ranked, { text, language, registry }) };
}

/** What is asked for beside what is forbidden, where that is a request by itself. */
async function restOf(
  sources: Sources,
  utterance: Utterance,
  { text, ranked }: Part,
): Promise<Part | undefined> {
  const rest = sources.language.wordingOf(text).mood.allowed;
  if (rest === "") return undefined;
  const own = await rankText(sources, utterance, rest);
  const [first] = own.tools;
  if (first === undefined || first.score < ASKED || abstains(own)) return undefined;
  // The draft and the sending of it are told apart by the rest alone.
  return { text: rest, ranked: first.name === ranked.tools[0]?.name ? ranked : own };
}

/** What is left beside a clause that forbids is a request when its tool scores this. */
const ASKED = 0.6;

/** More words than anybody says as one request; what they ask for is not guessed at. */
const MOST_WORDS = 120;

export function isTooLong({ text }: Utterance): boolean {
  return text.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS;
}
