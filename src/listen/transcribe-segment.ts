import { cleanTranscript } from "./clean-transcript.ts";
import { type NoSpeech, guardSound } from "./no-speech.ts";
import { guardText, isBelievableRate } from "./no-speech-text.ts";
import type { Segment } from "./segmenter.ts";
import type { Stt, Transcript } from "./stt.ts";
import { whisperPrompt } from "./whisper-prompt.ts";

/** With less voice than this the prompt outweighs the sound (no-speech guard, step 4). */
const leastVoicedForPromptMs = 500;

export type Ears = {
  readonly stt: Stt;
  readonly names: readonly string[];
  readonly language: string;
  readonly signal: AbortSignal;
  /** What our own voice said in the last three seconds. */
  readonly recentSpeech: () => string;
};

export type Heard =
  | { readonly kind: "speech"; readonly transcript: Transcript }
  | { readonly kind: "no-speech"; readonly reason: NoSpeech };

/** One utterance's sound as clean text, or the reason why it is none; the guard decides, never the engine. */
export async function transcribeSegment(segment: Segment, ears: Ears): Promise<Heard> {
  const silent = guardSound(segment);
  if (silent !== undefined) return { kind: "no-speech", reason: silent };
  const prompt = segment.voicedMs >= leastVoicedForPromptMs ? whisperPrompt(ears.names) : undefined;
  const first = await decode({ segment, ears, prompt });
  if (first.kind === "no-speech" || isBelievable(first.transcript, segment)) return first;
  const second = prompt === undefined ? first : await decode({ segment, ears, prompt: undefined });
  if (second.kind === "no-speech" || isBelievable(second.transcript, segment)) return second;
  return { kind: "no-speech", reason: "short" }; // far too many words for the voice, or too few
}

async function decode({
  segment,
  ears,
  prompt,
}: {
  segment: Segment;
  ears: Ears;
  prompt: string | undefined;
}): Promise<Heard> {
  const { stt, language, signal, recentSpeech } = ears;
  const request = { language, signal, ...(prompt === undefined ? {} : { prompt }) };
  const heard = await stt.transcribe(segment.audio, request);
  const { voicedMs } = segment;
  const reason = guardText({ ...heard, voicedMs, prompt, recentSpeech: recentSpeech() });
  if (reason !== undefined) return { kind: "no-speech", reason };
  return { kind: "speech", transcript: { ...heard, text: cleanTranscript(heard.text) } };
}

function isBelievable({ text }: Transcript, { voicedMs }: Segment): boolean {
  return isBelievableRate(text, voicedMs);
}
