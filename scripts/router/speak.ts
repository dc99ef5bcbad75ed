import { execFileSync } from "node:child_process";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { type Random, randomFrom } from "./random.ts";

/** `program:voice`; the synthesizers are Debian's espeak-ng and flite. */
export const VOICES = [
  "espeak-ng:en-us",
  "espeak-ng:en-gb",
  "espeak-ng:en-gb-x-rp",
  "espeak-ng:en-gb-scotland",
  "espeak-ng:en-us+f3",
  "flite:slt",
  "flite:awb",
  "flite:rms",
  "flite:kal16",
] as const;
/** Those made from people's recordings (CMU ARCTIC), which Whisper hears best among those there are here. */
export const RECORDED_VOICES = ["flite:rms", "flite:slt", "flite:awb"] as const;
/** Signal to noise in dB, from a quiet room to a running tap. */
export const NOISE_LEVELS = [40, 25, 15, 10] as const;

export type Voice = (typeof VOICES)[number];

/** A sentence spoken by a synthesizer, 16 kHz mono; `file` is overwritten. */
export async function speak(text: string, voice: Voice, file: string): Promise<Int16Array> {
  const [program = "", name = ""] = voice.split(":");
  const how =
    program === "flite" ? ["-voice", name, "-t", text, "-o", file] : ["-v", name, "-w", file, text];
  execFileSync(program, how, { stdio: "ignore" });
  const samples: number[] = [];
  for await (const frame of wavFile(file).frames(AbortSignal.timeout(60_000)))
    samples.push(...frame);
  return Int16Array.from(samples);
}

/** The sound with hum, rushing and clatter behind it, `decibels` below the voice, and room before and after. */
export function inKitchen(voice: Int16Array, decibels: number, seed: number): Int16Array {
  const edge = 6_400; // 0.4 s
  const whole = new Float64Array(voice.length + 2 * edge);
  whole.set(voice, edge);
  const noise = kitchen(whole.length, randomFrom(seed));
  const gain =
    power(voice) === 0 ? 0 : Math.sqrt(power(voice) / power(noise)) * 10 ** (-decibels / 20);
  return Int16Array.from(whole, (sample, index) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample + gain * (noise[index] ?? 0)))),
  );
}

/** Brown noise (rushing), 50 Hz and its third (a fridge), short decaying knocks (dishes). */
function kitchen(length: number, random: Random): Float64Array {
  const noise = new Float64Array(length);
  let brown = 0;
  let knock = 0;
  for (let index = 0; index < length; index++) {
    brown = 0.98 * brown + (random() - 0.5);
    knock = random() < 0.0001 ? 6 : knock * 0.997;
    const hum = Math.sin((2 * Math.PI * 50 * index) / 16_000);
    const third = Math.sin((2 * Math.PI * 150 * index) / 16_000);
    noise[index] = brown + 0.3 * hum + 0.15 * third + knock * (random() - 0.5);
  }
  return noise;
}

function power(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2;
  return samples.length === 0 ? 0 : sum / samples.length;
}
