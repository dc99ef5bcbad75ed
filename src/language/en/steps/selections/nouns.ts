import { KINDS } from "../../objects.ts";
import { WORD } from "./heads.ts";

/** These name no kind of thing, and nothing to look by. */
const GENERAL = "things?|items?|stuff|bits|ones?";
/** Other words for a kind of thing, which no thing of it is called by. */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    event: "engagement engagements commitment commitments",
    reminder: "job jobs chore chores errand errands",
    mail: "letter letters",
  }).flatMap(([kind, words]) => words.split(" ").map((word) => [word, [kind]] as const)),
);
const NOUN = [...KINDS.keys(), "newsletters?", "calls?", ...OTHER_WORDS.keys(), GENERAL].join("|");

export type Noun = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kinds: readonly string[];
};

const NOUN_FIRST = new RegExp(
  String.raw`^(?:\s+${WORD}){0,6}?\s+(?<noun>${NOUN})(?![\p{L}\p{N}'’-])`,
  "iu",
);

/** The noun that says what kind of thing is described: the first, with a few words of its own before it. */
export function nounIn(body: string): Noun | undefined {
  const found = NOUN_FIRST.exec(body);
  const noun = found?.groups?.["noun"];
  if (
    !found ||
    noun === undefined ||
    /\s(?:from|on|in|with|about|of|for|at|to|as|by|and|or|but|except|bar|apart)\s/i.test(
      ` ${found[0]}`,
    )
  )
    return undefined;
  const end = found[0].length;
  const word = noun.toLowerCase();
  const kinds =
    KINDS.get(word) ??
    OTHER_WORDS.get(word) ??
    (word.startsWith("newsletter") ? ["mail"] : word.startsWith("call") ? ["event"] : []);
  return { start: end - noun.length, end, text: noun, kinds };
}

const IS_GENERAL = new RegExp(`^(?:${GENERAL})$`, "i");

/** Whether a noun is nothing to look by: it only says what kind of thing is meant, or not even that. */
export function isNoTitle(noun: string): boolean {
  return isGeneral(noun) || OTHER_WORDS.has(noun.toLowerCase());
}

/** "Things" and "ones" may be of any kind. */
export function isGeneral(noun: string): boolean {
  return IS_GENERAL.test(noun);
}
