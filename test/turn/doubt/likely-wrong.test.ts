import { describe, expect, it } from "vitest";
import { LEAST_DOUBT, likelyWrong } from "../../../src/turn/doubt/likely-wrong.ts";
import { WEIGHTS } from "../../../src/turn/doubt/doubt-weights.ts";
import type { Sign } from "../../../src/turn/doubt/doubt-weights.ts";

const none = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as Record<
  Sign,
  number
>;
/** A short request, all of whose words the call has, by a tool that leads. */
const plain = { ...none, words: Math.log(6), margin: 6, texts: 1, "longest text": 0.5 };

describe("how likely a call is another than was meant", () => {
  it("is little for a short request that is used up", () => {
    expect(likelyWrong(plain)).toBeLessThan(LEAST_DOUBT / 2);
  });

  it("grows with what is left of a long one", () => {
    const long = {
      ...plain,
      words: Math.log(40),
      "words left": 0.7,
      "stretches left": 2,
      margin: 1,
      "texts unmarked": 1,
    };
    expect(likelyWrong(long)).toBeGreaterThan(LEAST_DOUBT);
  });

  it("lies between 0 and 1", () => {
    const all = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 1_000])) as Record<
      Sign,
      number
    >;
    expect(likelyWrong(all)).toBeGreaterThanOrEqual(0);
    expect(likelyWrong(all)).toBeLessThanOrEqual(1);
  });
});
