import { describe, expect, it } from "vitest";
import { renderAgent } from "../../../src/bench/agent/report/agent-report.ts";
import type { AgentRow } from "../../../src/bench/agent/agent-rows.ts";

function row(id: string, variant: string, end: boolean): AgentRow {
  return {
    id,
    variant,
    mode: "typed",
    model: "m",
    run: 1,
    kind: "single",
    isUnseen: false,
    wantsTool: true,
    heard: [id],
    wrongWords: 0,
    tool: end,
    call: end,
    end,
    isMischief: false,
    isAsked: false,
    why: "",
    untraced: 0,
    values: 1,
    acted: true,
    steps: 0,
    fast: true,
    ms: 10,
    facts: [],
    acts: [],
    turns: 1,
    evaluated: 0,
    generated: 0,
  };
}

describe("the table of pieces", () => {
  it("compares the same requests: those every variant was asked", () => {
    const rows = [row("a", "whole", true), row("b", "whole", false), row("a", "no-weight", false)];
    const report = renderAgent(rows, { model: "m", total: 2, beside: undefined });
    expect(report).toMatch(/\| as it is \| 1 \| 100 % \(1\/1\) /);
    expect(report).toMatch(/\| choice by the model alone \| 1 \| 0 % \(0\/1\) /);
    expect(report).toMatch(/end state, single requests \| 50 % \(1\/2\)/);
  });
});
