/** What is known of a request before its sound is complete. */
export type SttSetting = {
  /** Words that may come up, as text before the audio; it pulls the spelling towards them. */
  readonly prompt?: string;
  /** Two letters, or "auto". */
  readonly language: string;
  /** "translate" gives English text whatever was spoken; an English-only model knows nothing else. */
  readonly task?: "transcribe" | "translate";
};

export type SttRequest = SttSetting & { readonly signal: AbortSignal };

export type Transcript = {
  /** As the engine wrote it, tags included. */
  readonly text: string;
  /** 0..1: the geometric mean of the words' probabilities. It does not tell speech from noise. */
  readonly confidence: number;
  readonly alternatives: readonly string[];
  /** The language that was spoken, in two letters, where the engine was left to find out. */
  readonly language?: string;
};

/** Turns one utterance's 16 kHz mono sound into text; keeps nothing between calls. */
export type Stt = {
  readonly transcribe: (audio: Int16Array, request: SttRequest) => Promise<Transcript>;
  /**
   * Loads what such a request will need while the user still talks. May be called any number of
   * times, never throws and promises nothing: a request that comes otherwise is served all the same.
   */
  readonly prepare?: (setting: SttSetting) => void;
};

/** An engine with processes of its own, which are gone when it is closed. */
export type SttEngine = Required<Stt> & AsyncDisposable & { readonly name: string };

/** What an engine that tells no probabilities says about its words: nothing either way. */
export const unknownConfidence = 0.5;
