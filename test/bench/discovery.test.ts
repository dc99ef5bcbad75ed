import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DiscoveryReport } from "../../src/bench/discovery/discovery.ts";
import {
  type Ranker,
  auroc,
  barCurve,
  measure,
} from "../../src/bench/discovery/discovery-measures.ts";
import { quantile } from "../../src/bench/quantile.ts";
import { pictureOf } from "../../src/bench/report/report-page.ts";
import { discoveryPlot } from "../../src/bench/discovery/discovery-plot.ts";
import { otherRankers, vectorRanker } from "../../src/bench/discovery/discovery-rankers.ts";
import { renderDiscovery } from "../../src/bench/discovery/discovery-report.ts";
import { readDiscoverySets } from "../../src/bench/discovery/discovery-sets.ts";
import { distractorTools } from "../../src/bench/discovery/distractor-tools.ts";
import { english } from "../../src/language/en/english.ts";
import { toolWords } from "../discovery/tool-words.ts";

/** Answers each text with the order and doubt it is: "b a|0.5". */
const literal: Ranker = {
  name: "literal",
  rank: (text) => {
    const [order = "", doubt = "0"] = text.split("|");
    return { order: order.split(" "), doubt: Number(doubt) };
  },
};

describe("measuring a ranker", () => {
  it("counts right tools among the first one, three and five", () => {
    const requests = ["x", "a x", "a b c x", "a b c d e x", "a"].map((text) => ({
      text: `${text}|0`,
      accept: ["x", "y"],
    }));
    expect(measure(literal, { requests }).recall).toEqual([0.2, 0.4, 0.6]);
  });

  it("gives what always answers the threshold that reveals a share of the tool requests", () => {
    const forTool = [1, 2, 3, 4].map((doubt) => ({ text: `a|${doubt}`, accept: ["a"] }));
    const forNone = [2, 3, 5, 6].map((doubt) => ({ text: `a|${doubt}`, accept: [] }));
    const found = measure(literal, { requests: [...forTool, ...forNone], revealed: 0.5 });
    expect(found.revealed).toBe(0.75);
    expect(found.spurious).toBe(0.5);
  });

  it("takes a ranker at its word when it abstains", () => {
    const shy: Ranker = { name: "shy", rank: () => ({ order: ["a"], doubt: 1, abstains: true }) };
    const requests = [{ text: "x", accept: ["a"] }];
    expect(measure(shy, { requests })).toMatchObject({ revealed: 0, recall: [1, 1, 1] });
  });

  it("has a point for every bar: what lies above it is declined", () => {
    const forTool = [0.1, 0.2, 0.7, 0.9].map((doubt) => ({ text: `a|${doubt}`, accept: ["a"] }));
    const forNone = [0.5, 0.8].map((doubt) => ({ text: `a|${doubt}`, accept: [] }));
    expect(barCurve(literal, [...forTool, ...forNone], [0.2, 0.5, 1])).toEqual([
      { bar: 0.2, declined: 0.5, spurious: 0 },
      { bar: 0.5, declined: 0.5, spurious: 0.5 },
      { bar: 1, declined: 0, spurious: 1 },
    ]);
  });

  it("has the area under the curve that counting pairs has", () => {
    const values = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(values, values, (above, below) => {
        let wins = 0;
        for (const one of above) {
          for (const other of below) wins += one > other ? 1 : one === other ? 0.5 : 0;
        }
        expect(auroc(above, below)).toBeCloseTo(wins / (above.length * below.length), 9);
      }),
    );
  });

  it("finds quantiles", () => {
    expect(quantile([3, 1, 2, 4], 0.5)).toBe(3);
    expect(quantile([3, 1, 2, 4], 1)).toBe(4);
  });
});

describe("other people's rankers", () => {
  const tools = [
    toolWords("calendar.query", "Events in a time range", ["what's on my agenda"]),
    toolWords("mail.recent", "Newest messages, unread first", ["did anybody write to me"]),
    toolWords("music.play", "Play a song, album, artist or playlist", ["put some jazz on"]),
  ];

  it("each find a tool by a word of its description", async () => {
    for (const ranker of await otherRankers(tools, false)) {
      expect(ranker.rank("newest messages").order[0], ranker.name).toBe("mail.recent");
    }
  });

  it("each find a tool by a phrase where they are given the phrases", async () => {
    for (const ranker of await otherRankers(tools, true)) {
      expect(ranker.rank("agenda").order[0], ranker.name).toBe("calendar.query");
    }
  });

  it("take the nearest vector", () => {
    const vectors = new Map([
      ["Events in a time range", Float32Array.of(1, 0)],
      ["put some jazz on", Float32Array.of(0, 1)],
      ["some music", Float32Array.of(0.1, 1)],
    ]);
    const head = { embedder: "test", mean: Float32Array.of(0, 0) };
    const ranker = vectorRanker({ tools, head, vectorOf: (text) => vectors.get(text) });
    expect(ranker.rank("some music").order[0]).toBe("music.play");
    expect(ranker.rank("never embedded").order).toEqual([]);
  });
});

