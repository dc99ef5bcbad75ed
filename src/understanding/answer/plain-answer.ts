import type { Answered } from "../../grounding/tool/ground-answer.ts";
import { evidenceIn } from "../../grounding/entity-linking/evidence-in.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { OpenQuestion } from "../../types/turn/open-question.ts";

/** Nothing but a time, a length, a number or a name was said. */
export function isBare({ reading }: RequestContext): boolean {
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
export function beginsWithAsked(
  request: RequestContext,
  { parameter, open, answered }: Said,
): boolean {
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
