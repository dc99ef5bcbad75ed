import type { JsonObject, JsonValue } from "../types/json.ts";

/** Longest text that is kept; of a longer one only its length is. */
const MAX_KEPT = 80;
/** A word this long whose letters are this mixed is a key, not a word (bits a letter; English words lie below 3.6). */
const SECRET = { letters: 16, bits: 3.6 };

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(code|pin|otp|password|passcode|passwort|kennwort|token|secret)\b(\s*(?:is|:|=)?\s*)\S+/gi,
    "$1$2[secret]",
  ],
  [/\b(?:sk|pk|ghp|gho|xox[abp]|glpat|AKIA)[-_A-Za-z0-9]{8,}/g, "[token]"],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, "[token]"],
  // Card, account and telephone numbers, in the digits of any script, also in groups; dates are none.
  [
    /(?<!\p{Nd})(?!\d{4}-\d\d-\d\d(?!\d))\p{Nd}(?:(?:\p{Cf}|[ .()/_·]|\p{Pd}|\p{Zs})?\p{Nd}){6,}/gu,
    "[number]",
  ],
];

/**
 * Text fit for a log: tokens, passwords, long numbers and words that look like keys are left out,
 * of a long text only its length is kept. Mail addresses stay, since who was written to is what a
 * log is asked for.
 */
export function redact(text: string): string {
  const known = PATTERNS.reduce((kept, [pattern, label]) => kept.replaceAll(pattern, label), text);
  const safe = known.replaceAll(/[^\s"',;<>]+/g, (word) => (isSecret(word) ? "[secret]" : word));
  return safe.length <= MAX_KEPT ? safe : `[${text.length} characters]`;
}

/** Arguments fit for a log. */
export function redactedView(value: JsonObject): string {
  return JSON.stringify(redactValue(value));
}

function redactValue(value: JsonValue): JsonValue {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number")
    return redact(String(value)) === String(value) ? value : redact(String(value));
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactValue(inner)]));
}

function isSecret(word: string): boolean {
  if (word.length < SECRET.letters || /^\S+@\S+\.\S+$|^https?:/.test(word)) return false;
  return /\d/.test(word) && /[A-Za-z]/.test(word) && entropy(word) > SECRET.bits;
}

/** Bits a letter, by the letters' own frequencies (Shannon). */
function entropy(word: string): number {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / word.length;
    return sum - share * Math.log2(share);
  }, 0);
}
