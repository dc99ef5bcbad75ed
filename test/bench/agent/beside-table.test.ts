import { describe, expect, it } from "vitest";
import type { AgentRow } from "../../../src/bench/agent/agent-rows.ts";
import { besideTable } from "../../../src/bench/agent/report/beside-table.ts";

function row(model: string, id: string, own: Partial<AgentRow> = {}): AgentRow {
  return {
    id,
    model,
    variant: "whole",
    mode: "typed",
    run: 1,
    kind: "single",
    isUnseen: false,
    wantsTool: true,
    heard: [id],
    wrongWords: 0,
    tool: true,
    call: true,
    end: true,
    isMischief: false,
    isAsked: false,
    why: "",
    untraced: 0,
    values: 1,
    acted: true,
    steps: 1,
    fast: false,
    ms: 10,
    facts: [],
    acts: [],
    turns: 2,
    evaluated: 100,
    generated: 20,
    ...own,
  };
}

describe("two models side by side", () => {
  it("are compared over the requests both were asked", () => {
    const table = besideTable(
      [
        row("small", "a"),
        row("small", "b", { end: false }),
        row("small", "c", { variant: "no-weight" }),
        row("large", "a", { acts: ["Done."], untraced: 1 }),
        row("large", "c", { end: false }),
      ],
      ["small", "large"],
    );
    expect(table).toContain("| typed | small | large |");
    expect(table).toContain("| requests | 1 | 1 |");
    expect(table).toContain("| end state, single requests | 100 % (1/1) | 100 % (1/1) |");
    expect(table).toContain("| values nobody gave | 0 of 1 | 1 of 1 |");
    expect(table).toContain("| answers that claim an act nobody did | 0 % (0/1) | 100 % (1/1) |");
    expect(table).toContain("| tokens evaluated a request | 50 | 50 |");
  });
});
