import { abstains } from "../discovery/abstains.ts";
import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import type { Answered } from "../grounding/tool/ground-answer.ts";
import { overlaps } from "../language/region.ts";
import type { Region } from "../language/region.ts";
import { evidenceIn } from "../grounding/entity-linking/evidence-in.ts";
import type { Part } from "./parts/segment-request.ts";
import { isPastedCall } from "../grounding/text-slots/ground-free.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Tool } from "../tool/define-tool.ts";
import { NAME_KINDS } from "../types/known-names.ts";
import type { Slot } from "../types/turn/call-space.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { RequestContext } from "../grounding/reading/request-context.ts";
import { isSettled } from "./ranking/rerank.ts";
import type { Sources } from "./sources.ts";

type Heard = { readonly utterance: Utterance; readonly understood: readonly Part[] };

/** A request is another one when its tool scores this, and "none" is less likely by this. */
const REQUEST = { score: 0.6, lead: 0.3 } as const;
/** An answer of so few words is taken for one, whatever else it could be. */
const FEW_WORDS = 3;

/**
 * Whether words answer the open question: they give what was asked for, or they are no request, so
 * that the question is asked again. A whole request for something else is never an answer: it would
 * be sent, or done to the wrong thing.
 */
export async function isAnswer(
  sources: Sources,
  open: OpenQuestion,
  { utterance, understood }: Heard,
): Promise<boolean> {
  const tool = sources.registry.get(open.call.name);
  if (!tool) return false;
  const [asked] = open.missing;
  const parameter = parametersOf(tool).find(({ name }) => name === asked);
  // Any words would do for a text, so that only a sure request is none; words for a known thing name it.
  const isText = takesAnyWords(parameter);
  if (isNoAnswer(sources, utterance.text, parameter)) return false;
  const request = await sources.contextOf(utterance, [tool]);
  const answered = groundAnswer(tool, open, request);
  const said = utterance.text.trim();
  const wording = sources.language.wordingOf(said);
  const words = said.slice(wording.leaning.answerStart).split(/\s+/).length;
  const isShort = words <= FEW_WORDS;
  if (!mayAsk(parameter) && wording.mood.isQuestion) return false;
  if (namesOneOf(parameter, request)) return true;
  if (isAskedAgain(tool, open, { understood, request })) return false;
  const asText = isText ? isTextGiven(sources, { said, understood, open, isShort }) : undefined;
  if (asText !== undefined) return asText;
  const isPlain =
    (isShort && !isText) ||
    isBare(request) ||
    beginsWithAsked(request, { parameter, open, answered });
  const isGiven = answered.isAnswer && isPlain && understood.length === 1;
  return isGiven || !understood.some((part) => isOther(part, tool.name));
}

/**
 * The words forbid or only wonder, or are somebody's call of a tool. A text may say either to whom it
 * is for ("should I bring the tent"): it is none only where it forbids what a tool does ("don't send it").
 */
function isNoAnswer(
  { language, rankWords }: Sources,
  text: string,
  parameter: Parameter | undefined,
): boolean {
  if (isPastedCall(text)) return true;
  const { mood, talk } = language.wordingOf(text);
  // Nobody calls anything "no"; a text may say so.
  if (parameter?.kind === "span" && talk.answer === "no") return true;
  if (!takesAnyWords(parameter)) return mood.forbids || mood.wonders;
  return mood.forbids && !abstains(rankWords(text));
}

type Told = Pick<Heard, "understood"> & {
  readonly said: string;
  readonly open: OpenQuestion;
  readonly isShort: boolean;
};

/** Whether words are the text that is waited for; undefined where more has to be looked at. */
function isTextGiven(
  sources: Sources,
  { said, understood, open, isShort }: Told,
): boolean | undefined {
  const { name } = open.call;
  if (isDictated(sources, said)) return true;
  // "The maps are ready": words that tell something are the text, but where the request in them is beyond doubt.
  if (sources.language.wordingOf(said).mood.states)
    return !understood.some(({ ranked }) => isSettled(ranked) && isSureOf(ranked, name));
  return isShort ? !understood.some(({ ranked }) => isSureOf(ranked, name)) : undefined;
}

/** The same asked for once more, of something else or with all that it takes: a request of its own. */
function isAskedAgain(tool: Tool, open: OpenQuestion, again: Again): boolean {
  return isWholeAgain(tool, again.understood, again.request) || tellsTimeAgain(tool, open, again);
}

