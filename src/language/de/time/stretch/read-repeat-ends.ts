import type { Phrase, Pieces } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Length } from "../../../../types/time/length.ts";
import { readDuration } from "../../numbers/read-duration.ts";
import { afterComma, readPieces } from "../read-pieces.ts";
import type { Candidate, Reading } from "../read-pieces.ts";
import { after } from "../vocabulary.ts";

const STARTS = ["beginnend am", "beginnend", "ab dem", "ab", "von"];
const ENDS = ["bis zum", "bis zur", "bis"];
const FOR = ["fur", "lang"];

/** "Jeden Tag ab Montag bis Freitag", "jeden Montag für sechs Wochen": where a repetition starts and ends. */
export function readRepeatEnds(
  tokens: Tokens,
  { value: shared, next }: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  if (!shared.repeat) return [];
  const from = after(tokens, afterComma(tokens, next), STARTS);
  const start =
    from === undefined ? undefined : readPieces(tokens, from, { reading, lead: "ab" }).at(-1);
  const phrase = start ? { shared, repeatFrom: start.value } : { shared };
  const place = { value: phrase, next: start?.next ?? next };
  return [
    ...(start ? [place] : []),
    ...readLength(tokens, place),
    ...readEnd(tokens, place, reading),
  ];
}

function readLength(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
): readonly Candidate<Phrase>[] {
  const length = readSeason(tokens, next);
  return length ? [{ value: { ...value, repeatFor: length.value }, next: length.next }] : [];
}

/** "Für drei Wochen", "drei Wochen lang": how long it goes on. */
export function readSeason(tokens: Tokens, at: number): Read<Length> {
  const isFor = FOR.includes(wordAt(tokens, at));
  const length = readDuration(tokens, isFor ? at + 1 : at);
  const [only, other] = length?.value ?? [];
  const isLong = length !== undefined && wordAt(tokens, length.next) === "lang";
  if (!length || !only || other || !(isFor || isLong)) return undefined;
  return { value: only, next: isLong ? length.next + 1 : length.next };
}

function readEnd(
  tokens: Tokens,
  { value, next }: Candidate<Phrase>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const until = after(tokens, afterComma(tokens, next), ENDS);
  const found = until === undefined ? [] : readPieces(tokens, until, { reading, lead: "bis" });
  return found.map((end) => ({ value: { ...value, repeatUntil: end.value }, next: end.next }));
}
