/** How long a silence must be to end an utterance, in milliseconds after its last voiced frame. */
export type EndpointRule = {
  /** So much silence starts a first transcription; infinite where nothing is gained by it. */
  readonly speculateMs: number;
  /** What the endpoint is reported at. */
  readonly endpointMs: number;
  /** A text that is a whole request is served after this. */
  readonly completeMs: number;
  /** Any other text, or none yet. */
  readonly commitMs: number;
  /** A text that trails off, a call that lacks a value, a noisy room. */
  readonly patientMs: number;
  /** Until then speech that goes on belongs to the utterance, unless that had an effect. */
  readonly reopenMs: number;
  /** An utterance is cut here whatever follows. */
  readonly maxMs: number;
};

export type Pace = "fast" | "normal" | "relaxed";

/**
 * voice.md's table of commands cut in two (clean / 10 dB of noise): 0.25 s 3.7 / 13.6 %, 0.35 s
 * 1.1 / 9.1 %, 0.4 s 0.3 / 8.1 %, 0.7 s 0.2 / 5.1 %; a pause inside a command is rarely over a second.
 */
const normal: EndpointRule = {
  speculateMs: 200,
  endpointMs: 380,
  completeMs: 250,
  commitMs: 380,
  patientMs: 900,
  reopenMs: 1100,
  maxMs: 30_000,
};

export const LIVE_RULES: Readonly<Record<Pace, EndpointRule>> = {
  fast: { ...normal, endpointMs: 350, commitMs: 350, completeMs: 220, patientMs: 700 },
  normal,
  relaxed: { ...normal, endpointMs: 700, commitMs: 700, completeMs: 500, patientMs: 1300 },
};

/**
 * A recording costs nobody a wait, so it is transcribed once, after the second in which people go on
 * and a tenth in which the detector notices.
 */
export const RECORDING_RULE: EndpointRule = {
  ...normal,
  speculateMs: Infinity,
  endpointMs: 400,
  completeMs: 1100,
  commitMs: 1100,
  patientMs: 1100,
};