/** "Text Tom that the hall is booked": the same asked for once more, with all that it takes. */
function isWholeAgain(
  tool: Tool,
  [only, ...others]: readonly Part[],
  request: RequestContext,
): boolean {
  const isSame = only?.ranked.tools[0]?.name === tool.name && !abstains(only.ranked);
  const { wish, leaning, text } = request.reading;
  // "No, text Tom instead" changes what was asked for.
  const isChanged = leaning.corrects || leaning.corrected.text !== text;
  if (!isSame || others.length > 0 || !wish.beginsAct || isChanged) return false;
  const { missing, unclear, unsaid } = groundTool(tool, request.reading, request.context);
  return missing.length + unclear.length + unsaid.length === 0;
}

/** "The one on Friday" names one of what is asked for, whether there is such a one or not. */
function namesOneOf(parameter: Parameter | undefined, { reading }: RequestContext): boolean {
  const { cues, wish } = reading;
  return parameter?.kind === "handle" && cues.standIns.length > 0 && !wish.beginsAct;
}

type Again = { readonly understood: readonly Part[]; readonly request: RequestContext };

/** "The eye test is at five now", where a time was told and nothing is offered: the same of another thing, at another time. */
function tellsTimeAgain(
  tool: Tool,
  { slots, missing }: OpenQuestion,
  { understood: [only, ...others], request }: Again,
): boolean {
  const [first] = only?.ranked.tools ?? [];
  const isSame = first?.name === tool.name && first.score >= REQUEST.score;
  if (!isSame || others.length > 0 || slots.some((slot) => missing.includes(slot.parameter)))
    return false;
  const times = parametersOf(tool).filter(
    ({ kind, name }) => kind === "when" && !missing.includes(name),
  );
  const told = groundTool(tool, request.reading, request.context).slots;
  const isIn = (some: readonly Slot[], name: string): boolean =>
    some.some(({ parameter }) => parameter === name);
  return times.some(({ name }) => isIn(slots, name) && isIn(told, name));
}

/** "Just that I'm late": nothing but what it is to say, after a word at most. */
function isDictated({ language }: Sources, said: string): boolean {
  const { quote } = language.wordingOf(said).cues;
  return quote !== undefined && language.tokensOf(said.slice(0, quote.start)).length <= 1;
}

/** A text may ask something; what something is called doesn't. */
function mayAsk(parameter: Parameter | undefined): boolean {
  return parameter?.kind === "free";
}

function takesAnyWords(parameter: Parameter | undefined): boolean {
  const isSpan = parameter?.kind === "span" && parameter.of === undefined;
  return isSpan || parameter?.kind === "free";
}

function isSureOf(ranked: Ranked, open: string): boolean {
  return ranked.sure && !abstains(ranked) && ranked.tools[0]?.name !== open;
}

/** Nothing but a time, a length, a number or a name was said. */
function isBare({ reading }: RequestContext): boolean {
  const { durations, numbers } = reading;
  const known: readonly Region[] = [...durations, ...numbers, ...reading.names("person")];
  return evidenceIn(reading).every((token) => known.some((one) => overlaps(one, token)));
}

type Said = {
  readonly parameter: Parameter | undefined;
  readonly open: OpenQuestion;
  readonly answered: Pick<Answered, "slots">;
};

/** What is asked for comes first, where requests have a verb, or no request could take it. */
function beginsWithAsked(request: RequestContext, { parameter, open, answered }: Said): boolean {
  if (beginsWithName(request, parameter) || beginsWithTime(request, parameter)) return true;
  return !request.reading.wish.beginsAct && isChosen(open, answered);
}

/** "Sarah O'Neill, not Sarah from work". */
function beginsWithName({ reading }: RequestContext, parameter: Parameter | undefined): boolean {
  const kind = NAME_KINDS.find((one) => one === parameter?.kind);
  const start = reading.leaning.answerStart;
  return kind !== undefined && reading.names(kind).some((name) => name.start === start);
}

/** "Three, in the hall". */
function beginsWithTime({ reading }: RequestContext, parameter: Parameter | undefined): boolean {
  const start = reading.leaning.answerStart;
  return parameter?.kind === "when" && reading.whens.some((when) => when.start === start);
}

/** "The later one, the twelfth": of what was offered the words take one. */
function isChosen({ slots, missing }: OpenQuestion, answered: Pick<Answered, "slots">): boolean {
  const [asked] = missing;
  const countIn = (some: readonly Slot[]): number => {
    const value = some.find(({ parameter }) => parameter === asked)?.value;
    return value && value.kind !== "free" ? value.candidates.length : 0;
  };
  return countIn(slots) > 1 && countIn(answered.slots) === 1;
}

/** A request for another tool; one for the same with a verb of its own is another one too. */
function isOther({ ranked }: Part, open: string): boolean {
  const [first] = ranked.tools;
  if (!first || abstains(ranked) || first.name === open) return false;
  return (
    isSureOf(ranked, open) ||
    (first.score >= REQUEST.score && first.score - ranked.none >= REQUEST.lead)
  );
}
