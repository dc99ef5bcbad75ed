import type { PlanPart } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

/** One part of a request with the tools that fit it. */
export type Part = { readonly text: string; readonly ranked: Ranked };

/** A part with what has to be found out before it is done; its values are in its words unless they were found. */
export type StepPart = Part & Pick<PlanPart, "said" | "owes"> & Partial<Pick<PlanPart, "values">>;
