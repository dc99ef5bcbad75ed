import { numberToWords } from "../numbers/number-words.ts";

/** A thing as it is counted: one of it with its article, and several. */
export type Counted = readonly [one: string, many: string];

/** Numbers above this are said as digits. */
const WORDS_UP_TO = 12;

/** "ein Termin", "drei Termine", "14 Termine". */
export function sayCounted(count: number, [one, many]: Counted): string {
  if (count === 0) return `keine ${many}`;
  return count === 1 ? one : `${countWords(count)} ${many}`;
}

/** "drei", "14". */
export function countWords(count: number): string {
  return count <= WORDS_UP_TO ? numberToWords(count) : String(count);
}

/** The first letter large, as a sentence starts. */
export function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
