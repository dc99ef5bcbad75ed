import type { Utterance } from "../types/turn/utterance.ts";

/** More words than anybody says as one request; what they ask for is not guessed at. */
const MOST_WORDS = 120;

export function isTooLong({ text }: Utterance): boolean {
  return text.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS;
}
