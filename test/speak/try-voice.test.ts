import { expect, it } from "vitest";
import { firstThatSpeaks, silent } from "../../src/speak/engines/try-voice.ts";
import type { Player, SpeechEngine } from "../../src/speak/engines/voice.ts";
import type { SpokenSound } from "../../src/types/voice.ts";

const played: SpokenSound[] = [];
const works: Player = { name: "works", play: async (sound) => void played.push(sound) };
const fails: Player = { name: "fails", play: () => Promise.reject(new Error("no device")) };
const loud: SpokenSound = { samples: new Int16Array(22_050).fill(900), sampleRateHz: 22_050 };

const made = (player: Player): SpeechEngine => ({
  name: "made",
  prepare: async () => ({ sound: loud, play: (signal) => player.play(loud, signal) }),
});
const said: string[] = [];
const byItself: SpeechEngine = {
  name: "by itself",
  prepare: async (text) => ({ sound: undefined, play: async () => void said.push(text) }),
};
const missing: SpeechEngine = { name: "none", prepare: () => Promise.reject(new Error("ENOENT")) };

it("a voice is what makes a sound that can be played", async () => {
  expect(await firstThatSpeaks([made(silent(works))])).toBe(true);
  expect(await firstThatSpeaks([made(silent(fails))])).toBe(false);
  expect(await firstThatSpeaks([missing, made(works)])).toBe(true);
  expect(await firstThatSpeaks([])).toBe(false);
});

it("nothing is heard of the trial", async () => {
  played.length = 0;
  await firstThatSpeaks([made(silent(works))]);
  expect(played.every(({ samples }) => samples.every((sample) => sample === 0))).toBe(true);
  expect(loud.samples[0]).toBe(900);
  await firstThatSpeaks([made(fails), byItself]);
  expect(said).toEqual([" "]);
});
