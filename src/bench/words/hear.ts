import type { Language } from "../../language/language.ts";
import type { Emit, TurnEvent } from "../../types/event.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { AudioIn } from "../../listen/capture/audio-in.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import { transcribeSegment } from "../../listen/asr-guard/transcribe-segment.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import { VoiceLoop } from "../../listen/loop/voice-loop.ts";
import type { Dialogue } from "../../listen/loop/dialogue.ts";

export type HearOptions = {
  readonly stt: Stt;
  readonly vad: Vad;
  /** Apps, contacts, lists: the most useful first. */
  readonly names?: readonly string[];
  readonly language?: string;
  /** The language that is spoken with us. */
  readonly spokenIn: Language;
  readonly signal: AbortSignal;
  /** `endpoint` and `no-speech` events, and what goes wrong. */
  readonly emit: Emit;
};

/**
 * Every request in a recording, in order, as text, by the same steps a conversation takes; nobody
 * answers. What was no speech is an event and never a value.
 */
export async function* hear(source: AudioIn, options: HearOptions): AsyncGenerator<Utterance> {
  const heard: Utterance[] = [];
  const emit = (event: TurnEvent): void => {
    if (event.type !== "transcript") options.emit(event);
  };
  await using loop = new VoiceLoop({
    dialogue: listener(options, heard),
    vad: options.vad,
    speaker: undefined,
    output: { nextTurn: () => emit },
    mode: "always",
    pace: "normal",
  });
  try {
    await loop.listen(source, options.signal);
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  yield* heard;
}

function listener(options: HearOptions, heard: Utterance[]): Dialogue {
  const { stt, names = [], language = "en", spokenIn, signal: over } = options;
  return {
    open: async () => undefined,
    transcribe: (segment, { signal, recentSpeech }) => {
      const either = AbortSignal.any([signal, over]);
      return transcribeSegment(segment, {
        stt,
        names,
        language,
        spokenIn,
        signal: either,
        recentSpeech,
      });
    },
    completeness: async () => "unknown",
    readAnswer: () => undefined,
    isStop: () => false,
    isNod: () => false,
    prepare: async () => undefined,
    turn: async ({ utterance }) => void heard.push(utterance),
    takeBack: async () => void heard.pop(),
    keepHeard: () => undefined,
    progress: () => "",
  };
}
