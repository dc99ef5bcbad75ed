import type { PlanValues } from "../../../types/turn/plan.ts";
import type { Look } from "./look-for.ts";

export type FoundFact = { readonly look: Look; readonly quote?: string };
/** A text that tells it, with the values that make its tool tell that. */
export type ToldText = FoundFact & { readonly values: PlanValues };

/** The call with the values that read a text. */
export function lookOf(name: string, found: PlanValues): ToldText | undefined {
  if (found.from !== "found") return undefined;
  const { kept, quote } = found;
  const values = kept.flatMap(({ parameter, value }) => {
    const [only] = value.kind === "free" ? [] : value.candidates;
    return only ? [[parameter, only] as const] : [];
  });
  const look: Look = {
    name,
    arguments: Object.fromEntries(values.map(([one, { value }]) => [one, value])),
    origins: Object.fromEntries(values.map(([one, { origin }]) => [one, origin])),
    by: "fast-path",
  };
  return { look, values: found, ...(quote ? { quote: quote.sentence } : {}) };
}
