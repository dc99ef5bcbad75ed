import { existsSync, readdirSync } from "node:fs";
import type { SpokenSound } from "../../types/voice.ts";
import { runProgram } from "./run-program.ts";
import type { Player } from "./voice.ts";

/** A player that goes on for so long after its sound should have ended hangs. */
const overtimeMs = 5_000;
const deviceFolder = "/dev/snd";

/** The players of this machine as one: the first that works serves from then on. */
export function playerHere(platform: NodeJS.Platform = process.platform): Player {
  const programs = platform === "linux" ? [paplay, aplay, sox] : [sox];
  return firstPlayer(hasOutputDevice(platform) ? [decibriSpeaker, ...programs] : programs);
}

/** Tries one after the other; what failed is not tried again. */
export function firstPlayer(players: readonly Player[]): Player {
  const usable = [...players];
  return {
    name: players.map(({ name }) => name).join(" or "),
    play: async (sound, signal) => {
      for (let player = usable[0]; player && !signal.aborted; player = usable[0]) {
        try {
          return await player.play(sound, signal);
        } catch {
          usable.shift(); // the reason is of no use to a listener; the next one may do
        }
      }
      if (!signal.aborted) throw new Error("no player makes a sound here");
    },
  };
}

/** Linux says in files what sound devices there are; decibri prints twenty lines where there is none. */
function hasOutputDevice(platform: NodeJS.Platform): boolean {
  if (platform !== "linux") return true;
  return (
    existsSync(deviceFolder) && readdirSync(deviceFolder).some((name) => /^pcm.*p$/.test(name))
  );
}

/** CoreAudio, ALSA or WASAPI; stopping discards what has not been heard. */
const decibriSpeaker: Player = {
  name: "decibri",
  play: async (sound, signal) => {
    const { Speaker } = await import("decibri");
    const speaker = await Speaker.open({
      sampleRate: sound.sampleRateHz,
      channels: 1,
      dtype: "int16",
    });
    const stop = (): void => speaker.stop();
    speaker.on("error", stop);
    signal.addEventListener("abort", stop, { once: true });
    try {
      if (signal.aborted) return;
      await speaker.writeAsync(bytesOf(sound));
      await speaker.drainAsync();
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener("abort", stop);
      stop();
    }
  },
};

/** A program that plays raw sound from its standard input. */
export function programPlayer(
  program: string,
  args: (sampleRateHz: number) => readonly string[],
): Player {
  return {
    name: program,
    play: async (sound, signal) => {
      const durationMs = Math.ceil((1000 * sound.samples.length) / sound.sampleRateHz);
      await runProgram({
        program,
        args: args(sound.sampleRateHz),
        input: bytesOf(sound),
        signal,
        timeoutMs: durationMs + overtimeMs,
      });
    },
  };
}

const paplay = programPlayer("paplay", (rate) =>
  `--raw --format=s16le --channels=1 --rate=${rate}`.split(" "),
);
const aplay = programPlayer("aplay", (rate) => `-q -t raw -f S16_LE -c 1 -r ${rate} -`.split(" "));
const sox = programPlayer("play", (rate) =>
  `-q -t raw -r ${rate} -c 1 -b 16 -e signed-integer -L -`.split(" "),
);

function bytesOf({ samples }: SpokenSound): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => bytes.writeInt16LE(sample, 2 * index));
  return bytes;
}
