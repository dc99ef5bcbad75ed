import type { Multiplied } from "../../contract/requests.ts";

const FORMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:und\s+|nur\s+|mach\s+)*(?:(?:es|ihn)\s+)?(?:nur\s+)?halb so lang(?:e)?[\s.!]*$/iu, 0.5],
  [/^(?:und\s+|mach\s+)*(?:(?:es|ihn)\s+)?doppelt so lang(?:e)?[\s.!]*$/iu, 2],
];

/** "Mach ihn halb so lang": the last length so many times, and the request for a length. */
export function multiplied(text: string): Multiplied | undefined {
  const factor = FORMS.find(([form]) => form.test(text))?.[1];
  return factor === undefined ? undefined : { factor, asks: (length) => `mach ${length} daraus` };
}
