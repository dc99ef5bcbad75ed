import { labelFor, marksOf } from "../../grounding/tagger/label-of.ts";
import { areSentences, isSurelyMarked } from "../../grounding/tagger/surely-marked.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** What a tool takes of words that are given. */
export type Taking = { readonly tool: Tool; readonly takes: Parameter; readonly to: GivenTo };

/** What other people's requests would give to a tool, where every stretch of it is sure: those words, and all others beside them. */
export function taughtGiven(
  reading: Reading,
  { tool, takes, to }: Taking,
): (Given & { readonly words: string | readonly string[] }) | undefined {
  const marks = marksOf(reading, tool);
  const given = marks.filter(({ label }) => label === labelFor(takes));
  if (given.length === 0 || !given.every(isSurelyMarked)) return undefined;
  const words = given.map((one) => wordsAt(one, reading));
  const [only = "", ...more] = words;
  const heading = marks.find(
    (one) => one.label === "title" && takes.kind === "free" && isSurelyMarked(one),
  );
  return {
    to,
    asks: without(heading ? [...given, heading] : given, reading.text),
    words: more.length === 0 ? only : areSentences(given, reading) ? words.join(", ") : words,
    ...(heading ? { heading: wordsAt(heading, reading) } : {}),
  };
}

function wordsAt({ start, end, label }: Marked, { text, language }: Reading): string {
  const words = text.slice(start, end);
  return label === "text" ? words : language.wordingOf(words).without.owner;
}

function without(regions: readonly Region[], text: string): string {
  const left = regions
    .toSorted((one, other) => other.start - one.start)
    .reduce((said, { start, end }) => `${said.slice(0, start)} ${said.slice(end)}`, text);
  return left.replaceAll(/\s+/g, " ").trim();
}
