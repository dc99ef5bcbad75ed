/*
 * How sure the tagger has to be of a stretch, by what a wrong one costs. `node scripts/train-tagger.ts` shows
 * how many of those that are so sure are right, in requests the tagger has not seen.
 */

/** Below this a stretch that needn't be there is what it is taken for no oftener than not. */
export const LEAST_SURE = 0.5;
/** Below this one that has to be there is it one time in twenty: rules look for it, or it is asked for. */
export const LEAST_NEEDED = 0.05;
/** Likely enough not to be left out. */
export const LIKELY = 0.3;
/** What a stretch is worth being sure of before other words are left out for it. */
export const SURE = 0.7;
/** A record is not given another name on less. */
export const SUREST = 0.9;
