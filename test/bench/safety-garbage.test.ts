import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { openAssistant } from "../../src/assemble/open/open-assistant.ts";
import type { SharedModels } from "../../src/assemble/open/shared-models.ts";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openLlm } from "../../src/assemble/open/open-llm.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { freshHome } from "../../src/bench/fresh-home.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { StepOutcome, StepOutput } from "../../src/types/llm.ts";
import { readArguments } from "../../src/tool/read-arguments.ts";
import { tools } from "../../tools/index.ts";
import { anyOutput, mutatedText } from "../helpers/garbage.ts";

/** Outputs a model makes in all; `SOTTO_GARBAGE=100000 npx vitest run test/bench/safety-garbage.test.ts` makes more. */
const OUTPUTS = Number(process.env["SOTTO_GARBAGE"] ?? 300);
/** Turns of one conversation. */
const TURNS = 60;

const folder = mkdtempSync(join(tmpdir(), "sotto-garbage-"));
const { signal } = new AbortController();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What one turn has to be, whatever the model said. */
function faultsOf(events: readonly TurnEvent[]): readonly string[] {
  const count = (isOne: (event: TurnEvent) => boolean): number => events.filter(isOne).length;
  const kind = (wanted: string) => (event: TurnEvent) =>
    event.type === "call" && event.kind === wanted;
  return [
    events.at(-1)?.type === "usage" ? "" : "the turn has no end",
    count(({ type }) => type === "answer") === 1 ? "" : "not one answer",
    count(({ type }) => type === "error") === 0
      ? ""
      : JSON.stringify(events.find(({ type }) => type === "error")),
    count(kind("business")) <= 3 ? "" : "more than three calls",
    count(kind("repair")) <= 1 ? "" : "more than one repair",
  ].filter((fault) => fault !== "");
}

describe("a model that says anything", () => {
  it("gets each of 100,000 mutated texts back as arguments that fit their tool, or as a sentence", () => {
    const check = fc.property(fc.constantFrom(...tools), mutatedText, (tool, text) => {
      const read = readArguments(tool, text);
      if (!read.ok) expect(read.message).toMatch(/\S/);
      else expect(tool.input.safeParse(read.arguments).success).toBe(true);
    });
    fc.assert(check, { numRuns: 100_000 });
  }, 300_000);

  it(`ends every turn with one answer, in ${OUTPUTS} mutated outputs`, async () => {
    const file = join(folder, "script.jsonl");
    writeFileSync(file, "");
    const config = {
      ...loadConfig({ state: join(folder, "state") }),
      exposure: "all",
      hasFastPath: false,
    } as const;
    await using fresh = await freshHome({ ...config, llm: { kind: "script", file } });
    const opened = await openLlm(fresh.config, signal);
    const ranking = await openIndex(fresh.config, openRegistry(fresh.config));
    const model = new GarbageModel();
    const llm = { ...opened.llm, step: async () => model.next() };
    const models: SharedModels = { opened: { ...opened, llm }, ranking };
    const seed = Number(process.env["SOTTO_SEED"] ?? Date.now() % 1_000_000);
    const asked = { confirm: async () => "no" as const, notice: () => undefined, signal };
    for (let round = 0; model.made < OUTPUTS; round += 1) {
      model.takes(fc.sample(anyOutput, { numRuns: TURNS * 6, seed: seed + round }));
      await using assistant = await openAssistant(fresh.config, asked, models);
      for (let turn = 0; turn < TURNS; turn += 1) {
        const events: TurnEvent[] = [];
        await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
        expect(faultsOf(events), `seed ${seed + round}, turn ${turn}`).toEqual([]);
      }
    }
  }, 1_800_000);
});

const utterance = {
  text: "please go ahead with that",
  alternatives: [],
  source: "typed",
  confidence: 1,
} as const;

/** Says what it was given, one output a step. */
class GarbageModel {
  made = 0;
  #outputs: readonly StepOutput[] = [];
  #at = 0;

  takes(outputs: readonly StepOutput[]): void {
    this.#outputs = outputs;
    this.#at = 0;
  }

  next(): StepOutcome {
    const output = this.#outputs[this.#at % this.#outputs.length] ?? { kind: "raw", text: "" };
    this.made += 1;
    this.#at += 1;
    const usage = { promptTokens: 0, evaluatedTokens: 0, generatedTokens: 0 };
    const stop = output.kind === "call" ? "call" : "answer";
    return { output, stop, usage, prefillMs: 0, decodeMs: 0 };
  }
}
