import { fold } from "../../../../language/normalise.ts";

/** Whether every word of `text` occurs in one of the fields, whatever its case and accents. */
export function matchesText(text: string, fields: readonly (string | undefined)[]): boolean {
  const haystack = fold(fields.filter((field) => field !== undefined).join("\n"));
  return fold(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
