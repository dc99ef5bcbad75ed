import { abstains } from "../discovery/abstains.ts";
import type { Condition } from "../language/contract/steps.ts";
import type { Part, StepPart } from "./parts/segment-request.ts";
import type { DialogueAct } from "../types/turn/dialogue.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { Plan } from "../types/turn/plan.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import { sentLast } from "./steps/told/sent-last.ts";
import { isOnlyCall } from "../grounding/text-slots/ground-free.ts";
import { conditional, sentWhole, stepsOf, wantedIn } from "./steps/steps-of.ts";
import type { Sent } from "./steps/told/moment-owed.ts";
import { isAnswer } from "./answering.ts";
import { askedOfHome } from "./asked/asked-of-home.ts";
import { besideThings } from "./asked/beside-things.ts";
import { lookedFor } from "./asked/looked-for.ts";
import { bestHearing } from "./best-hearing.ts";
import { anotherDay } from "./day/day-asked.ts";
import { forbiddenIn, withoutActs } from "./forbidden.ts";
import { lean } from "./dialogue/lean.ts";
import type { Leaning } from "./dialogue/leaning.ts";
import { lotParts } from "./steps/lots/lot-parts.ts";
import { oneOfList } from "./steps/one-of-list.ts";
import { partsOf } from "./parts/parts-of.ts";
import { NOTHING_FITS, planOf } from "./plan.ts";
import { byCost } from "./ranking/by-cost.ts";
import { rankText } from "./ranking/rank-words.ts";
import { onlyAsked } from "./ranking/rules/only-asked.ts";
import { onlyTool } from "./ranking/rules/one-tool.ts";
import type { Sources } from "./sources.ts";
import { withinFocus } from "./asked/within-focus.ts";
import { wholeQuestion } from "./whole-question.ts";
import { knownClause, withoutAsides } from "./parts/without-asides.ts";

type Heard = {
  readonly utterance: Utterance;
  readonly open: OpenQuestion | undefined;
  readonly signal: AbortSignal;
};

/** An utterance as the answer to the open question, as leaning on the last request, or as a request by itself. */
export async function understand(sources: Sources, heard: Heard): Promise<Plan> {
  const { open } = heard;
  const utterance = withoutKept(sources, heard.utterance);
  const forbidden = open ? undefined : forbiddenIn(sources, utterance);
  if (!forbidden) return meant(sources, { ...heard, utterance });
  const plan = await meant(sources, { ...heard, utterance: forbidden.rest });
  return withoutActs(sources, plan, { acts: forbidden.acts, said: utterance.text });
}

/** What is to stay as it is, is nothing that is asked for, and no name of what is. */
function withoutKept({ language, profile }: Sources, utterance: Utterance): Utterance {
  const { excepting } = language.wordingOf(utterance.text).steps;
  return profile.isLed && excepting !== utterance.text
    ? { ...utterance, text: excepting, alternatives: [] }
    : utterance;
}

async function meant(sources: Sources, { utterance: said, open, signal }: Heard): Promise<Plan> {
  const { language } = sources;
  // Somebody's call, pasted, asks for nothing.
  if (sources.profile.isLed && (isTooLong(said) || isOnlyCall(said.text))) {
    return planOf([{ text: said.text, ranked: NOTHING_FITS }], language);
  }
  const { whole, condition, utterance } = wantedIn(sources, said);
  const alone = condition ? undefined : await wholeMeaning(sources, { utterance, open, signal });
  if (alone) return alone;
  const understood = await partsIn(sources, utterance, signal);
  if (open && (await isAnswer(sources, open, { utterance, understood }))) {
    return answerOf(sources, utterance, open);
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
  const listed = sources.profile.isLed
    ? await oneOfList(sources, utterance, understood)
    : undefined;
  if (listed) return planOf([listed.part], language, { values: listed.values });
  const heard = { utterance, signal, understood };
  return (await leaned(sources, { ...heard, steps })) ?? planOf(steps, language);
}

/** The parts of what was heard best, each without what is said around it. */
async function partsIn(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  return bestHearing(sources, utterance, async (hearing) => {
    const heard = await partsOf(sources, hearing, signal);
    const isOnly = heard.length === 1;
    return Promise.all(heard.map((part) => askedIn(sources, { utterance: hearing, part, isOnly })));
  });
}

type Conditioned = Pick<Heard, "utterance" | "signal"> & { readonly condition: Condition };

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

/** What is read off the whole utterance: a mail or a fact that goes out, or a question that no part of it tells. */
async function wholeMeaning(
  sources: Sources,
  { utterance, open, signal }: Heard,
): Promise<Plan | undefined> {
  const sent = open
    ? undefined
    : ((await sentWhole(sources, utterance, signal)) ??
      (await sentLast(sources, utterance, signal)));
  if (sent) {
    const parts = await aroundSent(sources, { utterance, signal }, sent);
    return planOf(parts, sources.language, sent);
  }
  const lot =
    open || !sources.profile.isLed ? undefined : await lotParts(sources, { utterance, signal });
  if (lot) return planOf(lot, sources.language);
  const looked = open ? undefined : await lookedFor(sources, { utterance, signal });
  const beside = open ? undefined : await besideThings(sources, utterance);
  return beside ?? looked ?? wholeQuestion(sources, { utterance, open });
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

type Parted = Pick<Heard, "utterance" | "signal"> & {
  readonly understood: readonly Part[];
  readonly steps: readonly StepPart[];
};

/** What leans on the last request, or is asked of somebody's own home; undefined for other requests. */
async function leaned(
  sources: Sources,
  { utterance, signal, understood, steps }: Parted,
): Promise<Plan | undefined> {
  const { language, profile } = sources;
  if (!profile.isLed) return undefined;
  const [only] = understood;
  const { rejected } = language.wordingOf(utterance.text).leaning.corrected;
  // What is wrong and what is right are told together: neither is an aside of the other.
  const isOne = only && understood.length === 1 && rejected === "";
  const words = isOne ? { ...utterance, text: only.text } : utterance;
  const otherDay = await anotherDay(sources, words);
  if (otherDay) return otherDay;
  const leaning = await lean(sources, words, { understood, whole: utterance });
  const within = await withinFocus(sources, { utterance: words, signal, understood, leaning });
  if (within) return planOf([within.part], language, { values: within.values });
  return leant(sources, { utterance, signal, understood, steps }, { leaning, words: words.text });
}

/** What leans on the last request; else a question to somebody's own home. */
async function leant(
  sources: Sources,
  { utterance, signal, understood, steps }: Parted,
  { leaning, words }: { readonly leaning: Leaning | undefined; readonly words: string },
): Promise<Plan | undefined> {
  const { language } = sources;
  const isStepped = steps.some(({ owes }) => owes !== undefined);
  // What leaves something out takes back none of what was done.
  const isPicked = language.wordingOf(words).steps.selection?.except !== undefined;
  const isRewritten = leaning && REWRITES.has(leaning.act) && !(isPicked && leaning.act === "undo");
  if (leaning && (!isStepped || isRewritten)) {
    return planOf([leaning.part], language, leaning);
  }
  const asked = isStepped
    ? undefined
    : await askedOfHome(sources, { utterance, signal }, understood);
  return asked && planOf([asked.part], language, { values: asked.values });
}

/** What words that describe a record do to the last act, whatever they describe. */
const REWRITES: ReadonlySet<DialogueAct> = new Set([
  "revise",
  "redirect",
  "continue",
  "undo",
  "close",
]);

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
  return { text, ranked: byCost(onlyAsked(ranked, { text, language, registry }), registry) };
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
