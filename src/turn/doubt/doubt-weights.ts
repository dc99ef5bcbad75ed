/** What each sign counts for a call being wrong, in nats: `node scripts/doubt/fit.ts` prints them. */
export const WEIGHTS = {
  words: 1.03,
  "words left": 0.79,
  "stretches left": 1.29,
  records: -0.99,
  margin: -0.1,
  revised: -0.62,
  several: 1.23,
  later: -0.63,
  "looked up": -0.24,
  texts: -0.3,
  "texts unmarked": 0.44,
  "texts that point": 0.47,
  "longest text": -0.36,
};
export type Sign = keyof typeof WEIGHTS;
/** The same of no sign at all. */
export const BIAS = -3.44;
