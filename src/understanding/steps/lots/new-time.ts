import type { Reading } from "../../../language/reading/reading.ts";
import type { Region } from "../../../language/region.ts";

/** How far something is moved, else the last time that is told. */
export function newTimeIn({
  anchors,
  whens,
}: Pick<Reading, "anchors" | "whens">): Region | undefined {
  return anchors.find(({ pointing }) => pointing === "moving") ?? whens.at(-1);
}

/** "It start an hour later": the words up to a new time, in which one stands for all that was spoken of before. */
export function withNewTime(
  { text, language }: Pick<Reading, "text" | "language">,
  value: Region,
  spoken: readonly Region[],
): string {
  const end = Math.max(0, ...spoken.map((one) => one.end).filter((one) => one <= value.start));
  const { steps } = language.wordingOf(text.slice(0, value.end));
  return steps.pointing({ start: 0, end }, "thing");
}
