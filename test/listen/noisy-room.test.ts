import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { frameMs, frameSamples, samplesOf } from "../../src/listen/capture/audio-in.ts";
import { LIVE_RULES } from "../../src/listen/machine/endpoint-rule.ts";
import { loudnessDb, rmsOf } from "../../src/listen/vad/loudness.ts";
import { openSileroVad } from "../../src/listen/vad/silero-vad.ts";
import type { Vad } from "../../src/listen/vad/vad.ts";
import { step } from "../../src/listen/machine/voice-machine.ts";
import { SILENT } from "../../src/listen/machine/voice-state.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { collect } from "../helpers/wav.ts";
import { LIVE } from "../helpers/voice-script.ts";

const data = join(import.meta.dirname, "../data");
const never = new AbortController().signal;

async function soundOf(path: string): Promise<Int16Array> {
  const frames = await collect(wavFile(join(data, path)).frames(never));
  return Int16Array.from(frames.flatMap((frame) => [...frame]));
}

/** A clip in the kitchen: three seconds of it before, two after, so much softer than the voice. */
function inKitchen(clip: Int16Array, noise: Int16Array, snrDb: number): Int16Array {
  const gain = snrDb === Infinity ? 0 : rmsOf(clip) / rmsOf(noise) / 10 ** (snrDb / 20);
  const before = samplesOf(3000);
  return Int16Array.from({ length: before + clip.length + samplesOf(2000) }, (_, at) => {
    const mixed = (clip[at - before] ?? 0) + gain * (noise[at % noise.length] ?? 0);
    return Math.max(-32_768, Math.min(32_767, mixed + (at % 7) - 3));
  });
}

/** How long after the last voiced frame the machine took the request for ended, each time. */
function waits(vad: Vad, sound: Int16Array): readonly number[] {
  const found: number[] = [];
  let state = SILENT;
  vad.reset();
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    const frame = sound.slice(at, at + frameSamples);
    const atMs = (at / frameSamples + 1) * frameMs;
    const heard = { voice: vad.accept(frame), isEcho: false, db: loudnessDb(frame) };
    const event = { kind: "frame", atMs, ...heard } as const;
    const next = step(LIVE, state, event).state;
    if (state.ear.kind === "open" && next.ear.kind === "shut") {
      found.push(next.nowMs - state.ear.speech.lastVoicedMs);
    }
    state = next;
  }
  return found;
}

describe("a pause", () => {
  it.each([
    ["a quiet room", Infinity, 0.1, 0],
    ["a voice 20 dB above the kitchen", 20, 0.25, 0],
    ["a voice 10 dB above the kitchen", 10, 1, 0.85],
  ])("is waited for longer only where noise hides it: %s", async (...row) => {
    const [, snrDb, most, least] = row;
    const vad = await openSileroVad();
    const noise = (await soundOf("audio/noise-kitchen-40s.wav")).subarray(0, samplesOf(10_000));
    const names = readdirSync(join(data, "clips")).filter((name) => name.endsWith(".wav"));
    const all: number[] = [];
    for (const name of names.slice(0, 12)) {
      all.push(...waits(vad, inKitchen(await soundOf(`clips/${name}`), noise, snrDb)));
    }
    const patient = all.filter((ms) => ms >= LIVE_RULES.normal.patientMs).length / all.length;
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(patient).toBeLessThanOrEqual(most);
    expect(patient).toBeGreaterThanOrEqual(least);
  });
});
