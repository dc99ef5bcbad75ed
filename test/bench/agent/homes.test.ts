import { describe, expect, it } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { HOMES, casesOf, homesFolder, homesIn } from "../../../src/bench/homes/homes.ts";
import { renderHomes } from "../../../src/bench/homes/render-homes.ts";
import { writeHome } from "../../../src/bench/homes/write-home.ts";
import type { AgentRow } from "../../../src/bench/agent/agent-rows.ts";
import { BENCH_CLOCK } from "../../../src/bench/fresh-home.ts";
import { temporaryFolder } from "../../helpers/program.ts";

const row = (kind: AgentRow["kind"], isUnseen: boolean, end: boolean): AgentRow => ({
  id: `hanne/${kind}`,
  variant: "whole",
  mode: "typed",
  model: "m",
  run: 1,
  kind,
  isUnseen,
  wantsTool: true,
  heard: [],
  wrongWords: 0,
  tool: end,
  call: end,
  end,
  isMischief: !end,
  isAsked: false,
  why: "",
  untraced: 0,
  values: 0,
  acted: true,
  steps: 0,
  fast: true,
  ms: 1,
  facts: [],
  acts: [],
  turns: 2,
  evaluated: 0,
  generated: 0,
});

describe("lives of other people", () => {
  it.each([
    ["a week's", undefined],
    ["several in one breath", "several"],
  ])(
    "stand each in one file that can be written as a home, half of what they ask unread: %s",
    async (_, set) => {
      const homes = await homesIn(homesFolder("en", set));
      const all = (
        await Promise.all(homes.map((home) => casesOf(home, homesFolder("en", set))))
      ).flat();
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.filter(({ isUnseen }) => isUnseen).length).toBeGreaterThanOrEqual(all.length / 2);
      for (const home of homes) {
        await using folder = await temporaryFolder();
        const told = join(homesFolder("en", set), home, "home.json");
        await writeHome(told, folder.path, BENCH_CLOCK);
        expect(await readdir(folder.path)).toEqual(
          expect.arrayContaining(["calendars", "contacts", "mail", "messages.db", "notes"]),
        );
      }
    },
  );

  it("of a set that isn't there are refused in one sentence", async () => {
    await expect(homesIn(homesFolder("en", "moon"))).rejects.toThrow("No home stands in");
  });

  it("are read as they were told", async () => {
    await using folder = await temporaryFolder();
    await writeHome(join(HOMES, "hanne", "home.json"), folder.path, BENCH_CLOCK);
    expect(await readdir(join(folder.path, "mail/INBOX/new"))).toHaveLength(3);
  });

  it("are told by what their last words do, each half by itself", () => {
    const table = renderHomes([row("undo", false, true), row("undo", true, false)], "m");
    expect(table).toMatch(/\| typed \| all \| hanne \| \(read\) \|/);
    expect(table).toMatch(/\| undo \| 0 % \(0\/1\) \| 0 % \(0\/1\) \| 100 % \(1\/1\) \|/);
    expect(table).toMatch(/\| changed something else \| 100 % \(1\/1\) /);
  });
});
