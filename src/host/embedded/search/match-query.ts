import { normalise } from "../../../language/normalise.ts";

/** Words of a text as the indexes hold them: folded, without punctuation. */
export function indexWords(text: string): string {
  return normalise(text);
}

/** An FTS5 query for texts with all of the words, each as the beginning of a word; nothing without words. */
export function matchQuery(text: string): string | undefined {
  const found = normalise(text).split(" ").filter(Boolean);
  if (found.length === 0) return undefined;
  return found.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");
}
