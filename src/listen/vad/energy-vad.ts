import type { Vad } from "./vad.ts";

/** A voice at arm's length stands at least this far above a quiet room. */
const voiceAboveFloorDb = 12;
/** Decibels from unlikely to likely around that point. */
const slopeDb = 2;
/** Below this nothing is called a voice, however quiet the room (RMS 0.003). */
const leastVoiceDb = -50;
/** The floor follows quiet frames at once and loud ones slowly, or speech would raise it. */
const floorRiseDbPerFrame = 0.03;
/** The floor starts no higher than this, in case the first frame is already speech. */
const firstFloorDb = -45;
const silenceDb = -96;

/** Loudness over the room's own noise: the last resort where no native detector loads. Knows no speech. */
export function energyVad(): Vad {
  let floorDb = firstFloorDb;
  return {
    name: "energy",
    accept: (frame) => {
      const levelDb = loudnessDb(frame);
      floorDb = levelDb < floorDb ? levelDb : floorDb + floorRiseDbPerFrame;
      const aboveDb = levelDb - Math.max(floorDb + voiceAboveFloorDb, leastVoiceDb);
      return 1 / (1 + Math.exp(-aboveDb / slopeDb));
    },
    reset: () => {
      floorDb = firstFloorDb;
    },
  };
}

/** Root mean square of a frame without its constant part, in dB of full scale. */
function loudnessDb(frame: Int16Array): number {
  const mean = frame.reduce((sum, sample) => sum + sample, 0) / frame.length;
  const power = frame.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / frame.length;
  return power === 0 ? silenceDb : Math.max(silenceDb, 10 * Math.log10(power / 32_768 ** 2));
}
