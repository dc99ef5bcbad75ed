/** Letters that Unicode does not take apart into a base and a mark. */
const UNDIVIDED: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
};
const UNDIVIDED_LETTER = /[ßøłđðþæœı]/g;
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const NOT_WORDS = /[^\p{L}\p{N}%]+/gu;

/** The text without case and accents: "Zoë" is "zoe", "Nguyễn" is "nguyen". Other scripts stay. */
export function fold(text: string): string {
  return text
    .normalize("NFKD") // "ᴰ" is a D before it is made small
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(UNDIVIDED_LETTER, (letter) => UNDIVIDED[letter] ?? letter)
    .normalize("NFC");
}

/** One word as words are compared: folded, a possessive `'s` and all apostrophes gone. */
export function foldWord(word: string): string {
  return fold(word).replace(APOSTROPHES, "'").replace(/'s$/, "").replaceAll("'", "");
}

/**
 * A text as texts are compared: folded, without punctuation, single spaces, "p.m." as "pm" and
 * "what's" as "what". Two texts that sound alike but are spelt differently stay different.
 */
export function normalise(text: string): string {
  return fold(text)
    .replace(APOSTROPHES, "'")
    .replace(/\b([ap])\.\s?m\b\.?/g, "$1m")
    .replace(/'s\b/g, "")
    .replaceAll("'", "")
    .replace(NOT_WORDS, " ")
    .trim();
}
