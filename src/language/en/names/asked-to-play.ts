import type { TokenRange } from "../../contract/names.ts";
import type { Token } from "../../tokenise.ts";
import { COMMON_WORDS } from "./common-words.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that make what follows music. */
const PLAYING = words(
  "play playing plays hear hearing listen listening spin queue shuffle blast mood fancy",
);
/** Verbs that do so with "on": "put Home on", "stick on Hello", "let's have Lamplight on". */
const PLACING = words("put stick bang whack pop chuck throw have whip bung sling lob");
/** What a title is the title of, before it or after it. */
const NOUNS = words(
  "song songs track tracks tune tunes album albums record records artist band singer group playlist mix lp ep single soundtrack",
);
/** Stand between the verb and the title. */
const LINKS = words(
  "the a an some any my our that this bit of to for me us by from called named on up again something anything everything all lot lots music stuff more new old latest best please",
);

/**
 * Whether words ask for what stands at these tokens as music: "play Home", "put Home on", "the song
 * Home", "the Home album".
 */
export function isAskedToPlay(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  const start = tokens.findLastIndex(({ word }, at) => at < from && !LINKS.has(word));
  const [verb = "", after = ""] = [tokens[start]?.word, tokens[to]?.word];
  if (NOUNS.has(verb) || NOUNS.has(after)) return true;
  // "Play Lamplight by Ines Moreau": the verb stands before the title of what somebody made.
  const isBy = tokens.slice(start + 1, from).some(({ word }) => word === "by");
  if (isBy) return tokens.slice(0, from).some(({ word }) => PLAYING.has(word) || NOUNS.has(word));
  const isOn = after === "on" || tokens.slice(start + 1, from).some(({ word }) => word === "on");
  return PLAYING.has(verb) || (isOn && PLACING.has(verb));
}

/** Whether a title may end before this word: at the end, or before an everyday one ("please", "by", "on"). */
export function mayEndBefore(next: Token | undefined): boolean {
  return next === undefined || COMMON_WORDS.has(next.word) || NOUNS.has(next.word);
}

/** Whether nothing is said but what stands at these tokens, and a "please". */
export function isAllThatIsSaid(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  return tokens.every(({ word }, at) => (at >= from && at < to) || POLITE.has(word));
}

const POLITE = words("please thanks thank you now some ok okay");
