import { describe, expect, it } from "vitest";
import { attended } from "../../../src/trained/encoder/attended.ts";

const query = Float32Array.of(9, 0, 0, 9);
const value = Float32Array.of(1, 10, 2, 20);

describe("attention", () => {
  it("takes from the vector whose key is what is looked for", () => {
    const key = Float32Array.of(9, 0, 0, 9);
    const found = attended({ query, key, value }, 2, 1);
    expect([...found].map(Math.round)).toEqual([1, 10, 2, 20]);
  });

  it("mixes alike what is alike", () => {
    const key = new Float32Array(4);
    expect([...attended({ query, key, value }, 2, 1)]).toEqual([1.5, 15, 1.5, 15]);
  });

  it("looks with each head by itself", () => {
    const key = Float32Array.of(9, 0, -9, 9);
    const found = attended({ query, key, value }, 2, 2);
    expect([...found].map((one) => Math.round(10 * one) / 10)).toEqual([1, 15, 1.5, 20]);
  });
});
