import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type AudioIn,
  frameMs,
  frameSamples,
  samplesOf,
} from "../../src/listen/capture/audio-in.ts";
import { EchoGate } from "../../src/listen/belief/echo-gate.ts";
import { openSileroVad } from "../../src/listen/vad/silero-vad.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { collect } from "../helpers/wav.ts";
import { VoiceRoom } from "../helpers/voice-room.ts";

const clips = join(import.meta.dirname, "../data/clips");
const never = new AbortController().signal;

async function soundOf(name: string): Promise<Int16Array> {
  const source: AudioIn = wavFile(join(clips, name));
  const frames = await collect(source.frames(never));
  return Int16Array.from(frames.flatMap((frame) => [...frame]));
}

/** What a microphone hears of some sound: later, softer, with a reflection, in a little noise. */
function comeBack(sound: Int16Array, { lagMs, gain }: { lagMs: number; gain: number }): Int16Array {
  const lag = samplesOf(lagMs);
  const reflection = samplesOf(11);
  let noise = 1;
  return Int16Array.from({ length: sound.length + lag }, (_, at) => {
    noise = (noise * 16_807) % 2_147_483_647;
    const direct = sound[at - lag] ?? 0;
    const reflected = sound[at - lag - reflection] ?? 0;
    return Math.round(gain * (direct + 0.4 * reflected) + 30 * (noise / 2_147_483_647 - 0.5));
  });
}

function framesOf(sound: Int16Array): readonly Int16Array[] {
  return Array.from({ length: Math.floor(sound.length / frameSamples) }, (_, index) =>
    sound.slice(index * frameSamples, (index + 1) * frameSamples),
  );
}

function mixed(one: Int16Array, other: Int16Array, atMs: number): Int16Array {
  const from = samplesOf(atMs);
  return one.map((sample, at) =>
    Math.max(-32_768, Math.min(32_767, sample + (other[at - from] ?? 0))),
  );
}

const silence = (ms: number): Int16Array => new Int16Array(samplesOf(ms));

/** The answer as it is said and heard again, then silence. */
async function hearOurselves(
  name: string,
  room: { lagMs: number; gain: number },
  user?: { readonly name: string; readonly atMs: number },
): Promise<VoiceRoom> {
  const vad = await openSileroVad();
  const talk = new VoiceRoom({ vad });
  const said = await soundOf(name);
  talk.sound = { samples: said, sampleRateHz: 16_000 };
  await talk.hear(framesOf(comeBack(silence(1000), room)));
  talk.loop.type("one");
  await talk.settle();
  const whole = Int16Array.from([...said, ...silence(2500)]);
  const echo = comeBack(whole, room);
  const heard = user ? mixed(echo, await soundOf(user.name), user.atMs) : echo;
  const lengthMs = (1000 * said.length) / 16_000;
  const frames = framesOf(heard);
  const ends = Math.ceil(lengthMs / frameMs);
  await talk.hear(frames.slice(0, ends));
  if (!user) talk.endSpeech();
  await talk.hear(frames.slice(ends));
  return talk;
}

describe("our own voice come back", () => {
  it.each([
    ["calendar-3-flite-rms.wav", { lagMs: 0, gain: 0.3 }],
    ["reminder-1-flite-rms.wav", { lagMs: 37, gain: 0.5 }],
    ["mail-4-flite-slt.wav", { lagMs: 90, gain: 0.1 }],
    ["calendar-0-espeak-en-us.wav", { lagMs: 180, gain: 0.7 }],
    ["calendar-4-flite-awb.wav", { lagMs: 260, gain: 0.9 }],
    ["reminder-4-espeak-en-gb.wav", { lagMs: 420, gain: 0.4 }],
  ])("interrupts nothing and is no request: %s %j", async (name, room) => {
    await using talk = await hearOurselves(name, room);
    expect(talk.notes.filter(({ mark }) => mark === "barge-in")).toEqual([]);
    expect(talk.called("transcribe")).toEqual([]);
    expect(talk.called("turn")).toEqual(["one"]);
  });

  it.each([
    ["softly, from a laptop", { lagMs: 90, gain: 0.15 }],
    ["from a loudspeaker half as loud as it was said", { lagMs: 120, gain: 0.5 }],
    ["not at all, over headphones", { lagMs: 0, gain: 0 }],
  ])("%s, leaves the user's voice to be heard", async (_where, room) => {
    const user = { name: "safari-2-flite-rms.wav", atMs: 1500 };
    await using talk = await hearOurselves("calendar-4-flite-awb.wav", room, user);
    expect(talk.notes.filter(({ mark }) => mark === "barge-in").length).toBeGreaterThan(0);
  });
});

describe("the gate", () => {
  const frame = new Int16Array(frameSamples).map((_, at) => 5000 * Math.sin(at * at));

  it("is open while we are silent", () => {
    expect(new EchoGate().isEcho(frame, 32)).toBe(false);
  });

  it("is shut while a program speaks by itself, and for its echo after", () => {
    const gate = new EchoGate();
    gate.play(undefined, 0);
    expect(gate.isEcho(frame, 320)).toBe(true);
    gate.stop(320);
    expect(gate.isEcho(frame, 600)).toBe(true);
    expect(gate.isEcho(frame, 640)).toBe(false);
  });

  it("costs a small part of a frame's time while we speak", () => {
    const gate = new EchoGate();
    gate.play(
      new Int16Array(80_000).map((_, at) => 3000 * Math.sin(at / 7)),
      0,
    );
    const started = performance.now();
    for (let at = 1; at <= 100; at += 1) gate.isEcho(frame, at * frameMs);
    expect((performance.now() - started) / 100).toBeLessThan(frameMs / 2);
  });
});
