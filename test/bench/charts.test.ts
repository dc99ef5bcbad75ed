import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawChart } from "../../src/bench/report/draw-chart.ts";
import type { Chart } from "../../src/bench/report/draw-chart.ts";
import { looksOf } from "../../src/bench/report/looks.ts";
import { numberText, roundTicks } from "../../src/bench/report/svg.ts";

const chart = (names: readonly string[], values: readonly number[]): Chart => ({
  title: "t",
  kind: "lines",
  axes: { across: "tools", up: "requests, %" },
  places: values.map(String),
  series: names.map((name) => ({ name, values })),
});

describe("a colour", () => {
  it("belongs to its name, whatever stands beside it and in which order", () => {
    const all = ["sotto", "all", "ora", "digitorn", "toolsearch", "injection"];
    const alone = all.map((name) => looksOf([name])[0]);
    expect(looksOf(all)).toEqual(alone);
    expect(looksOf(all.toReversed())).toEqual(alone.toReversed());
  });

  it("is one of its own for each of twelve, also for names nobody knows", () => {
    const names = ["sotto", "BM25", ...Array.from({ length: 10 }, (_, at) => `new ranker ${at}`)];
    expect(new Set(looksOf(names).map(({ slot }) => slot)).size).toBe(12);
  });

  it("is shared by a thing and its variant, which is broken", () => {
    const [plain, phrased] = looksOf(["BM25", "BM25 + phrases"]);
    expect(phrased).toEqual({ slot: plain?.slot, isDashed: true });
    expect(plain?.isDashed).toBe(false);
  });

  it("is the legend's as well", () => {
    const svg = drawChart(chart(["ora", "sotto"], [10, 20]));
    for (const slot of [2, 0]) {
      expect(svg).toMatch(new RegExp(`class="s${slot} line"`));
      expect(svg).toMatch(new RegExp(`class="s${slot} line key"`));
    }
  });
});

describe("ticks", () => {
  it("are round, few, and hold every value", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e7, noNaN: true }), (most) => {
        const ticks = roundTicks(most);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(most * (1 - 1e-9));
        expect(ticks.length).toBeLessThanOrEqual(6);
        const [, step = 1] = ticks;
        const digits = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
        expect([1, 2, 2.5, 5, 10].some((one) => Math.abs(one - digits) < 1e-6)).toBe(true);
      }),
    );
  });

  it("are told apart however small they are", () => {
    expect(roundTicks(1).map(numberText)).toEqual(["0", "0.2", "0.4", "0.6", "0.8", "1"]);
    expect(roundTicks(48_000).map(numberText)).toContain("10,000");
  });
});

describe("a picture", () => {
  it("says what its axes are, and shows a value that stands alone", () => {
    const svg = drawChart(chart(["sotto"], [40]));
    expect(svg).toContain(">requests, %</text>");
    expect(svg).toContain(">tools</text>");
    expect(svg).toMatch(/<circle/);
  });

  it("has room for every name of its legend", () => {
    const names = Array.from({ length: 13 }, (_, at) => `a ranker with quite a long name ${at}`);
    const svg = drawChart(chart(names, [1, 2]));
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
    const texts = [...svg.matchAll(/x="(\d+)" y="(\d+)">(a ranker[^<]+)</g)];
    expect(texts).toHaveLength(13);
    for (const [, x, y, text] of texts) {
      expect(Number(x) + 6 * (text ?? "").length).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeLessThan(height);
    }
  });
});
