import type { Similar } from "../../src/grounding/content/near/similar.ts";

/** How near texts are to whatever is said, by what they begin with; nothing of the others is. */
export function senses(near: Readonly<Record<string, number>>): Similar {
  return async (_, others) =>
    others.map((text) => {
      const found = Object.entries(near).find(([start]) => text.startsWith(start));
      return found?.[1] ?? 0;
    });
}
