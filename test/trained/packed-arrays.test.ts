import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrayOf, packArrays, unpackArrays } from "../../src/trained/packed-arrays.ts";

const arrays = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.float32Array({ noNaN: true }), fc.int8Array()),
);

describe("a file of numbers", () => {
  it("gives back what was packed", () => {
    fc.assert(
      fc.property(fc.jsonValue(), arrays, (meta, named) => {
        const packed = unpackArrays(packArrays({ meta, arrays: new Map(Object.entries(named)) }));
        expect(JSON.stringify(packed.meta)).toEqual(JSON.stringify(meta));
        expect([...packed.arrays]).toEqual(Object.entries(named));
      }),
    );
  });

  it("fails with a sentence wherever it was cut", () => {
    const bytes = packArrays({ meta: {}, arrays: new Map([["a", Float32Array.of(1, 2, 3)]]) });
    for (let length = 0; length < bytes.length; length++) {
      expect(() => unpackArrays(bytes.subarray(0, length))).toThrow(/damaged/);
    }
  });

  it("fails with a sentence for an array of another kind", () => {
    const packed = unpackArrays(
      packArrays({ meta: {}, arrays: new Map([["a", Int8Array.of(1)]]) }),
    );
    expect(() => arrayOf(packed, "a", Float32Array)).toThrow(/damaged/);
    expect(() => arrayOf(packed, "b", Int8Array)).toThrow(/damaged/);
  });
});
