import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AudioIn } from "../../src/listen/capture/audio-in.ts";
import { frameMs, frameSamples, samplesOf } from "../../src/listen/capture/audio-in.ts";
import { EchoGate } from "../../src/listen/echo/echo-gate.ts";
import { openSileroVad } from "../../src/listen/vad/silero-vad.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { collect } from "../helpers/wav.ts";
import { VoiceRoom } from "../helpers/voice-room.ts";
import { EchoRoom } from "../../src/bench/voice/echo-room.ts";
import { straightGain } from "../../src/bench/voice/laptop.ts";
import { OwnSpeech } from "../../src/listen/asr-guard/own-speech.ts";
import type { SpokenSound } from "../../src/types/voice.ts";

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

describe("a laptop that hears itself in a room", () => {
  const say = "calendar-4-flite-awb.wav";
  const guest = "safari-2-flite-rms.wav";

  /** When each barge-in was, by the room's clock; a guest as loud as so many times the echo comes at 2 s. */
  async function talk(loudness: number): Promise<readonly number[]> {
    const sounds = new Map([
      ["one", Int16Array.from([...(await soundOf(say)), ...(await soundOf(say))])],
    ]);
    const room = new EchoRoom(sounds, "loudspeaker");
    const own = new OwnSpeech();
    const vad = await openSileroVad();
    const person = (await soundOf(guest)).map((sample) => loudness * straightGain * sample);
    const foreign: number[] = [];
    let isInvited = false;
    const eachFrame = (): void => {
      if (room.nowMs === frameMs) {
        const listener = {
          onClause: () => undefined,
          onStart: (sound: SpokenSound | undefined, text: string) =>
            own.started(sound, text, room.nowMs),
          onSilence: () => own.silent(room.nowMs),
        };
        room.speaker.start(listener).write("one");
      }
      if (room.nowMs < 2_000 || isInvited || loudness === 0) return;
      room.invite(person);
      isInvited = true;
    };
    for await (const frame of room.microphone(4, eachFrame).frames(never)) {
      const { frame: cleaned, isEcho } = own.hear(frame, room.nowMs);
      if (vad.accept(cleaned) === 1 && !isEcho) foreign.push(room.nowMs);
    }
    return foreign;
  }

  it("takes nothing of it for somebody else", async () => {
    expect(await talk(0)).toEqual([]);
  });

  it("hears a person twice as loud as itself in most frames", async () => {
    const foreign = await talk(2);
    expect(Math.min(...foreign)).toBeGreaterThan(2_000);
    expect(foreign.length).toBeGreaterThan(15);
  });
});

describe("the gate", () => {
  const frame = new Int16Array(frameSamples).map((_, at) => 5000 * Math.sin(at * at));

  it("lets everything through while we are silent", () => {
    expect(new EchoGate().hear(frame, 32)).toEqual({ frame, isEcho: false });
  });

  it("is shut while a program speaks by itself, and for its echo after", () => {
    const gate = new EchoGate();
    gate.play(undefined, 0);
    expect(gate.hear(frame, 320).isEcho).toBe(true);
    gate.stop(320);
    expect(gate.hear(frame, 900).isEcho).toBe(true);
    expect(gate.hear(frame, 940).isEcho).toBe(false);
  });

  it("opens over headphones half a second into a sound, and at once where two were not heard", () => {
    const gate = new EchoGate();
    const hears = (atMs: number): boolean => !gate.hear(frame, atMs).isEcho;
    const sound = new Float32Array(80_000).map((_, at) => 0.1 * Math.sin(at / 7));
    gate.play(sound, 0);
    expect([hears(320), hears(480)]).toEqual([false, true]);
    gate.play(sound, 1_000);
    expect([hears(1_056), hears(1_472)]).toEqual([false, true]);
    gate.play(sound, 2_000);
    expect(hears(2_048)).toBe(true);
  });

  it("costs a small part of a frame's time while we speak, and nothing while we don't", () => {
    const cost = (gate: EchoGate): number => {
      const started = process.cpuUsage();
      for (let at = 1; at <= 100; at += 1) gate.hear(frame, at * frameMs);
      return process.cpuUsage(started).user / 1000 / 100;
    };
    const speaking = (): number => {
      const gate = new EchoGate();
      gate.play(
        new Float32Array(80_000).map((_, at) => 0.1 * Math.sin(at / 7)),
        0,
      );
      return cost(gate);
    };
    const silent = new EchoGate();
    cost(silent);
    expect(cost(silent)).toBeLessThan(0.01 * frameMs);
    // In plain code of the same run: three quarters of a frame where a million products and sums take a millisecond.
    const least = Math.min(speaking(), speaking(), speaking());
    expect(least).toBeLessThan(0.75 * frameMs * millisecondsAMillion());
  });
});

/** Processor time of a million products and sums, the least of five tries. */
function millisecondsAMillion(): number {
  const values = new Float32Array(1_000).map((_, at) => Math.sin(at));
  const tries = Array.from({ length: 5 }, () => {
    const started = process.cpuUsage();
    let sum = 0;
    for (let round = 0; round < 20_000; round += 1) {
      for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * 0.5;
    }
    expect(sum).not.toBeNaN();
    return process.cpuUsage(started).user / 1000 / 20;
  });
  return Math.min(...tries);
}
