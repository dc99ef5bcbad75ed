import { runProgram } from "./run-program.ts";
import type { SpeechEngine } from "./voice.ts";

/** A slow talker needs about half a second a word; a child that takes longer than this hangs. */
const baseTimeoutMs = 10_000;
const perLetterMs = 200;

/** How long a program may take over a sentence, spoken or made. */
export function patienceMs(sentence: string): number {
  return baseTimeoutMs + perLetterMs * sentence.length;
}

/** A program that reads a sentence on standard input, says it and ends. Text never is an argument. */
export function commandEngine(program: string, args: readonly string[]): SpeechEngine {
  return {
    name: program,
    prepare: async (sentence) => ({
      sound: undefined,
      play: async (signal) => {
        const input = `${sentence}\n`;
        await runProgram({ program, args, input, signal, timeoutMs: patienceMs(sentence) });
      },
    }),
  };
}
