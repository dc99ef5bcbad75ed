import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { measureUndo, undoAll, undoTable } from "../../src/bench/safety/safety-undo.ts";
import { UNDO_CASES } from "../../src/bench/safety/undo-cases.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { tools } from "../../tools/index.ts";

const folder = mkdtempSync(join(tmpdir(), "sotto-undo-"));
const config = loadConfig({ state: join(folder, "state") });
const { signal } = new AbortController();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what a reversible tool did", () => {
  it.each(UNDO_CASES.map((each) => [each.act.name, each.shape, each] as const))(
    "%s (%s) is undone to the byte, after a restart and by voice, and left alone when changed since",
    async (_, __, undoCase) => {
      const [outcome] = await measureUndo(config, [undoCase], signal);
      expect(outcome).toMatchObject({ byCommand: [], byVoice: [] });
      expect(outcome?.whenChanged ?? "left").toBe("left");
    },
  );

  it("is undone newest first until all is as before", async () => {
    expect(await undoAll(config, signal)).toEqual([]);
  });
});

describe("the cases", () => {
  it("have every tool marked reversible", () => {
    const reversible = tools.filter(({ effect }) => effect === "reversible");
    const tried = new Set(UNDO_CASES.map(({ act }) => act.name));
    expect(reversible.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it("count as undone only without a difference", () => {
    const outcome = { tool: "a.b", shape: "c", byVoice: [], whenChanged: "touched" } as const;
    const table = undoTable([{ ...outcome, byCommand: ["home/x"] }], ["home/y"]);
    expect(table).toContain("| all | 1 | 0 of 1 | 1 of 1 | 0 of 1 |");
    expect(table).toContain("not as before: home/y");
  });
});
