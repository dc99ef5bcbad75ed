import { movedInto } from "../../../grounding/reading/moved-into.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { SPELT } from "../../../language/names/find-names.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { overlaps } from "../../../language/region.ts";
import { objectAgrees } from "../features/object-agrees.ts";

export type Exclusion = {
  readonly tools: ReadonlySet<string>;
  /** Another tool does that to such things: it takes the place of what is shut out; else none does. */
  readonly isServed: boolean;
};

/** Tools that would do it to things of another kind than the words name. */
export function ofAnotherKind(looked: readonly Tool[], request: RequestContext): Exclusion {
  if (takesPeopleOff(request.reading)) {
    const changing = looked.filter((tool) => tool.effect !== "none");
    return { tools: new Set(changing.map(({ name }) => name)), isServed: false };
  }
  const agreeing = looked.map((tool) => objectAgrees({ ...request, tool }));
  const isMoved = movedInto(request.reading) !== undefined;
  const isOff = takesOffList(request.reading);
  const isDiarised = putsIntoCalendar(request.reading);
  const shutOut = looked.filter(
    (tool, at) =>
      agreeing[at] === "differs" ||
      // Nothing is thrown away or written for it.
      (isMoved && tool.effect !== "none" && tool.moves === undefined) ||
      (isDiarised && tool.effect !== "none" && tool.gives !== EVENT) ||
      (isOff && putsOnList(tool)),
  );
  return {
    tools: new Set(shutOut.map(({ name }) => name)),
    isServed:
      agreeing.includes("serves") ||
      (isOff && looked.some(({ act }) => act === REMOVE)) ||
      (isDiarised && looked.some(({ effect, gives }) => effect !== "none" && gives === EVENT)),
  };
}

/** "Take the beans off Shopping": that puts nothing on the list. */
function takesOffList({ wish: { takenOff }, names }: Reading): boolean {
  const [list, ...others] = names("list").filter(({ score }) => score >= SPELT);
  return (
    takenOff !== undefined &&
    list !== undefined &&
    others.length === 0 &&
    overlaps(list, takenOff.off)
  );
}

function putsOnList(tool: Tool): boolean {
  const takesList = parametersOf(tool).some(({ kind }) => kind === "list");
  return takesList && tool.effect !== "none" && tool.act !== REMOVE;
}

const REMOVE = "remove";
const EVENT = "event";

/** "Put that in the diary": what goes there is an event, and nothing that is written down elsewhere. */
function putsIntoCalendar({ tokens, cues, mood }: Reading): boolean {
  const [verb] = tokens.filter(({ start }) => start >= cues.opening);
  const place = cues.containers.find(({ kinds }) => kinds.includes(CALENDAR));
  const isLast = tokens.every(
    ({ start, is }) => place === undefined || start <= place.start || is.has("filler"),
  );
  const isAsked = mood.question !== undefined || mood.forbids;
  return place !== undefined && isLast && !isAsked && verb?.is.has("puts") === true;
}

const CALENDAR = "calendar";

/** "Remove Ann and Bob from the party": the party stays, and no tool takes people off it. */
function takesPeopleOff(reading: Reading): boolean {
  const { takenOff } = reading.wish;
  if (!takenOff) return false;
  const people = reading.names("person");
  const taken = reading.tokens.filter((token) => overlaps(token, takenOff.taken));
  const isNamed = (token: SaidToken): boolean =>
    people.some((one) => overlaps(one, token)) || /^\p{Lu}/u.test(token.raw);
  const named = taken.filter(({ word }) => !reading.language.terms.isStop(word));
  const isKept = reading.cues.containers.some((one) => overlaps(one, takenOff.off));
  return named.length > 0 && named.every(isNamed) && !isKept;
}
