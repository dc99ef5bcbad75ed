import { cleanTranscript } from "./clean-transcript.ts";
import { type Sound, guardSound } from "./no-speech.ts";
import { guardText, isBelievableRate } from "./no-speech-text.ts";
import { type Heard, doubtOf, settle } from "./second-opinion.ts";
import type { Stt, SttSetting } from "./stt.ts";
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

export type { Heard } from "./second-opinion.ts";

/**
 * One utterance's sound as clean text, or the reason why it is none; the guard decides, never the
 * engine. Only where the text is in doubt is the sound decoded a second time, without the names.
 */
export async function transcribeSegment(sound: Sound, ears: Ears): Promise<Heard> {
  const silent = guardSound(sound);
  if (silent !== undefined) return { kind: "no-speech", reason: silent };
  const { voicedMs } = sound;
  const prompt = voicedMs >= leastVoicedForPromptMs ? whisperPrompt(ears.names) : undefined;
  const first = await decode({ sound, ears, prompt });
  if (prompt === undefined) return believed(first, voicedMs);
  const doubt = doubtOf(first, { voicedMs, prompt });
  if (doubt === undefined) return first;
  const second = await decode({ sound, ears, prompt: undefined });
  return settle({ doubt, first, second, voicedMs });
}

/** What will most likely be asked of the engine, for making ready while the user still talks. */
export function likelySetting({ names, language }: Pick<Ears, "names" | "language">): SttSetting {
  const prompt = whisperPrompt(names);
  return prompt === undefined ? { language } : { language, prompt };
}

/** Far too many words for the voice, or too few, were never said. */
function believed(heard: Heard, voicedMs: number): Heard {
  const isMadeUp = heard.kind === "speech" && !isBelievableRate(heard.transcript.text, voicedMs);
  return isMadeUp ? { kind: "no-speech", reason: "short" } : heard;
}

async function decode({
  sound,
  ears,
  prompt,
}: {
  sound: Sound;
  ears: Ears;
  prompt: string | undefined;
}): Promise<Heard> {
  const { stt, language, signal, recentSpeech } = ears;
  const request = { language, signal, ...(prompt === undefined ? {} : { prompt }) };
  const heard = await stt.transcribe(sound.audio, request);
  const { voicedMs } = sound;
  const reason = guardText({ ...heard, voicedMs, prompt, recentSpeech: recentSpeech() });
  if (reason !== undefined) return { kind: "no-speech", reason };
  return { kind: "speech", transcript: { ...heard, text: cleanTranscript(heard.text) } };
}
