/** What each sign counts for a sentence as the answer: `node scripts/answers/fit.ts` fits them. */
export const WEIGHTS = {
  any: -3.67,
  words: 1.55,
  held: 0.82,
  "held count": 0.58,
  own: 0.8,
  near: 4.23,
  "behind the nearest": -4.83,
  "text behind the nearest": -2.45,
  kind: 0.31,
  "no kind": 0.32,
  time: 1.4,
  asks: 0.33,
  "of a time": -0.06,
  source: 1.2,
  length: 1.61,
};

export type Feature = keyof typeof WEIGHTS;
