import { describe, expect, it } from "vitest";
import { CONVERSATIONS } from "../../src/bench/tokens/conversations.ts";
import { notesOn } from "../../src/bench/tokens/tokens-command.ts";
import { pictureOf, reportPage } from "../../src/bench/report/report-page.ts";
import { asMarkdown } from "../../src/bench/report/titled.ts";
import { SYSTEMS, TokenFigures } from "../../src/bench/tokens/token-figures.ts";
import { tokenPlots } from "../../src/bench/tokens/token-plots.ts";
import { OWN_TOOLS } from "../../src/bench/tokens/outside-tools.ts";
import { surplusOf, totalsOf } from "../../src/bench/tokens/token-run.ts";
import type { TokenRun } from "../../src/bench/tokens/token-run.ts";
import { largerTables, tokenTables } from "../../src/bench/tokens/token-tables.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";

/** A run in which each turn of a conversation evaluates `evaluated` tokens in one step. */
function run(
  exposure: string,
  conversation: string,
  { tools = OWN_TOOLS, evaluated = 100, isTimed = false, fits = true } = {},
): TokenRun {
  const turns = CONVERSATIONS.find(({ id }) => id === conversation)?.turns.length ?? 1;
  const step = { prompt: 500, evaluated, generated: 10, system: 300, characters: 2_000 };
  const turn = { steps: [step], prefillMs: 900, decodeMs: 100, calls: 1, metaCalls: 0, fits };
  return {
    exposure,
    tools,
    conversation,
    isTimed,
    head: 60,
    missed: 0,
    turns: Array.from({ length: turns }, () => turn),
  };
}

const runs = SYSTEMS.flatMap((system, index) =>
  CONVERSATIONS.flatMap(({ id }) => [
    run(system, id, { evaluated: 100 + index }),
    run(system, id, { tools: 500, fits: system !== "all" }),
    run(system, id, { evaluated: 100 + index, isTimed: id === "one-core" }),
  ]),
);
const figures = new TokenFigures(runs);

describe("the report", () => {
  const page = reportPage({
    title: "What showing tools costs",
    notes: ["A **note** with <marks>."],
    plots: tokenPlots(figures),
    tables: [...tokenTables(figures), ...largerTables(figures)],
  });

  it("has every system in every plot", () => {
    const plots = [...page.matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([svg]) => svg);
    expect(plots).toHaveLength(4);
    for (const svg of plots) {
      const series = [...svg.matchAll(/data-series="([^"]+)"/g)].map(([, name]) => name);
      expect(series).toEqual([...SYSTEMS]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("needs nothing from elsewhere, and is light or dark", () => {
    expect(page).not.toMatch(/\b(?:src|href)=|url\(|@import|<script/);
    expect(page).toContain("prefers-color-scheme:dark");
    expect(page).toContain("<b>note</b> with &lt;marks>");
  });

  it("has a picture that stands by itself", () => {
    const [morning] = tokenPlots(figures);
    if (!morning) throw new Error("no plot");
    const picture = pictureOf(morning);
    expect(picture).toMatch(/^<svg [^>]*><style>/);
    expect(picture).toContain("prefers-color-scheme:dark");
    expect([...picture.matchAll(/<g data-series/g)]).toHaveLength(SYSTEMS.length);
  });

  it("tells what does not fit, and the cheapest of each conversation in bold", () => {
    const tables = [...tokenTables(figures), ...largerTables(figures)];
    const [, large] = tables.filter(({ title }) => title.endsWith("tokens of all conversations"));
    expect(large?.rows.find(([name]) => name === "all")?.[1]).toBe("does not fit");
    const cold = tables.find(({ title }) => title.startsWith(`${OWN_TOOLS} tools, evaluated`));
    for (const row of cold?.rows ?? []) expect(row[2]).toMatch(/^\*\*[\d,]+\*\*$/);
    for (const table of tables) {
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
      expect(asMarkdown(table)).toContain(table.title);
    }
  });
});

describe("the notes", () => {
  const model = findEntry(readManifest(), "smollm2-135m");
  if (model.role !== "llm") throw new Error("no language model");

  it("say how far counting is from evaluating", () => {
    expect(notesOn(model, figures).join(" ")).toContain("to the token the same");
  });

  it("say who evaluates less once heads come from disk", () => {
    const cheap = SYSTEMS.map((system) =>
      run(system, "one-core", { evaluated: system === "all" ? 90 : 100 }),
    );
    const told = notesOn(model, new TokenFigures(cheap)).join(" ");
    expect(told).toContain("from disk, `all` evaluates less than `sotto`");
  });
});

describe("what a run adds up to", () => {
  it("is told with the head and without it", () => {
    expect(totalsOf(run("sotto", "one-core"))).toMatchObject({
      evaluated: 100,
      warm: 40,
      seconds: 1,
    });
    expect(totalsOf(run("all", "one-core", { fits: false }))).toBeUndefined();
  });

  it("knows what was evaluated beyond what was appended", () => {
    const [turn] = run("ora", "one-core").turns;
    const [step] = turn?.steps ?? [];
    if (!turn || !step) throw new Error("no step");
    const steps = [step, { ...step, prompt: 560, evaluated: 300 }];
    expect(surplusOf({ ...run("ora", "one-core"), turns: [{ ...turn, steps }] })).toBe(250);
  });
});
