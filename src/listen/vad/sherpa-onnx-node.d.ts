/** The part of sherpa-onnx-node that is used here; the package brings no types. */
declare module "sherpa-onnx-node" {
  type VadConfig = {
    readonly sileroVad: {
      readonly model: string;
      readonly threshold: number;
      readonly minSilenceDuration: number;
      readonly minSpeechDuration: number;
      readonly maxSpeechDuration: number;
      readonly windowSize: number;
    };
    readonly sampleRate: number;
    readonly numThreads: number;
    readonly debug: number;
  };

  class Vad {
    constructor(config: VadConfig, bufferSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isDetected(): boolean;
    isEmpty(): boolean;
    pop(): void;
    reset(): void;
  }

  /** A CommonJS package: what it exports is the default. */
  const sherpa: { readonly Vad: typeof Vad };
  export default sherpa;
}
