import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { NameKind } from "../../../types/known-names.ts";

/** A stretch of a sentence that another of its kind can stand for: a time, a length, a number, a name. */
export type Element = Region & {
  readonly kind: "when" | "duration" | "number" | NameKind;
  readonly text: string;
};

/** Kinds of name that a request is told apart by; apps and music are everyday words too often. */
const NAMED: readonly NameKind[] = ["person", "list", "calendar", "mailbox", "folder"];

/** The elements of a sentence, left to right, none inside another: what is surer stands before what may be it. */
export function elementsIn(reading: Reading): readonly Element[] {
  const { text, whens, durations, numbers } = reading;
  const named = NAMED.flatMap((kind) => reading.names(kind).map((one) => ({ ...one, kind })));
  const all = [
    ...durations.map((one) => ({ ...one, kind: "duration" as const })),
    ...whens.map((one) => ({ ...one, kind: "when" as const })),
    ...named,
    ...numbers
      .filter((one) => !one.isOrdinal && !isThing(one, reading))
      .map((one) => ({ ...one, kind: "number" as const })),
  ];
  const found: Element[] = [];
  for (const { kind, start, end } of all) {
    if (found.some((one) => overlaps(one, { start, end }))) continue;
    found.push({ kind, start, end, text: text.slice(start, end) });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** "And one to check the tyres" is one more such thing, and no number. */
function isThing(number: Region, { tokens }: Reading): boolean {
  const at = tokens.findIndex((token) => overlaps(token, number));
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isFirst = before === undefined || before.is.has("filler");
  return isFirst && tokens[at]?.is.has("pointer") === true && next?.is.has("preposition") === true;
}

/** What something is to be called is a name, whatever times there are in it: "call it Friday drinks". */
export function givesName({ cues: { nameStart }, whens }: Reading): boolean {
  return nameStart !== undefined && whens.every(({ start }) => start >= nameStart);
}
