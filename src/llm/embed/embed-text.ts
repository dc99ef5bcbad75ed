/** Longer "words" cost many tokens and mean nothing: links, keys, base64. */
const LONGEST_WORD = 100;
/** What a sentence-piece vocabulary was trained without: controls, blanks of every kind, fillers. */
const BLANKS = /[\p{Cc}\s\u200B-\u200F\u2028\u2029\u2581\uFEFF\uFFFD]+/gu;

/** Texts as an embedding model can read them. */
export function cutLongWords(text: string): string {
  const longest = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, "gu");
  return text.replace(longest, "$1").trim();
}

/** As the vocabulary of multilingual-e5 was made: one kind of blank, compatibility forms joined. */
export function normaliseForE5(text: string): string {
  return text.replace(BLANKS, " ").normalize("NFKC").replaceAll(/ +/g, " ").trim();
}
