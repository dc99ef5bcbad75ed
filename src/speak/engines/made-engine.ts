import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patienceMs } from "./command-engine.ts";
import { runProgram } from "./run-program.ts";
import type { Player, SpeechEngine } from "./voice.ts";
import { readWavSound } from "./wav-sound.ts";

type Making = {
  readonly program: string;
  /** With the file the sound is written to, where the program writes to one. */
  readonly args: (file: string) => readonly string[];
  readonly writesFile: boolean;
  readonly player: Player;
};

/**
 * A program that turns the sentence on its standard input into sound, and a player for it: so the
 * next sentence is made while one plays, silence is instant, and what may come back as an echo is
 * known.
 */
export function madeEngine({ program, args, writesFile, player }: Making): SpeechEngine {
  const make = async (sentence: string, signal: AbortSignal, file: string): Promise<Buffer> => {
    const timeoutMs = patienceMs(sentence);
    const run = { program, args: args(file), input: `${sentence}\n`, signal, timeoutMs };
    const output = await runProgram(run);
    return writesFile && !signal.aborted ? readFile(file) : output;
  };
  return {
    name: program,
    prepare: async (sentence, signal) => {
      const bytes = writesFile
        ? await inFolder((folder) => make(sentence, signal, join(folder, "said.wav")))
        : await make(sentence, signal, "");
      const sound = signal.aborted ? undefined : readWavSound(bytes);
      // `say` writes a file without sound where its voice isn't there any more, and ends well.
      if (sound?.samples.length === 0 && /[\p{L}\p{N}]/u.test(sentence)) {
        throw new Error(`${program} made no sound`);
      }
      return {
        sound,
        play: async (stop) => {
          if (sound) await player.play(sound, stop);
        },
      };
    },
  };
}

async function inFolder<Made>(work: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-said-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
