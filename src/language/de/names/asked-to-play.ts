import type { TokenRange } from "../../contract/names.ts";
import type { Token } from "../../tokenise.ts";
import { COMMON_WORDS } from "./common-words.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const PLAYING = words("spiel spiele spielen abspielen hor hore horen anhoren lauft");
const PLACING = words("mach mache leg lege stell stelle schmeiss wirf");
const NOUNS = words(
  "lied lieder song songs titel stuck stucke album alben platte playlist playlists kunstler band musik",
);
const LINKS = words(
  "der die das den dem ein eine einen mein meine meinen etwas was von vom mal bitte auf ab an noch mehr neue neuen alte beste namens mir uns doch",
);
const POLITE = words("bitte danke mal jetzt ok okay");

/** Whether words ask for what stands at these tokens as music: "spiel Home", "leg Home auf", "das Album Home". */
export function isAskedToPlay(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  const start = tokens.findLastIndex(({ word }, at) => at < from && !LINKS.has(word));
  const [verb = "", after = ""] = [tokens[start]?.word, tokens[to]?.word];
  if (NOUNS.has(verb) || NOUNS.has(after)) return true;
  const isBy = tokens.slice(start + 1, from).some(({ word }) => word === "von");
  if (isBy) return tokens.slice(0, from).some(({ word }) => PLAYING.has(word) || NOUNS.has(word));
  const isOn = after === "auf" || after === "an" || after === "ab";
  // "Ich möchte Home hören": the verb stands last.
  return PLAYING.has(verb) || PLAYING.has(after) || (isOn && PLACING.has(verb));
}

/** Whether a title may end before this word: at the end, or before an everyday one ("bitte", "von", "ab"). */
export function mayEndBefore(next: Token | undefined): boolean {
  return (
    next === undefined ||
    COMMON_WORDS.has(next.word) ||
    NOUNS.has(next.word) ||
    PLAYING.has(next.word)
  );
}

/** Whether nothing is said but what stands at these tokens, and a "bitte". */
export function isAllThatIsSaid(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  return tokens.every(({ word }, at) => (at >= from && at < to) || POLITE.has(word));
}
