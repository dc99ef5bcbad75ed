import { sampleRateHz } from "../capture/audio-in.ts";
import type { Language } from "../../language/language.ts";
import type { Dialogue } from "../loop/dialogue.ts";
import type { SttEngine } from "../whisper/stt.ts";
import { likelySetting, transcribeSegment } from "./transcribe-segment.ts";

export type LateWhisper = Pick<Dialogue, "open" | "transcribe"> & {
  readonly rehearse: (signal: AbortSignal) => Promise<void>;
  readonly getReady: () => void;
  /** What a turn changed, and what a new day brings, is among the words from then on. */
  readonly lookAgain: () => void;
  readonly close: () => Promise<void>;
};

type Opening = {
  readonly open: (signal: AbortSignal) => Promise<SttEngine>;
  /** One that is open already, and closed by whoever opened it. */
  readonly lent: SttEngine | undefined;
  /** Words for Whisper, the most useful first. */
  readonly names: () => Promise<readonly string[]>;
  readonly language: string;
  /** The language that is spoken with us. */
  readonly spokenIn: Language;
};

/** Whisper, opened with the first sound, where none was lent. */
export function lateWhisper({ open, lent, names, language, spokenIn }: Opening): LateWhisper {
  let stt = lent;
  let known: readonly string[] = [];
  return {
    open: async (signal) => {
      stt ??= await open(signal);
      known = await names();
    },
    transcribe: async (segment, { signal, recentSpeech }) => {
      if (!stt) throw new Error("Whisper has not been opened.");
      return transcribeSegment(segment, {
        stt,
        names: known,
        language,
        spokenIn,
        signal,
        recentSpeech,
      });
    },
    lookAgain: () => {
      names().then(
        (fresh) => (known = fresh),
        () => undefined, // the last ones do
      );
    },
    getReady: () => stt?.prepare(likelySetting({ names: known, language })),
    rehearse: async (signal) => {
      const request = { ...likelySetting({ names: known, language }), signal };
      await stt?.transcribe(new Int16Array(sampleRateHz), request);
    },
    close: async () => {
      if (!lent) await stt?.[Symbol.asyncDispose]();
    },
  };
}
