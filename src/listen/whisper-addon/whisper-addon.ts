import { fileURLToPath } from "node:url";
import { AssistantError, messageOf } from "../../errors.ts";
import { AddonClient, AddonFailure } from "./addon-client.ts";
import { millisecondsOf } from "../capture/audio-in.ts";
import { unknownConfidence } from "../whisper/stt.ts";
import type { SttEngine } from "../whisper/stt.ts";
import { whisperSound } from "../whisper/whisper-sound.ts";

/** The library's build without AVX takes 20 s for a clip; this much is a process that hangs. */
const baseTimeoutMs = 120_000;
const timeoutPerAudioMs = 20;

export type WhisperAddonOptions = {
  readonly modelFile: string;
  readonly threads: number;
  /** The script that serves: another one in tests. */
  readonly entry?: string;
  readonly timeoutMs?: number;
};

/**
 * Whisper by @fugood/whisper.node in a process of its own, which keeps its model loaded. It tells no
 * probabilities, so its confidence says nothing.
 */
export function whisperAddon(options: WhisperAddonOptions): SttEngine {
  const { entry = fileURLToPath(new URL("addon-process.ts", import.meta.url)) } = options;
  const client = new AddonClient({ ...options, entry });
  return {
    name: "whisper.node",
    prepare: () => void client.start(),
    transcribe: async (audio, request) => {
      request.signal.throwIfAborted();
      const sound = whisperSound(audio);
      try {
        const { text, language } = await client.hear(
          sound,
          request,
          options.timeoutMs ?? patience(sound),
        );
        const isFound = request.language === "auto" && language !== undefined;
        const found = isFound ? { language } : {};
        return { text, confidence: unknownConfidence, alternatives: [], ...found };
      } catch (error) {
        throw error instanceof AddonFailure ? toldAs(error) : error;
      }
    },
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}

function patience(sound: Int16Array): number {
  return Math.round(baseTimeoutMs + timeoutPerAudioMs * millisecondsOf(sound.length));
}

function toldAs(cause: AddonFailure): AssistantError {
  if (!cause.isMissing) {
    const sentence = `Whisper could not hear this: ${messageOf(cause).replace(/\.$/, "")}.`;
    const hint = "Check the model with: sotto doctor";
    return new AssistantError("stt_failed", sentence, { hint, cause });
  }
  return new AssistantError("stt_missing", "The package whisper.node does not load here.", {
    hint: "Use the other engine: sotto config set voice.engine whisper.cpp",
    cause,
  });
}
