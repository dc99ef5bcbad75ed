import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { markdownTable } from "../../src/bench/markdown-table.ts";
import { reportLines } from "../../src/bench/report/json-lines.ts";

const table = markdownTable(
  ["ranker", "R@1", "µs", ""],
  [
    ["sotto, **words** alone", "87.9", "2,578", "–"],
    ["`BM25`", "does not fit", 91, "x"],
  ],
);

describe("a report for a machine", () => {
  it("is a line a row, with its table and numbers as numbers", () => {
    expect(
      reportLines("discovery", `Dev split, **40** tools:\n\n${table}\n\nBuilt in 12 ms.`),
    ).toEqual([
      {
        type: "row",
        bench: "discovery",
        table: "Dev split, 40 tools",
        ranker: "sotto, words alone",
        "R@1": 87.9,
        µs: 2578,
        "column 4": null,
      },
      {
        type: "row",
        bench: "discovery",
        table: "Dev split, 40 tools",
        ranker: "BM25",
        "R@1": "does not fit",
        µs: 91,
        "column 4": "x",
      },
      { type: "note", bench: "discovery", text: "Built in 12 ms." },
    ]);
  });

  it("keeps what says which row it is", () => {
    const [row] = reportLines("first", markdownTable(["type", "table"], [["a", "b"]]));
    expect(row).toEqual({
      type: "row",
      bench: "first",
      table: "",
      "type measured": "a",
      "table measured": "b",
    });
  });
});

it("every bench prints lines of JSON and nothing else on standard output", async () => {
  const { kept } = await import("../../src/bench/benches.ts");
  const config = { ...loadConfig({ json: true }, { HOME: "/tmp" }), isJson: true };
  const [out, err, rows]: [string[], string[], unknown[]] = [[], [], []];
  const run = kept("mine", async () => async (_, { write }) => {
    write("measuring …\n");
    return `Figures:\n\n${table}`;
  });
  await run(config, {
    quick: true,
    out: undefined,
    write: (text) => void out.push(text),
    aside: (text) => void err.push(text),
    json: (value) => void rows.push(value),
    signal: new AbortController().signal,
  });
  expect(rows).toMatchObject([{ type: "row" }, { type: "row" }]);
  expect(out).toEqual([]);
  expect(err).toEqual(["measuring …\n"]);
});
