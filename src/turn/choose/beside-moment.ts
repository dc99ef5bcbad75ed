import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { When } from "../../types/time/when.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { owedWith } from "../ask/looks.ts";
import type { Owing } from "../ask/owed.ts";

/** The request with a time that was found in a text as what was spoken of last: "the day before that" is told by it. */
export function besideMoment(
  { momentOf }: Pick<Owing, "momentOf">,
  request: RequestContext,
  { plan, calls }: TurnState,
): RequestContext {
  const owes = plan.parts[plan.at]?.owes ?? [];
  const [spoken] = owedWith(owes, calls.slice(plan.since)).flatMap(([{ use }, [found]]) => {
    const when = use.kind === "moment" && use.isBeside && found ? momentOf(use, found) : undefined;
    return when ? [when] : [];
  });
  if (!spoken) return request;
  const at = dayOf(spoken);
  const entry: HandleEntry = {
    handle: "",
    kind: "event",
    id: "",
    facts: {},
    at,
    listing: 0,
    place: 0,
    isOwn: true,
  };
  const { context } = request;
  return { ...request, context: { ...context, handles: [entry, ...context.handles] } };
}

/** What goes on until some day is over by the end of it. */
function dayOf({ allDay, bound, from, at }: When): number {
  if (!allDay) return at;
  return bound === "until" ? at - 1 : from;
}
