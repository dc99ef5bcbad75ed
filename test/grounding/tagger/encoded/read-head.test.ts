import { describe, expect, it } from "vitest";
import { readHeads, tunedLayers } from "../../../../src/grounding/tagger/encoded/read-head.ts";

const about = { tools: '["notes.create","mail.send"]', layers: "4" };
/** Matrices of one row, of fours. */
const floats = (name: string): Float32Array => {
  if (name.endsWith(".bias")) return Float32Array.of(name.length);
  return name.endsWith(".weight") ? Float32Array.of(1, 1, 1, 1) : Float32Array.of(name.length);
};

describe("the heads over an encoder", () => {
  it("are what training wrote under their names", () => {
    expect(tunedLayers({ about })).toBe(4);
    const { tags, steps, begins } = readHeads({ floats, about }, 3);
    expect(tags.tools).toEqual(["notes.create", "mail.send"]);
    expect([...steps]).toEqual([5]);
    const vector = Float32Array.of(1, 2, 3, 4);
    const each = [tags.middle, tags.out, begins.middle, begins.out].map((one) => one(vector, 1)[0]);
    expect(each).toEqual(
      ["middle.bias", "out.bias", "begin_middle.bias", "begin_out.bias"].map(
        ({ length }) => 10 + length,
      ),
    );
  });

  it.each([{}, { tools: "[]", layers: "none" }, { tools: "[1]", layers: "3" }])(
    "aren't in %j",
    (wrong) => {
      expect(() => tunedLayers({ about: wrong })).toThrow();
    },
  );
});
