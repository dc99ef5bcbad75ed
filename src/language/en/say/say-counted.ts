import { numberToWords } from "../numbers/number-words.ts";

/** Numbers above this are said as digits. */
const WORDS_UP_TO = 12;

/** "one event", "three events", "14 events". */
export function sayCounted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countWords(count)} ${count === 1 ? noun : plural}`;
}

/** "three", "14". */
export function countWords(count: number): string {
  return count <= WORDS_UP_TO ? numberToWords(count) : String(count);
}

/** The first letter large, as a sentence starts. */
export function large(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
