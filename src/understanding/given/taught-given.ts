import { labelFor, marksOf } from "../../grounding/tagger/label-of.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** So sure of every stretch, nothing else is meant: `node scripts/tagger/measure-encoded.ts` shows how many are right. */
const SURE = 0.95;

/** What a tool takes of words that are given. */
export type Taking = { readonly tool: Tool; readonly takes: Parameter; readonly to: GivenTo };

/** What other people's requests would give to a tool, where every stretch of it is sure: those words, and all others beside them. */
export function taughtGiven(
  reading: Reading,
  { tool, takes, to }: Taking,
): (Given & { readonly words: string | readonly string[] }) | undefined {
  const marks = marksOf(reading, tool);
  const given = marks.filter(({ label }) => label === labelFor(takes));
  if (given.length === 0 || !given.every(isSure)) return undefined;
  const words = given.map((one) => wordsAt(one, reading));
  const [only = "", ...more] = words;
  const heading = marks.find(
    (one) => one.label === "title" && takes.kind === "free" && isSure(one),
  );
  return {
    to,
    asks: without(heading ? [...given, heading] : given, reading.text),
    words: more.length === 0 ? only : areSentences(given, reading) ? words.join(", ") : words,
    ...(heading ? { heading: wordsAt(heading, reading) } : {}),
  };
}

function isSure({ sureness, ends }: Marked): boolean {
  return Math.min(sureness, ends) >= SURE;
}

function wordsAt({ start, end, label }: Marked, { text, language }: Reading): string {
  const words = text.slice(start, end);
  return label === "text" ? words : language.wordingOf(words).without.owner;
}

/** "The lawn. It wants cutting" is one thing; "eggs and flour" are two. */
function areSentences(given: readonly Region[], { text }: Reading): boolean {
  return /[.?!]\s/u.test(text.slice(given[0]?.end, given.at(-1)?.start));
}

function without(regions: readonly Region[], text: string): string {
  const left = regions
    .toSorted((one, other) => other.start - one.start)
    .reduce((said, { start, end }) => `${said.slice(0, start)} ${said.slice(end)}`, text);
  return left.replaceAll(/\s+/g, " ").trim();
}
