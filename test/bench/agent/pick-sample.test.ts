import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentCase } from "../../../src/bench/agent/cases/agent-case.ts";
import { pickSample } from "../../../src/bench/agent/cases/pick-sample.ts";

const KINDS = ["single", "two-step", "none"] as const;

/** So many requests, two thirds single, a third of each kind by another author. */
const cases = Array.from({ length: 120 }, (_, index): AgentCase => {
  const kind = index % 3 < 2 ? "single" : (KINDS[1 + (index % 2)] ?? "none");
  const say = [{ text: "x", asks: undefined }];
  return { id: `${index}`, kind, say, calls: [], isUnseen: index % 9 < 3 };
});
const ids = (picked: readonly AgentCase[]): readonly string[] => picked.map(({ id }) => id);

describe("a sample", () => {
  it("is the same for a seed and another for another", () => {
    const [one, again, other] = [1, 1, 2].map((seed) => ids(pickSample(cases, { size: 30, seed })));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it("is everything, shuffled, where that is asked for", () => {
    const all = ids(pickSample(cases, { size: 120, seed: 1 }));
    expect(all.toSorted()).toEqual(ids(cases).toSorted());
    expect(all).not.toEqual(ids(cases));
  });

  it("stays the same when a request comes to the others", () => {
    const one = cases[0];
    if (!one) throw new Error("There are requests.");
    const more = [...cases, { ...one, id: "another" }];
    const picked = ids(pickSample(cases, { size: 60, seed: 1 }));
    const others = ids(pickSample(more, { size: 60, seed: 1 })).filter((id) => id !== "another");
    expect(others.filter((id) => !picked.includes(id)).length).toBeLessThanOrEqual(1);
  });

  it("is as large as was asked where each stratum gets one of it", () => {
    for (const size of [30, 60, 100]) {
      expect(pickSample(cases, { size, seed: 1 })).toHaveLength(size);
    }
  });

  it("has each kind and origin by its share, nothing twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 119 }), fc.nat(1_000), (size, seed) => {
        const picked = pickSample(cases, { size, seed });
        expect(new Set(ids(picked)).size).toBe(picked.length);
        const groups = Map.groupBy(cases, ({ kind, isUnseen }) => `${kind} ${isUnseen}`);
        for (const [group, members] of groups) {
          const got = picked.filter(({ kind, isUnseen }) => `${kind} ${isUnseen}` === group).length;
          expect(Math.abs(got - (size * members.length) / cases.length)).toBeLessThanOrEqual(1);
          expect(got).toBeGreaterThan(0);
        }
      }),
    );
  });
});
