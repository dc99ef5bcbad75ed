import type { Profiler } from "node:inspector/promises";
import { z } from "zod";

/** For each character of a file in how many conversations it ran, and in how many of those that ended right. */
export type Heat = { readonly ran: Uint32Array; readonly right: Uint32Array };

const stretch = z.object({
  start: z.number(),
  end: z.number(),
  /** Conversations it ran in. */
  ran: z.number(),
  /** Those of them that ended right. */
  right: z.number(),
});
/** A part of a file that ran alike, in characters. */
export type Stretch = z.infer<typeof stretch>;

/** No file of ours is longer, in characters. */
const LONGEST = 100_000;

type Run = {
  readonly functions: readonly Profiler.FunctionCoverage[];
  readonly isRight: boolean;
};

/** Counts what of a file ran in one conversation. */
export function addRun(heat: Map<string, Heat>, file: string, { functions, isRight }: Run): void {
  const counts = heat.get(file) ?? {
    ran: new Uint32Array(LONGEST),
    right: new Uint32Array(LONGEST),
  };
  heat.set(file, counts);
  const ends = functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset));
  const ran = new Uint8Array(Math.max(0, ...ends));
  // An inner range tells more exactly than the one around it, and comes after it.
  for (const { ranges, isBlockCoverage } of functions.toSorted(outerFirst)) {
    if (!isBlockCoverage) continue;
    for (const { startOffset, endOffset, count } of ranges) {
      ran.fill(Number(count > 0), startOffset, endOffset);
    }
  }
  for (const [at, one] of ran.entries()) {
    if (one === 0) continue;
    counts.ran[at] = (counts.ran[at] ?? 0) + 1;
    if (isRight) counts.right[at] = (counts.right[at] ?? 0) + 1;
  }
}

function outerFirst(one: Profiler.FunctionCoverage, other: Profiler.FunctionCoverage): number {
  const [own, its] = [one.ranges[0], other.ranges[0]];
  if (!own || !its) return 0;
  return own.startOffset - its.startOffset || its.endOffset - own.endOffset;
}

/** The counts of a file, those alike together. */
export function stretchesOf({ ran, right }: Heat): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [at, one] of ran.entries()) {
    const last = found.at(-1);
    const own = right[at] ?? 0;
    if (last && last.end === at && last.ran === one && last.right === own) last.end = at + 1;
    else if (one > 0) found.push({ start: at, end: at + 1, ran: one, right: own });
  }
  return found;
}

/** The counts of one file among those that were written down. */
export function readStretches(counts: string, file: string): readonly Stretch[] {
  return z.record(z.string(), z.array(stretch)).parse(JSON.parse(counts))[file] ?? [];
}
