import { cpus, totalmem } from "node:os";
import type { LlmEntry } from "./manifest.ts";

/** What decides which language model serves here. */
export type Powers = {
  readonly memoryBytes: number;
  readonly cores: number;
  /** The chip of a Mac whose graphics serve, as it names itself ("Apple M2 Pro"); elsewhere no graphics are used. */
  readonly appleChip: string | undefined;
};

export type Suitability = {
  readonly fitsMemory: boolean;
  readonly tokensPerSecond: number;
  readonly isFast: boolean;
  /** One line for a person. */
  readonly reason: string;
};

/** Gigabytes a second of memory, by Apple's technical specifications; each token reads the whole model once. */
const CHIPS: readonly (readonly [RegExp, number])[] = [
  [/Ultra/, 800],
  [/M[1-3] Max/, 400],
  [/Max/, 500],
  [/M3 Pro/, 150],
  [/M[12] Pro/, 200],
  [/Pro/, 270],
  [/M1/, 68],
  [/M[23]/, 100],
];
const NEWER_CHIP = 120;
/** Of that a model gets. */
const SHARE = 0.7;
/** One core reads weights of four bits at about this rate: 28 to 60 tokens a second of a file of 98 MB, as the machine is busy. */
const PER_CORE = 4;
/** Two channels of memory give all cores together about this. */
const ALL_CORES = 32;
/** Answers of two sentences come within three seconds; without graphics a long prompt takes as long again as its answer. */
const FAST = { apple: 12, elsewhere: 20 } as const;

export function powersHere(): Powers {
  const list = cpus();
  const isApple = process.platform === "darwin" && process.arch === "arm64";
  return {
    // A container may be allowed less than the machine has.
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
    cores: Math.max(1, list.length),
    appleChip: isApple ? (list[0]?.model ?? "Apple") : undefined,
  };
}

/** Whether a language model fits here and answers at a pace one waits for; the speed is an estimate from the size and the machine. */
export function suitability(
  { bytes, minimumMemoryGiB }: Pick<LlmEntry, "bytes" | "minimumMemoryGiB">,
  powers: Powers,
): Suitability {
  const fitsMemory = minimumMemoryGiB * 2 ** 30 <= powers.memoryBytes;
  const exact = (gigabytesPerSecond(powers) * 1e9) / bytes;
  const tokensPerSecond = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  const isFast = exact >= (powers.appleChip === undefined ? FAST.elsewhere : FAST.apple);
  const pace = `about ${tokensPerSecond} tokens a second`;
  const reason = !fitsMemory
    ? `needs ${minimumMemoryGiB} GiB of memory`
    : isFast
      ? `fits, ${pace}`
      : `fits, slow here: ${pace}`;
  return { fitsMemory, tokensPerSecond, isFast, reason };
}

function gigabytesPerSecond({ cores, appleChip }: Powers): number {
  if (appleChip === undefined) return Math.min(cores * PER_CORE, ALL_CORES);
  return (CHIPS.find(([chip]) => chip.test(appleChip))?.[1] ?? NEWER_CHIP) * SHARE;
}
