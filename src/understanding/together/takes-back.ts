import type { PlanPart } from "../../types/turn/plan.ts";
import type { Sources } from "../sources.ts";

/** "Can it go in the diary?" behind an event: nothing is taken away in the breath in which it was made, unless somebody says so. */
export function takesBack(
  { registry, language }: Pick<Sources, "registry" | "language">,
  parts: readonly Pick<PlanPart, "ranked" | "text">[],
): boolean {
  return parts.some(({ ranked: { tools }, text }) => {
    const tool = tools[0] && registry.get(tools[0].name);
    const { wish, cues } = language.wordingOf(text);
    const isSaid = wish.deletes || (wish.beginsAct && !cues.pointsBack);
    return tool?.act === "remove" && !isSaid;
  });
}
