import type { SttSetting } from "../whisper/stt.ts";

/** Parent to child. Sounds are heard one after another, in order; an abort overtakes. */
export type AddonAsk =
  | {
      readonly kind: "load";
      readonly modelFile: string;
      readonly threads: number;
    }
  | {
      readonly kind: "hear";
      readonly id: number;
      readonly audio: Int16Array;
      readonly setting: SttSetting;
    }
  | { readonly kind: "abort"; readonly id: number };

/** Child to parent. What went wrong with loading is told with each sound that can't be heard for it. */
export type AddonReply =
  | {
      readonly kind: "heard";
      readonly id: number;
      readonly text: string;
      readonly language: string | undefined;
    }
  | { readonly kind: "aborted"; readonly id: number }
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly code: "stt_missing" | "stt_failed";
      readonly why: string;
    };
