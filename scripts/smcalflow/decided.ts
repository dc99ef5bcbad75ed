import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Asked } from "./first-turns.ts";

/** A request with the ranking of each of its parts. */
export type Said = Asked & { readonly parts: readonly Ranked[] };
/** The first tools of the parts that get one. */
function shownOf({ parts }: Said): readonly string[] {
  return parts.flatMap(({ tools: [top], none }) => (top && none <= top.score ? [top.name] : []));
}

export function isShown(one: Said): boolean {
  return shownOf(one).length > 0;
}

export function isRight(one: Said): boolean {
  const shown = shownOf(one);
  if (one.accept.length === 0) return shown.length === 0;
  return shown.some((tool) => one.accept.includes(tool));
}

export function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
  return items.length === 0 ? "–" : ((100 * items.filter(holds).length) / items.length).toFixed(1);
}
