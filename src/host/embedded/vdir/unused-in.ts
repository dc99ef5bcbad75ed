import type { Count } from "../parts/part.ts";
import type { VdirItem } from "./vdir-item.ts";

/** What lies in the files that no domain keeps, by its kind. */
export function unusedIn(items: readonly VdirItem<unknown>[]): readonly Count[] {
  const counts = new Map<string, number>();
  for (const [noun, count] of items.flatMap(({ shape }) => [...(shape?.others ?? [])])) {
    counts.set(noun, (counts.get(noun) ?? 0) + count);
  }
  return [...counts].map(([noun, count]) => ({ noun, count }));
}
