import type { SharedModels } from "../../assemble/open/shared-models.ts";
import { openRegistry } from "../../assemble/open/open-registry.ts";
import { clockOf } from "../../config/clock-of.ts";
import type { Config } from "../../config/config.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { wordErrors } from "../words/word-errors.ts";
import type { WordErrors } from "../words/word-errors.ts";
import type { AgentRow, RowFile } from "./agent-rows.ts";
import type { AgentCase } from "./cases/agent-case.ts";
import { asHeard } from "./cases/as-heard.ts";
import { typed } from "./cases/hearing.ts";
import type { Hearing } from "./cases/hearing.ts";
import { runCase } from "./run-case.ts";
import type { Held } from "./run-case.ts";
import { faultsIn } from "./scoring/answer-faults.ts";
import type { HomeRecord } from "./scoring/home-state.ts";
import { scoreCase } from "./scoring/score-case.ts";
import { configOf } from "./variants.ts";
import type { Variant } from "./variants.ts";

/** The same requests under one variant, typed or heard, in one order. */
export type Round = {
  readonly run: number;
  readonly variant: Variant;
  readonly mode: AgentRow["mode"];
  readonly cases: readonly AgentCase[];
};

export type Shop = {
  readonly config: Config;
  readonly options: BenchOptions;
  readonly rows: RowFile;
  readonly before: readonly HomeRecord[];
  readonly hearing: Hearing;
  readonly modelsOf: (variant: Variant) => Promise<SharedModels>;
};

/** Holds and scores every request of a round that has no row yet; each is written down at once. */
export async function measure(shop: Shop, { run, variant, mode, cases }: Round): Promise<void> {
  const models = await shop.modelsOf(variant);
  const config = configOf(shop.config, variant);
  const { options, rows, hearing } = shop;
  const clock = clockOf(config);
  const judging = { before: shop.before, tools: openRegistry(config).list(), clock };
  for (const [at, one] of cases.entries()) {
    if (options.signal.aborted) return;
    const key = { id: one.id, variant: variant.name, mode, model: models.opened.llm.id, run };
    if (rows.find(key)) continue;
    const hear = mode === "typed" ? typed : (text: string) => hearing(text) ?? typed(text);
    if (mode === "heard" && one.say.some(({ text }) => !hearing(text))) continue;
    const held = await runCase(one, { config, models, hear, signal: options.signal });
    // What was stopped in the middle is measured again.
    if (options.signal.aborted) return;
    const heard = held.turns.map((turn) => turn.heard);
    const score = scoreCase(mode === "heard" ? asHeard(one, heard) : one, held, judging);
    const { kind, isUnseen } = one;
    const wantsTool = one.calls.length > 0;
    const about = { kind, isUnseen, wantsTool, heard, wrongWords: wrongShare(one, heard) };
    const row = { ...key, ...about, ...score, ...faultsIn(held, clock), ...tokensOf(held) };
    await rows.add(row);
    options.write(lineOf(row, { at: at + 1, of: cases.length }));
  }
}

function tokensOf({ turns }: Held): Pick<AgentRow, "turns" | "evaluated" | "generated"> {
  const usages = turns.flatMap(({ events }) => events.filter(isUsage));
  const sum = (of: (usage: Usage) => number): number =>
    usages.reduce((total, usage) => total + of(usage), 0);
  return {
    turns: turns.length,
    evaluated: sum(({ evaluatedTokens }) => evaluatedTokens),
    generated: sum(({ generatedTokens }) => generatedTokens),
  };
}

type Usage = Extract<TurnEvent, { type: "usage" }>;

function isUsage(event: TurnEvent): event is Usage {
  return event.type === "usage";
}

function wrongShare({ say }: AgentCase, heard: readonly string[]): number {
  const each = say.map(({ text }, index) => wordErrors(text, heard[index] ?? ""));
  const sum = (of: (one: WordErrors) => number): number =>
    each.reduce((total, one) => total + of(one), 0);
  return (
    sum(({ errors }) => errors) /
    Math.max(
      1,
      sum(({ words }) => words),
    )
  );
}

type Progress = { readonly at: number; readonly of: number };

/** What is unseen is not shown either: only its figures are looked at. */
function lineOf(row: AgentRow, { at, of }: Progress): string {
  const { model, variant, mode, end, why, ms, id, isUnseen } = row;
  const place = `${at}/${of} ${model} ${variant} ${mode}`;
  if (isUnseen) return `${place} ${Math.round(ms)} ms\n`;
  return `${place} ${end ? "✓" : "✗"} ${id} ${Math.round(ms)} ms ${why}\n`;
}
