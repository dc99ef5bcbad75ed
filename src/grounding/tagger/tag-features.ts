import type { SaidToken } from "../../language/reading/roles.ts";
import { bucketOf } from "../../trained/bucket-of.ts";
import { overlaps } from "../../language/region.ts";
import { KEYS } from "./sparse-weights.ts";
import type { Taggable } from "../../language/reading/tagger.ts";

/** A length, a time's first word or another of it, a number, a small word, an everyday one, or any other. */
export const WORD_KINDS = {
  long: 0,
  when: 1,
  "when-on": 2,
  number: 3,
  small: 4,
  common: 5,
  other: 6,
} as const;
export type WordKind = keyof typeof WORD_KINDS;

/** How a word is known to its neighbours. */
type Sign = {
  readonly word: string;
  readonly kind: WordKind | "^";
  /** The pause before it. */
  readonly pause: string;
  readonly isCapital: boolean;
  /** Its letters by their kind, a run of one kind as two: "Aaa" for "Anna", "00:00". */
  readonly shape: string;
};

const EDGE: Sign = { word: "^", kind: "^", pause: "", isCapital: false, shape: "^" };

/**
 * For each word the keys of what speaks for its tag: itself, its neighbours and what kind of words
 * they are, pauses, and the same again for the tool and its domain.
 */
export function tagFeatures(reading: Taggable, tool: string): readonly Int32Array[] {
  const signs = reading.tokens.map((token, at) => signOf(reading, token, at));
  const [domain = ""] = tool.split(".");
  return signs.map((_, at) => {
    const names = namesAt(signs, at);
    const own = [
      ...names.own.map((name) => `${domain}|${name}`),
      ...names.own.map((name) => `${tool}|${name}`),
    ];
    const all = new Set([...names.own, ...names.around, ...own]);
    return Int32Array.from(all, (name) => bucketOf(name, KEYS));
  });
}

function namesAt(
  signs: readonly Sign[],
  at: number,
): { own: readonly string[]; around: readonly string[] } {
  const sign = (offset: number): Sign => signs[at + offset] ?? EDGE;
  const [b2, b1, me, a1, a2] = [sign(-2), sign(-1), sign(0), sign(1), sign(2)];
  return {
    own: [
      "",
      `w ${me.word}`,
      `b ${b1.word}`,
      `k ${me.kind}`,
      `bk ${b1.kind} ${me.kind}`,
      `a ${a1.word}`,
      `at ${Math.min(at, 4)} ${me.kind}`,
    ],
    around: [
      ...[2, 3, 4].map((size) => `e${size} ${me.word.slice(-size)}`),
      ...[2, 3, 4].map((size) => `f${size} ${me.word.slice(0, size)}`),
      `sh ${me.shape}`,
      `shh ${b1.shape} ${me.shape} ${a1.shape}`,
      `c ${me.isCapital} ${b1.isCapital}`,
      `p ${me.pause}`,
      `pa ${a1.pause}`,
      `pk ${me.pause} ${me.kind}`,
      `pw ${me.pause} ${me.word}`,
      `b2 ${b2.word}`,
      `a2 ${a2.word}`,
      `bw ${b1.word} ${me.word}`,
      `wa ${me.word} ${a1.word}`,
      `bb ${b2.word} ${b1.word}`,
      `aa ${a1.word} ${a2.word}`,
      `ba ${b1.word} ${a1.word}`,
      `bwk ${b1.word} ${me.kind}`,
      `wka ${me.kind} ${a1.word}`,
      `kkk ${b1.kind} ${me.kind} ${a1.kind}`,
      `k4 ${b2.kind} ${b1.kind} ${me.kind} ${a1.kind} ${a2.kind}`,
      `b3 ${sign(-3).word}`,
      `bbb ${sign(-3).word} ${b2.word} ${b1.word}`,
    ],
  };
}

function signOf(reading: Taggable, token: SaidToken, at: number): Sign {
  const { text, tokens } = reading;
  const before = text.slice(tokens[at - 1]?.end ?? 0, token.start).trim();
  const kind = kindOf(reading, token);
  return {
    word: kind === "number" ? "#" : token.word,
    kind,
    pause: at === 0 ? "^" : before.slice(0, 1),
    isCapital: at > 0 && /^\p{Lu}/u.test(token.raw),
    shape: shapeOf(token.raw),
  };
}

/** Of a long word its beginning. */
const SHAPE_LETTERS = 8;

function shapeOf(raw: string): string {
  return raw
    .replaceAll(/\p{Lu}/gu, "A")
    .replaceAll(/\p{Ll}/gu, "a")
    .replaceAll(/\d/g, "0")
    .replaceAll(/(.)\1+/g, "$1$1")
    .slice(0, SHAPE_LETTERS);
}

export function kindOf({ whens, durations, numbers }: Taggable, token: SaidToken): WordKind {
  if (durations.some((one) => overlaps(one, token))) return "long";
  const when = whens.find((one) => overlaps(one, token));
  if (when) return when.start === token.start ? "when" : "when-on";
  if (numbers.some((one) => overlaps(one, token)) || token.kind === "number") return "number";
  if (token.is.has("filler")) return "small";
  return token.is.has("everyday") ? "common" : "other";
}
