import type { Phrase, Pieces } from "../../types/time/phrase.ts";
import { NOTHING } from "./merge-piece.ts";

type Read<Value> = { readonly value: Value; readonly next: number };

/** "Mondays 9 to 11": the hours of each, from a time with its rhythm to what may end it; none where either is no hour alone. */
export function hoursOfEach(
  { repeat, ...from }: Pieces,
  ends: readonly Read<Pieces>[],
): readonly Read<Phrase>[] {
  if (repeat === undefined || from.clock === undefined || from.days.length > 0) return [];
  const shared = { ...NOTHING, repeat };
  return ends.flatMap(({ value, next }) =>
    value.clock && value.days.length === 0
      ? [{ value: { shared, range: { from, to: value } }, next }]
      : [],
  );
}
