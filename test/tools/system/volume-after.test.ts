import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { volumeAfter } from "../../../tools/system/volume-after.ts";

const wish = { level: undefined, change: undefined, mute: undefined } as const;

describe("volumeAfter", () => {
  it.each([
    [
      { level: 40, muted: false },
      { ...wish, level: 25 },
      { level: 25, muted: false },
    ],
    [
      { level: 40, muted: false },
      { ...wish, change: "up" },
      { level: 50, muted: false },
    ],
    [
      { level: 40, muted: false },
      { ...wish, change: "down", level: 30 },
      { level: 10, muted: false },
    ],
    [
      { level: 40, muted: false },
      { ...wish, mute: true },
      { level: 40, muted: true },
    ],
    [
      { level: 40, muted: true },
      { ...wish, mute: false },
      { level: 40, muted: false },
    ],
    [
      { level: 40, muted: true },
      { ...wish, change: "up" },
      { level: 50, muted: false },
    ],
  ] as const)("%j with %j is %j", (now, said, after) => {
    expect(volumeAfter(now, said)).toEqual(after);
  });

  it("stays within 0 and 100", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined }),
        fc.constantFrom("up" as const, "down" as const, undefined),
        (now, level, change) => {
          const after = volumeAfter(
            { level: now, muted: false },
            { level, change, mute: undefined },
          );
          expect(after.level).toBeGreaterThanOrEqual(0);
          expect(after.level).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
