type Meaning = "yes" | "no" | "polite";

const PHRASES: Readonly<Record<Meaning, readonly string[]>> = {
  yes: [
    "y",
    "yes",
    "yeah",
    "yep",
    "yup",
    "sure",
    "okay",
    "ok",
    "alright",
    "all right",
    "of course",
    "confirm",
    "that's right",
    "that is right",
    "do it",
    "do that",
    "please do",
    "go ahead",
    "go for it",
    "send it",
    "delete it",
  ],
  no: [
    "n",
    "no",
    "nope",
    "nah",
    "don't",
    "don't do it",
    "don't do that",
    "don't send it",
    "don't delete it",
    "stop",
    "cancel",
    "cancel that",
    "cancel it",
    "never mind",
    "nevermind",
    "leave it",
    "wait",
    "forget it",
  ],
  polite: ["please", "thanks", "thank you"],
};

const byPhrase = new Map<string, Meaning>(
  // The keys of PHRASES are exactly the meanings.
  Object.entries(PHRASES).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [phrase, meaning as Meaning] as const),
  ),
);
/** Nobody needs more words for a yes or a no. */
const MOST_WORDS = 12;
const LONGEST = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(" ").length));

/**
 * What an answer to a question means, spoken or typed: whole phrases of closed lists, one or several
 * that mean the same; undefined when there is anything else in it. A red question has no such yes: it
 * wants a key or the shown word.
 */
export function spokenAnswer(text: string, level: "plain" | "red"): "yes" | "no" | undefined {
  const words = wordsOf(text);
  const meanings = new Set(words.length > MOST_WORDS ? [] : meaningsOf(words));
  meanings.delete("polite");
  if (meanings.size !== 1) return undefined;
  if (meanings.has("no")) return "no";
  return meanings.has("yes") && level === "plain" ? "yes" : undefined;
}

/** The longest phrase that the words begin with, and so on to the end; undefined for a word of no phrase. */
function meaningsOf(words: readonly string[]): readonly (Meaning | undefined)[] {
  if (words.length === 0) return [];
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const meaning = byPhrase.get(words.slice(0, length).join(" "));
    if (meaning) return [meaning, ...meaningsOf(words.slice(length))];
  }
  return [undefined];
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll("\u2019", "'")
    .replaceAll(/\bdo not\b/g, "don't")
    .replaceAll(/[^a-z' ]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
}
