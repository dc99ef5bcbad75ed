import { cleanTranscript, wordsOf } from "./clean-transcript.ts";
import { type Sound, guardSound } from "./too-little-sound.ts";
import { guardText, isBelievableRate } from "./no-speech-text.ts";
import { areOwnWords } from "./own-words.ts";
import { type Heard, doubtOf, settle } from "./second-opinion.ts";
import type { Language } from "../../language/language.ts";
import type { Stt, SttSetting } from "../whisper/stt.ts";
import { whisperPrompt } from "../whisper/whisper-prompt.ts";

/** With less voice than this the prompt outweighs the sound (no-speech guard, step 4). */
const leastVoicedForPromptMs = 500;

export type Ears = {
  readonly stt: Stt;
  readonly names: readonly string[];
  readonly language: string;
  /** The language that is spoken with us. */
  readonly spokenIn: Language;
  readonly signal: AbortSignal;
  /** What our own voice said in the last three seconds. */
  readonly recentSpeech: () => string;
};

export type { Heard } from "./second-opinion.ts";

/**
 * One utterance's sound as clean text, or the reason why it is none; the guard decides, never the
 * engine. Only where the text is in doubt is the sound decoded a second time, without the names;
 * speech in another language is put into English as well.
 */
export async function transcribeSegment(sound: Sound, ears: Ears): Promise<Heard> {
  const silent = guardSound(sound);
  if (silent !== undefined) return { kind: "no-speech", reason: silent };
  const heard = await hearOut(sound, ears);
  if (heard.kind === "no-speech" || heard.language === "en") return bare(heard);
  const english = await translated(sound, ears);
  return bare(
    english === undefined ? heard : { ...heard, transcript: { ...heard.transcript, english } },
  );
}

/** With the language that was found, or said; `isOwn` where the text was what our own voice said. */
type Decoded =
  | (Extract<Heard, { kind: "speech" }> & { readonly language: string })
  | (Extract<Heard, { kind: "no-speech" }> & { readonly isOwn?: boolean });

async function hearOut(sound: Sound, ears: Ears): Promise<Decoded> {
  const { voicedMs } = sound;
  const prompt = voicedMs >= leastVoicedForPromptMs ? whisperPrompt(ears.names) : undefined;
  const first = await decode({ sound, ears, setting: { prompt } });
  if (prompt === undefined) return believed(first, voicedMs);
  // Heard worse, without the names, our own voice would only be harder to know again.
  if (first.kind === "no-speech" && first.isOwn) return first;
  const doubt = doubtOf(first, { voicedMs, prompt });
  if (doubt === undefined) return first;
  const second = await decode({ sound, ears, setting: {} });
  const language = languageOf(first) ?? languageOf(second) ?? ears.language;
  const settled = settle({ doubt, first, second, voicedMs, spokenIn: ears.spokenIn });
  return settled.kind === "speech" ? { ...settled, language } : settled;
}

function languageOf(decoded: Decoded): string | undefined {
  return decoded.kind === "speech" ? decoded.language : undefined;
}

/** The same sound in English; undefined where nothing believable comes of it. */
async function translated(sound: Sound, ears: Ears): Promise<string | undefined> {
  const english = await decode({ sound, ears, setting: { task: "translate" } });
  const heard = believed(english, sound.voicedMs);
  return heard.kind === "speech" ? heard.transcript.text : undefined;
}

function bare(heard: Decoded): Heard {
  if (heard.kind === "no-speech") return { kind: "no-speech", reason: heard.reason };
  return { kind: "speech", transcript: heard.transcript };
}

/** What will most likely be asked of the engine, for making ready while the user still talks. */
export function likelySetting({ names, language }: Pick<Ears, "names" | "language">): SttSetting {
  const prompt = whisperPrompt(names);
  return prompt === undefined ? { language } : { language, prompt };
}

/** Far too many words for the voice, or too few, were never said. */
function believed(heard: Decoded, voicedMs: number): Decoded {
  const isMadeUp = heard.kind === "speech" && !isBelievableRate(heard.transcript.text, voicedMs);
  return isMadeUp ? { kind: "no-speech", reason: "short" } : heard;
}

type Decode = {
  readonly sound: Sound;
  readonly ears: Ears;
  readonly setting: { readonly prompt?: string | undefined; readonly task?: "translate" };
};

async function decode({ sound, ears, setting: { prompt, ...task } }: Decode): Promise<Decoded> {
  const { stt, language, spokenIn, signal, recentSpeech } = ears;
  const request = { language, signal, ...task, ...(prompt === undefined ? {} : { prompt }) };
  const { language: found = language, ...heard } = await stt.transcribe(sound.audio, request);
  const { voicedMs } = sound;
  const said = recentSpeech();
  const reason = guardText({ ...heard, voicedMs, prompt, recentSpeech: said, spokenIn });
  const isOwn = areOwnWords(wordsOf(cleanTranscript(heard.text)), wordsOf(said), spokenIn);
  if (reason !== undefined) return { kind: "no-speech", reason, isOwn };
  const transcript = { ...heard, text: cleanTranscript(heard.text) };
  return { kind: "speech", transcript, language: found };
}
