import { fold, normalise } from "./normalise.ts";

/** Whether every word of `text` occurs in one of the fields, in whatever form, case and accents. */
export function matchesText(
  text: string,
  fields: readonly (string | undefined)[],
  stemOf: (word: string) => string,
): boolean {
  const whole = fields.filter((field) => field !== undefined).join("\n");
  const haystack = fold(whole);
  let stems: ReadonlySet<string> | undefined;
  const hasForm = (word: string): boolean =>
    (stems ??= new Set(normalise(whole).split(" ").map(stemOf))).has(stemOf(word));
  return fold(text)
    .split(/\s+/)
    .every(
      (word) =>
        haystack.includes(word) ||
        normalise(word)
          .split(" ")
          .every((part) => part !== "" && (haystack.includes(part) || hasForm(part))),
    );
}
