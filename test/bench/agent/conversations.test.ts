import { describe, expect, it } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { renderConversations } from "../../../src/bench/conversations/conversations.ts";
import { writeHome } from "../../../src/bench/conversations/write-home.ts";
import type { AgentRow } from "../../../src/bench/agent/agent-rows.ts";
import { BENCH_CLOCK } from "../../../src/bench/fresh-home.ts";
import { readCases } from "../../../src/bench/agent/cases/agent-case.ts";
import { programFolder } from "../../../src/config/folders.ts";
import { temporaryFolder } from "../../helpers/program.ts";

const FOLDER = join(programFolder, "src/bench/agent-requests/conversations");

const row = (kind: AgentRow["kind"], isUnseen: boolean, end: boolean): AgentRow => ({
  id: kind,
  variant: "whole",
  mode: "typed",
  model: "m",
  run: 1,
  kind,
  isUnseen,
  heard: [],
  wrongWords: 0,
  tool: end,
  call: end,
  end,
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

describe("conversations", () => {
  it("stand in two halves, each of more than one turn", async () => {
    const cases = await readCases(FOLDER);
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(cases.every(({ say }) => say.length > 1)).toBe(true);
    const unseen = cases.filter(({ isUnseen }) => isUnseen).length;
    expect(Math.abs(2 * unseen - cases.length)).toBeLessThanOrEqual(2);
  });

  it("have a home of their own", async () => {
    await using folder = await temporaryFolder();
    await writeHome(join(FOLDER, "home.json"), folder.path, BENCH_CLOCK);
    expect(await readdir(folder.path)).toEqual(
      expect.arrayContaining([
        "calendars",
        "contacts",
        "mail",
        "messages.db",
        "notes",
        "reminders",
      ]),
    );
    expect(await readdir(join(folder.path, "mail/INBOX/new"))).toHaveLength(3);
  });

  it("are told by what their last words do, each half by itself", () => {
    const table = renderConversations([row("undo", false, true), row("undo", true, false)], "m");
    expect(table).toMatch(/\| undo +\| 100 % \(1\/1\) +\| 0 % \(0\/1\) +\|/);
  });
});
