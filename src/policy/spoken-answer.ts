const YES: ReadonlySet<string> = new Set([
  "yes",
  "yes please",
  "yeah",
  "yep",
  "yes do it",
  "do it",
  "go ahead",
  "yes go ahead",
  "send it",
  "yes send it",
  "delete it",
  "yes delete it",
  "confirm",
  "that's right",
  "that is right",
  "sure",
  "okay",
  "ok",
]);
const NO: ReadonlySet<string> = new Set([
  "no",
  "no thanks",
  "no thank you",
  "nope",
  "nah",
  "don't",
  "do not",
  "no don't",
  "don't do it",
  "don't send it",
  "stop",
  "no stop",
  "cancel",
  "cancel that",
  "never mind",
  "nevermind",
  "leave it",
  "wait",
  "forget it",
]);

/**
 * What a spoken answer to a question means, by closed lists of whole answers; undefined when it is
 * neither, which counts as no answer. A red question has no spoken yes: it wants a key or the shown word.
 */
export function spokenAnswer(text: string, level: "plain" | "red"): "yes" | "no" | undefined {
  const words = text
    .toLowerCase()
    .replaceAll("\u2019", "'")
    .replaceAll(/[^a-z' ]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (NO.has(words)) return "no";
  return level === "plain" && YES.has(words) ? "yes" : undefined;
}
