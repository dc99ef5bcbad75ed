import { type Row, hwuRows, noneRows } from "./corpus.ts";
import { type Random, pick, randomFrom } from "./random.ts";

/** Sentences no tool serves, short enough to stand beside or inside a request. */
const TALK = [...hwuRows(), ...noneRows()]
  .filter(({ accept, group }) => accept.length === 0 && !group.startsWith("general/"))
  .map(({ text }) => text)
  .filter((text) => text.split(" ").length <= 14);
const BEFORE = [
  "so",
  "and so",
  "so please",
  "now",
  "anyway",
  "because of that",
  "which is why",
  "",
];
const AFTER = ["because", "since", "as", "you know", "and", "I mean", "by the way", ""];
/** Words that link, and none that ask for something. */
const LINKS =
  /^(?:the|a|an|is|are|to|of|in|on|at|for|and|or|it|do|does|what|how|can|you|me|my|i)$/i;

/**
 * People give reasons and think aloud: a request with talk before or after it is still that request,
 * and talk beside talk is still talk. A row's companion depends on its own words alone, so that rows
 * held out together stay together.
 */
export function composed(rows: readonly Row[], share: number): readonly Row[] {
  return rows.flatMap((row) => {
    const random = randomFrom(seedOf(row.text));
    if (row.said !== undefined || random() >= share) return [];
    const talk = pick(TALK, random);
    const text =
      random() < 0.5
        ? `${talk} ${pick(BEFORE, random)} ${row.text}`
        : `${row.text} ${pick(AFTER, random)} ${talk}`;
    return [{ ...row, text: text.replaceAll(/\s+/g, " ") }];
  });
}

/** What may stand where a person says anything: a whole sentence for a clause, else a few words of one. */
export function anything(slot: string, random: Random): string {
  const talk = pick(TALK, random);
  if (slot === "clause") return talk;
  const words = talk.split(" ").filter((word) => !LINKS.test(word));
  const start = Math.floor(random() * Math.max(1, words.length - 1));
  return words.slice(start, start + 1 + Math.floor(random() * 3)).join(" ") || talk;
}

function seedOf(text: string): number {
  let seed = 7;
  for (let at = 0; at < text.length; at++) seed = (Math.imul(seed, 31) + text.charCodeAt(at)) | 0;
  return seed >>> 0;
}
