import type { Lack, Plan, PlanPart } from "../types/turn/plan.ts";

/*
 *   parts   [ find the mail ] [ tell Ben about it ] [ set a timer ]
 *   at            ▲ a look-up keeps it here, with a feed
 *                 └─ its call, or none: `movedOn` ─▶ the next; what leans on a part not done: `givenUp`
 */

/** The words of the parts still to serve, where an utterance has several. */
export function unserved({ parts, at }: Plan): readonly string[] {
  return parts.length > 1 ? parts.slice(at).map(({ text, said }) => said ?? text) : [];
}

/** Everything that was asked for and not done, in its order. */
export function undone(plan: Plan): readonly string[] {
  return [...plan.left, ...unserved(plan)];
}

/** The part at hand had its call, or gets none: the next is at hand, after so many calls of the turn. */
export function movedOn(plan: Plan, calls: number): Plan {
  return { ...plan, at: plan.at + 1, since: calls, feed: undefined };
}

/** The part at hand is not done, and so many with it, which is said by what they depend on. */
export function leftOut(plan: Plan, parts: number, calls: number): Plan {
  return { ...movedOn(plan, calls), at: plan.at + parts };
}

/** The part at hand is not done, which is to be said where there are others. */
export function givenUp(plan: Plan, calls: number): Plan {
  return { ...movedOn(plan, calls), left: [...plan.left, ...unserved(plan).slice(0, 1)] };
}

/** After a part that was not done: what leans on it is given up too, up to the first that stands by itself. */
export function withoutLeaning(plan: Plan, calls: number): Plan {
  const next = plan.parts[plan.at];
  return next?.leansBack ? withoutLeaning(givenUp(plan, calls), calls) : plan;
}

/** A look-up runs: what it finds goes to this tool. */
export function fedInto(plan: Plan, feed: Lack): Plan {
  return { ...plan, feed };
}

/** The part at hand as another, which no call was made for yet. */
export function instead(plan: Plan, part: PlanPart, calls: number): Plan {
  // The first part stays there, as another.
  const parts = plan.parts.with(plan.at, part) as [PlanPart, ...PlanPart[]];
  return { ...plan, parts, since: calls, feed: undefined };
}

/** Code has had its say: all the words are one request, which a model sees to. */
export function leftToModel({ whole, ...plan }: Plan): Plan {
  return whole ? { ...plan, parts: [whole] } : plan;
}

/** How many calls the part at hand makes to find out what it owes. */
export function looksOwed({ parts, at }: Plan): number {
  return (parts[at]?.owes ?? []).reduce(
    (sum, { look, beside = [] }) => sum + (look === undefined ? 0 : 1) + beside.length,
    0,
  );
}

/** The part at hand is the share of one tool in what a day brings. */
export function isOfDay({ parts, at }: Plan): boolean {
  return parts[at]?.values.from === "day";
}

/** What is read beside the last of these is looked up for the same question. */
export function readsBeside(plan: Plan): boolean {
  return isOfDay(plan) && plan.at < plan.parts.length - 1;
}
