import { atPlace } from "../../../grounding/entity-linking/ground-handle.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { shownAt } from "../../../tool/handle-book.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";

/** The one thing that is spoken of: the one at a place of the last list, or what was shown last alone. */
export function inFocus(
  entries: readonly HandleEntry[],
  reading: Reading,
): HandleEntry | undefined {
  return atPlace(entries, reading) ?? shownAlone(entries);
}

/** The newest of these, where it was shown, made or read by itself. */
export function shownAlone(entries: readonly HandleEntry[]): HandleEntry | undefined {
  const [newest, next] = entries;
  return newest && (!next || shownAt(next) < shownAt(newest)) ? newest : undefined;
}
