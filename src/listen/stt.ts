export type SttRequest = {
  /** Words that may come up, as text before the audio; it pulls the spelling towards them. */
  readonly prompt?: string;
  /** Two letters, or "auto". */
  readonly language: string;
  readonly signal: AbortSignal;
};

export type Transcript = {
  /** As the engine wrote it, tags included. */
  readonly text: string;
  /** 0..1: the geometric mean of the words' probabilities. It does not tell speech from noise. */
  readonly confidence: number;
  readonly alternatives: readonly string[];
};

/** Turns one utterance's 16 kHz mono sound into text; keeps nothing between calls. */
export type Stt = {
  readonly transcribe: (audio: Int16Array, request: SttRequest) => Promise<Transcript>;
};
