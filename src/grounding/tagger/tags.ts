import { LABELS } from "../../language/reading/marks.ts";
import type { Label } from "../../language/reading/marks.ts";

/** No label, then two tags for each: its first word, and its others. */
export const TAGS = 1 + 2 * LABELS.length;
export const OUTSIDE = 0;

export function firstOf(label: Label): number {
  return 1 + 2 * LABELS.indexOf(label);
}

export function labelOf(tag: number): Label | undefined {
  return tag === OUTSIDE ? undefined : LABELS[(tag - 1) >> 1];
}

export function isFirst(tag: number): boolean {
  return tag % 2 === 1;
}

/** A tag of a label's other words stands only behind one of the same label. */
export function mayFollow(tag: number, before: number): boolean {
  if (tag === OUTSIDE || isFirst(tag)) return true;
  return before !== OUTSIDE && labelOf(before) === labelOf(tag);
}
