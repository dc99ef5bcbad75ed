import type { Voicing } from "../../language/contract/sayings.ts";

/** What a model writes for itself or a screen, each with what is said in its place. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/<think>[^]*?(<\/think>|$)/g, " "],
  [/```[^]*?(```|$)/g, " "],
  [/\|\|?call:[^\n]*/g, " "],
  // A link or picture: its words; as long as one is, or what is never closed is looked through for each.
  [/!?\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, "$1"],
  [/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g, "a link"],
  [/\(?\b[a-z_]+:\d+\b\)?/g, " "], // handles: event:7
  [/\bsha256:[0-9a-f]+\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b|\b[0-9a-f]{24,}\b/gi, " "],
  [/<\/?[a-z][^>\n]*>/gi, " "],
  [/^\s{0,3}(?:#{1,6}|>|[-*+•])\s+/gm, ""],
  [/^[ \t|:]*[-*_]{3}[-*_ \t|:]*$/gm, " "], // a rule, or the one under a table's head
  [/[*_]{1,3}(?=\S)([^*_\n]*?\S)[*_]{1,3}/g, "$1"],
  [/[`|]/g, " "],
  [
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f|\u20e3/gu,
    " ",
  ],
];
/** An object or a list of them, innermost first, so that nested ones go as well. */
const innermostJson = /\{\s*(?:"[^{}]*)?\}|\[[\s,]*(?:"[^[\]]*"\s*)?\]/g;
const deepestJson = 32;
const cutOffJson = /[{[]\s*"[^]*$/;

/**
 * The part of a text a voice should say: no JSON, ids, URLs, markdown or emoji, times and
 * numbers as words; "" where nothing is left.
 */
export function speakable(text: string, { spokenForms }: Voicing): string {
  const plain = replacements.reduce(
    (rest, [what, by]) => rest.replaceAll(what, by),
    withoutJson(text),
  );
  const spoken = plain
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s+([.,;:!?])/g, "$1")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(spoken)) return "";
  return spokenForms(spoken);
}

function withoutJson(text: string): string {
  let rest = text;
  for (let level = 0; level < deepestJson; level += 1) {
    const less = rest.replaceAll(innermostJson, " ");
    if (less === rest) break;
    rest = less;
  }
  return rest.replace(cutOffJson, " ");
}
