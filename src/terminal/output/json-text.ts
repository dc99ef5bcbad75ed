import { replaceHidden } from "../../visible.ts";

/** A value as JSON in one row of characters that can be seen; parsed, it is the same value. */
export function jsonText(value: unknown): string {
  return replaceHidden(JSON.stringify(value), escaped);
}

/** As JSON spells characters: each half of a pair by itself. */
function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
    .join("");
}
