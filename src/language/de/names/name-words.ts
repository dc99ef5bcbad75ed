import { readBelowHundred } from "../numbers/read-number.ts";
import { valueOf } from "../numbers/word-value.ts";
import type { Token } from "../../tokenise.ts";
import { words } from "../../words.ts";

/** Said before a name without being part of it, folded. */
const BEFORE = words(
  "mein meine meinen meinem meiner unser unsere unseren der die das den dem ein eine einen einem einer zu zum zur fur von vom mit in im ins auf an am ans bei namens",
);
/** Said after a name to tell what it names. */
export const KIND_WORDS = words(
  "liste listen kalender app programm anwendung notiz notizen ordner datei dokument playlist album lied song kurzbefehl postfach timer wecker alarm chat kontakt bitte",
);
/** What words are kept in. */
const KEEPERS: ReadonlySet<string> = new Set(["ordner", "postfach", "liste"]);
const ARTICLES = words("der die das den dem ein eine einen");
/** "Einkaufsliste" is the list Einkauf: its last part says what it names, and an "s" joins the two. */
const COMPOUND = /^(\p{L}{3,}?)s?(?:liste|kalender|ordner|notiz|playlist|timer|wecker|termin)$/u;

/** The words of a name as they are compared: folded, number words as digits. */
export function nameWords(tokens: readonly Token[]): readonly string[] {
  const spoken = tokens.filter(({ kind }) => kind !== "mark");
  return spoken.map(({ kind, word }, at) => {
    const isNumber = kind === "word" && valueOf(word) !== undefined;
    const number = isNumber ? readBelowHundred(spoken, at) : undefined;
    return number ? String(number.value) : word;
  });
}

/** Without "meine", "… Liste" and the like around it; the whole when nothing else is left. */
export function trimmedName(words: readonly string[]): readonly string[] {
  let start = 0;
  let end = words.length;
  while (start < end - 1 && BEFORE.has(words[start] ?? "")) start += 1;
  while (end > start + 1 && KIND_WORDS.has(words[end - 1] ?? "")) end -= 1;
  const [only, ...others] = words.slice(start, end);
  const first = others.length === 0 ? COMPOUND.exec(only ?? "")?.[1] : undefined;
  return first === undefined ? words.slice(start, end) : [first];
}

/** A title without its article; the same where it has none. */
export function withoutTitleArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && ARTICLES.has(words[0] ?? "") ? words.slice(1) : words;
}

export function namesKeeper(word: string): boolean {
  return KEEPERS.has(word);
}

/** "Annas Nummer": an s without an apostrophe, which an ordinary word may end in as well; only a written one is sure. */
const POSSESSIVE = /['’]s?$/;

/** A word, as it is written, that says whose something is. */
export function isPossessive(raw: string): boolean {
  return POSSESSIVE.test(raw);
}
