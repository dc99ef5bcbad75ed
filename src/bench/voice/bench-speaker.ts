import { setTimeout as sleep } from "node:timers/promises";
import { createResampler } from "../../listen/wav/resampler.ts";
import { english } from "../../language/en/english.ts";
import { createSpeaker } from "../../speak/create-speaker.ts";
import { enginesHere } from "../../speak/engines/engines-here.ts";
import type { Player, SpeechEngine } from "../../speak/engines/voice.ts";
import type { Speaker, SpokenSound } from "../../types/voice.ts";

/** A player whose sound takes its time and reaches nobody: a machine without a sound card measures too. */
export const unheardPlayer: Player = {
  name: "unheard",
  play: async (sound, signal) => {
    try {
      await sleep((1000 * sound.samples.length) / sound.sampleRateHz, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};

/** How fast the stand-in for a missing voice speaks. */
const lettersPerSecond = 15;
const soundRateHz = 16_000;

/** Makes silence of a sentence's length at once, where no voice is installed. */
const silentEngine: SpeechEngine = {
  name: "no voice (synthesis takes no time)",
  prepare: async (sentence) => {
    const seconds = sentence.length / lettersPerSecond;
    const sound: SpokenSound = {
      samples: new Int16Array(Math.round(seconds * soundRateHz)),
      sampleRateHz: soundRateHz,
    };
    return { sound, play: (signal) => unheardPlayer.play(sound, signal) };
  },
};

/** The machine's own voice as far as its sound, never to a loudspeaker. */
export async function voiceForBench(): Promise<SpeechEngine> {
  const [engine] = enginesHere({}, unheardPlayer);
  if (!engine) return silentEngine;
  try {
    await engine.prepare("Ready.", AbortSignal.timeout(5_000));
    return engine;
  } catch {
    return silentEngine; // the report names it
  }
}

export function speakerFor(engine: SpeechEngine): Speaker {
  return createSpeaker({
    engines: [engine],
    player: unheardPlayer,
    voicing: english.voicing,
    notice: () => undefined,
  });
}

/** A sentence as the microphone would have it, 16 kHz; undefined where no sound comes of it. */
export async function soundOf(
  voice: SpeechEngine,
  text: string,
  signal: AbortSignal,
): Promise<Int16Array | undefined> {
  const { sound } = await voice.prepare(text, signal);
  return sound && at16kHz(sound);
}

function at16kHz({ samples, sampleRateHz }: SpokenSound): Int16Array {
  const resampler = createResampler(sampleRateHz);
  const parts = [
    resampler.push(Float32Array.from(samples, (one) => one / 32_768)),
    resampler.flush(),
  ];
  return Int16Array.from(
    parts.flatMap((part) => Array.from(part)),
    (one) => Math.max(-32_768, Math.min(32_767, Math.round(32_768 * one))),
  );
}
