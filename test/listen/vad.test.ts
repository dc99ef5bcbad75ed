import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { frameMs } from "../../src/listen/capture/audio-in.ts";
import { energyVad } from "../../src/listen/vad/energy-vad.ts";
import { openVad } from "../../src/listen/vad/open-vad.ts";
import { openSileroVad } from "../../src/listen/vad/silero-vad.ts";
import type { Vad } from "../../src/listen/vad/vad.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { collect } from "../helpers/wav.ts";

const clips = join(import.meta.dirname, "../data/audio");

async function voicedMs(vad: Vad, clip: string): Promise<number> {
  const frames = await collect(wavFile(join(clips, clip)).frames(new AbortController().signal));
  return frames.filter((frame) => vad.accept(frame) >= 0.5).length * frameMs;
}

describe("Silero", () => {
  it("hears nothing in kitchen noise and silence", async () => {
    const vad = await openSileroVad();
    expect(await voicedMs(vad, "noise-kitchen-40s.wav")).toBe(0);
    expect(await voicedMs(vad, "silence-digital-3s.wav")).toBe(0);
  });

  it("hears commands, quiet ones too, and one word", async () => {
    const vad = await openSileroVad();
    expect(await voicedMs(vad, "cmd-launch-firefox.wav")).toBeGreaterThan(900);
    expect(await voicedMs(vad, "cmd-initial-silence-5s-weather-forecast.wav")).toBeGreaterThan(
      1200,
    );
    vad.reset();
    expect(await voicedMs(vad, "dlg-4-today.wav")).toBeGreaterThan(300);
  });

  it("takes less than a hundredth of real time, with room for a busy machine", async () => {
    const vad = await openSileroVad();
    const frames = await collect(
      wavFile(join(clips, "noise-kitchen-40s.wav")).frames(new AbortController().signal),
    );
    const started = process.cpuUsage();
    for (const frame of frames) vad.accept(frame);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000 / (frames.length * frameMs)).toBeLessThan(0.03);
  });
});

describe("energy, the last resort", () => {
  it("hears commands and no silence", async () => {
    expect(await voicedMs(energyVad(), "cmd-launch-firefox.wav")).toBeGreaterThan(600);
    expect(await voicedMs(energyVad(), "silence-digital-3s.wav")).toBe(0);
  });

  it("gets used to a steady noise", () => {
    const vad = energyVad();
    const hum = Int16Array.from({ length: 512 }, (_, at) => Math.round(3000 * Math.sin(at / 9)));
    const probabilities = Array.from({ length: 1000 }, () => vad.accept(hum));
    expect(probabilities.at(-1)).toBeLessThan(0.35);
  });

  it("is what there is when Silero does not load, and says why", async () => {
    const reasons: string[] = [];
    const vad = await openVad(
      (reason) => reasons.push(reason),
      () => Promise.reject(new Error("no native module")),
    );
    expect(vad.name).toBe("energy");
    expect(reasons).toEqual(["no native module"]);
  });
});
