import type { Language } from "../../language/language.ts";
import { keyedWord } from "../../language/names/keyed-word.ts";
import { wordLikeness } from "../../language/names/word-likeness.ts";
import { cleanTranscript, wordsOf } from "./clean-transcript.ts";
import type { NoSpeech } from "./too-little-sound.ts";
import { isBelievableRate } from "./no-speech-text.ts";
import type { Transcript } from "../whisper/stt.ts";

/** What was said, in the speaker's language and, where that is another one, in English. */
export type HeardWords = Omit<Transcript, "language"> & { readonly english?: string };

/** Sound after the guard. */
export type Heard =
  | { readonly kind: "speech"; readonly transcript: HeardWords }
  | { readonly kind: "no-speech"; readonly reason: NoSpeech };

/** Below this the engine's words are a guess. */
const sureConfidence = 0.5;
/** Two decodings of the same voice are at least as alike as this; of noise they have nothing in common. */
const leastLikeness = 0.5;

/**
 * Why a text heard with the names as prompt should be heard once more without them: `echo`, the
 * prompt came back; `rate`, more or fewer words than the voice can hold; `names`, nothing but words of
 * the prompt, which a single echoed name is too; `unsure`, the engine says so itself.
 */
export type Doubt = "echo" | "rate" | "names" | "unsure";

export type Told = { readonly voicedMs: number; readonly prompt: string | undefined };

export function doubtOf(heard: Heard, { voicedMs, prompt = "" }: Told): Doubt | undefined {
  if (heard.kind === "no-speech") return heard.reason === "prompt-echo" ? "echo" : undefined;
  const { text, confidence } = heard.transcript;
  if (!isBelievableRate(text, voicedMs)) return "rate";
  const told = new Set(wordsOf(prompt));
  if (wordsOf(text).every((word) => told.has(word))) return "names";
  return confidence < sureConfidence ? "unsure" : undefined;
}

export type Opinions = {
  readonly doubt: Doubt;
  /** With the names, and without. */
  readonly first: Heard;
  readonly second: Heard;
  readonly voicedMs: number;
  readonly spokenIn: Language;
};

/** What two decodings of one sound come to; where both are words, the other one is an alternative. */
export function settle({ doubt, first, second, voicedMs, spokenIn }: Opinions): Heard {
  const hasSecond = second.kind === "speech" && isBelievableRate(second.transcript.text, voicedMs);
  if (!hasSecond) return unconfirmed(doubt, first);
  if (first.kind === "no-speech" || doubt === "echo" || doubt === "rate") return second;
  // The prompt spells names right, so it keeps what sounds the same; else the surer one is taken.
  const isAlike =
    likeness(first.transcript.text, second.transcript.text, spokenIn) >= leastLikeness;
  const isSurer = first.transcript.confidence >= second.transcript.confidence;
  return (doubt === "names" ? isAlike : isSurer)
    ? withAlternative(first.transcript, second.transcript)
    : withAlternative(second.transcript, first.transcript);
}

/** Words that are there only while the prompt is were never said. */
function unconfirmed(doubt: Doubt, first: Heard): Heard {
  switch (doubt) {
    case "echo":
      return first;
    case "rate":
      return { kind: "no-speech", reason: "short" };
    case "names":
      return { kind: "no-speech", reason: "prompt-echo" };
    case "unsure":
      return { kind: "no-speech", reason: "stock-phrase" };
  }
}

function likeness(one: string, other: string, { names }: Language): number {
  const joined = (text: string): string => wordsOf(text).join("");
  return wordLikeness(keyedWord(joined(one), names), keyedWord(joined(other), names));
}

function withAlternative(chosen: HeardWords, other: HeardWords): Heard {
  const isSame = wordsOf(chosen.text).join(" ") === wordsOf(other.text).join(" ");
  const alternatives = isSame ? [] : [cleanTranscript(other.text)];
  return { kind: "speech", transcript: { ...chosen, alternatives } };
}
