import type { FoundName } from "../../../language/names/find-names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";

/** What stands in one place with the first, and what is listed behind it: "Tom, Ada and Niamh". */
export function joinedTo(
  first: FoundName,
  names: readonly FoundName[],
  reading: Reading,
): readonly FoundName[] {
  const joined: FoundName[] = [];
  for (const name of names) {
    const isListed = [first, ...joined].some((one) => isJoined(one, name, reading));
    if (overlaps(name, first) || isListed) joined.push(name);
  }
  return joined;
}

/** "Ada and my dentist": whose somebody is belongs to them. */
function isJoined(
  { end }: Region,
  { start }: Region,
  { text, tokens, language }: Reading,
): boolean {
  const owner = tokens.findLast((token) => token.end <= start);
  const from = owner && owner.start >= end && owner.is.has("owner") ? owner.start : start;
  return start > end && language.wordingOf(text.slice(end, from)).parting.joinsList;
}

/** People of several stretches of words, each of which names one: all of them are meant. None where a name fits several. */
export function inOneBreath(names: readonly FoundName[]): readonly FoundName[] {
  const starts = new Set(names.map(({ start }) => start));
  return starts.size > 1 && starts.size === names.length ? names : [];
}
