import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { putSection } from "../../scripts/put-section.ts";
import { fiveNumbers } from "../../scripts/readme/five-numbers.ts";
import { cellOf, sectionIn, tablesIn } from "../../scripts/readme/sections.ts";
import { BENCHES } from "../../src/bench/benches.ts";

/** What is read in three minutes, in bytes. */
const MOST_BYTES = 12_288;
const readme = readFileSync("README.md", "utf8");
const page = readFileSync("src/bench/README.md", "utf8");

describe("the README", () => {
  it("is a page", () => {
    expect(statSync("README.md").size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("has the numbers of the benchmarks' tables", () => {
    expect(sectionIn(readme, "numbers")).toBe(`${fiveNumbers(page)}\n`);
    expect(tablesIn(fiveNumbers(page))[0]).toHaveLength(5);
  });

  it.each(["discovery", "agent", "tokens", "voice", "safety"])(
    "takes one of them from %s, or none at all",
    (name) => {
      const section = sectionIn(page, name);
      const other = section.replaceAll(/(?<=\S \| \**|median of )\d[\d.,]*/g, "7");
      expect(other).not.toBe(section);
      expect(fiveNumbers(page.replace(section, other))).not.toBe(fiveNumbers(page));
      expect(() => fiveNumbers(page.replace(section, ""))).toThrow();
    },
  );
});

describe("the page of the benchmarks", () => {
  it.each(Object.keys(BENCHES))("tells of %s", (name) => {
    expect(page).toContain(`\`sotto bench ${name}\``);
  });

  it("has sections of benchmarks alone", () => {
    const names = [...page.matchAll(/^<!-- ([a-z-]+) -->$/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(7);
    const sets = readdirSync("src/bench/agent-sets").map((set) => `agent-${set}`);
    const known = [...Object.keys(BENCHES), ...sets, "homes-de", "homes-several"];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    for (const name of names) expect(tablesIn(sectionIn(page, name)), name).not.toEqual([]);
  });
});

describe("a section", () => {
  const text =
    "# A\n\n<!-- one -->\nold\n<!-- /one -->\n\n<!-- two -->\n| a | b |\n|---|---|\n| **x** | **1** |\n<!-- /two -->\n";

  it("is put in its place, and nothing else is touched", () => {
    const file = join(mkdtempSync(join(tmpdir(), "sotto-section-")), "page.md");
    writeFileSync(file, text);
    putSection(file, "one", "new $1\n\n");
    expect(readFileSync(file, "utf8")).toBe(text.replace("old", "new $1"));
    expect(() => putSection(file, "three", "")).toThrow(/no place for "three"/);
  });

  it("is read by its name, its tables by row and column", () => {
    expect(sectionIn(text, "one")).toBe("old\n");
    const tables = tablesIn(sectionIn(text, "two"));
    expect(cellOf(tables, "**x**", "b")).toBe("1");
    expect(() => cellOf(tables, "**x**", "c")).toThrow(/"c"/);
    expect(() => sectionIn(text, "three")).toThrow(/"three"/);
  });
});
