import { describe, expect, it } from "vitest";
import { readHead } from "../../../../src/grounding/tagger/encoded/read-head.ts";

const floats = (name: string): Float32Array => Float32Array.of(name.length);

describe("the head over an encoder", () => {
  it("is what training wrote under its names", () => {
    const about = { tools: '["notes.create","mail.send"]', layers: "4" };
    const { head, layers, steps } = readHead({ floats, about });
    expect(layers).toBe(4);
    expect(head.tools).toEqual(["notes.create", "mail.send"]);
    expect([head.kinds, head.middle.bias, steps].map(([one]) => one)).toEqual([12, 11, 5]);
  });

  it.each([{}, { tools: "[]", layers: "none" }, { tools: "[1]", layers: "3" }])(
    "isn't in %j",
    (about) => {
      expect(() => readHead({ floats, about })).toThrow();
    },
  );
});
