import { describe, expect, it } from "vitest";
import { figuresIn, inventedFigure } from "../../../../src/turn/step/call/figures.ts";

describe("figures", () => {
  it("are read with thousands and parts", () => {
    expect(figuresIn("£1,250.50 for 3, or 12 500").map(({ value }) => value)).toEqual([
      1250.5, 3, 12, 500,
    ]);
  });

  it.each([
    ["It comes to £176.", [176], undefined],
    ["It comes to £230.85 for both.", [54.85, 176], undefined],
    ["That leaves £121.15.", [54.85, 176], undefined],
    ["I live at 123 Elm Street.", [54.85, 176], "123"],
    ["See you at 10:30 on the 11th.", [], undefined],
    ["It is 1,000 now.", [1000], undefined],
    ["On 11 March 2026 then.", [], undefined],
    ["It is 2,026 now.", [], "2,026"],
  ])("%s, heard %j: invented is %s", (text, heard, invented) => {
    expect(inventedFigure(text, heard)).toBe(invented);
  });
});
