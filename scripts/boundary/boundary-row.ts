import { english } from "../../src/language/en/english.ts";
import type { World } from "../../src/bench/singles/single.ts";
import type { NameKind } from "../../src/types/known-names.ts";
import type { Boundary } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { wordsOf } from "../../src/understanding/parts/boundary/boundary-features.ts";
import type { Words } from "../../src/understanding/parts/boundary/boundary-features.ts";

/** What was said, as the model sees it, and where further requests begin in it. */
export type BoundaryRow = { readonly words: Words; readonly boundaries: readonly Boundary[] };

/** A text and where further requests begin in it. */
export type Said = { readonly text: string; readonly boundaries: readonly Boundary[] };

/** Whom and which lists the machine knows that it was said to. */
export type Names = Pick<World, "people" | "lists">;

/** Any fixed moment: it decides only where times are, not when. */
const CLOCK = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };

export function rowOf({ text, boundaries }: Said, { people, lists }: Names): BoundaryRow {
  const named = (kind: NameKind, names: readonly string[]) => [
    kind,
    names.map((name) => ({ id: name, name })),
  ];
  const names = Object.fromEntries([
    named(
      "person",
      people.map(({ name }) => name),
    ),
    named("list", lists),
  ]);
  return { words: wordsOf(english.read(text, { clock: CLOCK, names })), boundaries };
}

const MARK = / \| | \|~ /;
const LEANING = " |~ ";

/** A line with marks: " | " before a further request, " |~ " before one that means nothing without what stands before it. */
export function unmarked(line: string): Said {
  const marks = [...line.matchAll(new RegExp(MARK, "g"))];
  const boundaries = marks.map(({ index, 0: mark }, nth) => {
    const before = marks.slice(0, nth).reduce((sum, [{ length }]) => sum + length - 1, 0);
    return { start: index - before + 1, leans: mark === LEANING };
  });
  return { text: line.split(MARK).join(" "), boundaries };
}
