import { KINDS } from "../../objects.ts";
import { WORD } from "./heads.ts";

/** These name no kind of thing, and nothing to look by. */
const GENERAL = "things?|items?|stuff|bits|ones?";
const NOUN = [...KINDS.keys(), "newsletters?", "calls?", GENERAL].join("|");

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
    (word.startsWith("newsletter") ? ["mail"] : word.startsWith("call") ? ["event"] : []);
  return { start: end - noun.length, end, text: noun, kinds };
}

const IS_GENERAL = new RegExp(`^(?:${GENERAL})$`, "i");

/** "Things" and "ones" are nothing to look by. */
export function isGeneral(noun: string): boolean {
  return IS_GENERAL.test(noun);
}