describe("outside tools for the scale curve", () => {
  it("are 2,000 of different names, the same each time", () => {
    const tools = distractorTools(2_000);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(2_000);
    expect(distractorTools(2_000)).toEqual(tools);
    expect(tools.slice(0, 50)).toEqual(distractorTools(50));
  });

  it("say in a sentence what they do", () => {
    for (const tool of distractorTools(2_000)) {
      expect(tool.description).toMatch(/^[A-Z][^{}]+$/);
      expect(tool.parameters.length).toBeGreaterThan(0);
    }
  });

  it("end where there are no more", () => {
    expect(() => distractorTools(1_000_000)).toThrow(RangeError);
  });
});

describe("the sets", () => {
  it("name only tools there are, and have enough of each", async () => {
    const phrasedTools = english.tools.phrased;
    const { dev, heard, unseen, anotherAuthor, languages, outside } = await readDiscoverySets();
    expect(dev).toHaveLength(1_685);
    expect(heard).toHaveLength(560);
    expect(languages).toHaveLength(60);
    expect(outside).toHaveLength(100);
    for (const { accept } of [...dev, ...heard, ...unseen, ...anotherAuthor, ...languages]) {
      for (const name of accept) expect(phrasedTools).toContain(name);
    }
    const reached = new Set(dev.flatMap(({ accept }) => accept));
    for (const tool of phrasedTools.filter((name) => !reached.has(name))) {
      const own = unseen.filter(({ accept }) => accept.includes(tool));
      expect(own.length, tool).toBeGreaterThanOrEqual(8);
    }
  });
});

const measures = {
  tools: 2,
  recall: [0.5, 1, 1],
  auroc: 0.9,
  revealed: 1,
  spurious: 0,
  median: 50.4,
  slow: 99.6,
} as const;
const report: DiscoveryReport = {
  acting: 40,
  rankers: [{ ranker: "index", measures }],
  sets: [{ set: "unseen", ranker: "index", measures: { ...measures, auroc: Number.NaN } }],
  scale: [
    { tools: 41, ranker: "index", measures },
    { tools: 200, ranker: "index", measures: { ...measures, recall: [0.4, 0.9, 1] } },
    { tools: 41, ranker: "a < b", measures },
  ],
  curves: [{ set: "typed", points: [{ bar: 0.5, declined: 0.04, spurious: 0.125 }] }],
  buildMs: 12.34,
  addMs: 2.5,
  routerBytes: 288_412,
  vectorBytes: 18_844,
  unsure: 0.25,
};

describe("the report", () => {
  it("is Markdown tables", () => {
    expect(renderDiscovery(report)).toMatchInlineSnapshot(`
      "Dev split of HWU64, 40 acting tools:

      | ranker | R@1 | R@3 | R@5 | AUROC | revealed | spurious | µs | µs p99 |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      | index | 50.0 | 100.0 | 100.0 | 0.900 | 100.0 | 0.0 | 50 | 100 |

      Other sets:

      | set | ranker | R@1 | R@3 | R@5 | AUROC | revealed | spurious | µs | µs p99 |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      | unseen | index | 50.0 | 100.0 | 100.0 | – | 100.0 | 0.0 | 50 | 100 |

      Among more tools (outside tools without phrases), requests for a tool only:

      | tools | ranker | R@1 | R@3 | R@5 | µs | µs p99 |
      | --- | --- | --- | --- | --- | --- | --- |
      | 41 | index | 50.0 | 100.0 | 100.0 | 50 | 100 |
      | 200 | index | 40.0 | 90.0 | 100.0 | 50 | 100 |
      | 41 | a < b | 50.0 | 100.0 | 100.0 | 50 | 100 |

      Declined / spurious where "none fits" has to be likelier than so much to decline:

      | set | 0.5 |
      | --- | --- |
      | typed | 4.0 / 12.5 |

      Index built in 12.3 ms, 100 outside tools added in 2.5 ms. Router 288 KB, vector ranker 19 KB. Vectors are asked for in 25.0 % of the dev requests; their computing is not in the times. Rankers that always answer get the threshold at which they reveal as many tool requests as the index."
    `);
  });

  it("is a picture with a line a ranker, higher for more recall", () => {
    const svg = pictureOf(discoveryPlot(report));
    expect(svg.match(/<polyline(?! class="[^"]*key)/g)).toHaveLength(2);
    expect(svg).toContain("a &lt; b");
    const [, points = ""] = /points="([^"]+)"/.exec(svg) ?? [];
    const [first, second] = points.split(" ").map((point) => Number(point.split(",")[1]));
    expect(first).toBeLessThan(second ?? 0);
  });
});
