import { z } from "zod";

/** A text as what a later one has instead of it: between `from` characters at its start and `until` at its end. */
const patchSchema = z.object({
  from: z.int().nonnegative(),
  until: z.int().nonnegative(),
  text: z.string(),
});

/** How an undo keeps an earlier text: whole, as the difference to the later one, or as no file at all. */
export const earlierSchema = z.union([z.string(), patchSchema]).nullable();
export type EarlierText = z.infer<typeof earlierSchema>;

/** What leads from the later text back: of a large calendar a few lines, not all of it. */
export function patchFrom(before: string | null, after: string | null): EarlierText {
  if (before === null || after === null) return before;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let until = 0;
  while (
    until < most - from &&
    before.charCodeAt(before.length - 1 - until) === after.charCodeAt(after.length - 1 - until)
  ) {
    until++;
  }
  return { from, until, text: before.slice(from, before.length - until) };
}

/** The earlier text, from the later one that is there. */
export function earlierText(earlier: EarlierText, later: string | null): string | null {
  if (earlier === null || typeof earlier === "string") return earlier;
  const text = later ?? "";
  return text.slice(0, earlier.from) + earlier.text + text.slice(text.length - earlier.until);
}
