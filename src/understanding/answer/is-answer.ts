import { abstains } from "../../discovery/abstains.ts";
import { groundAnswer } from "../../grounding/tool/ground-answer.ts";
import type { Part } from "../parts/part.ts";
import { isPastedCall } from "../../grounding/text-slots/ground-free.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { Sources } from "../sources.ts";
import { isAskedAgain } from "./asked-again.ts";
import { beginsWithAsked, isBare } from "./plain-answer.ts";
import { isOther } from "./other-request.ts";
import { isTextGiven } from "./text-given.ts";

type Heard = { readonly utterance: Utterance; readonly understood: readonly Part[] };

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
  const isWritten = mayAsk(parameter);
  const given = { said, understood, open, isShort, isWritten };
  const asText = isText ? isTextGiven(sources, given) : undefined;
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

/** "The one on Friday" names one of what is asked for, whether there is such a one or not. */
function namesOneOf(parameter: Parameter | undefined, { reading }: RequestContext): boolean {
  const { cues, wish } = reading;
  return parameter?.kind === "handle" && cues.standIns.length > 0 && !wish.beginsAct;
}

/** A text may ask something; what something is called doesn't. */
function mayAsk(parameter: Parameter | undefined): boolean {
  return parameter?.kind === "free";
}

function takesAnyWords(parameter: Parameter | undefined): boolean {
  const isSpan = parameter?.kind === "span" && parameter.of === undefined;
  return isSpan || parameter?.kind === "free";
}
