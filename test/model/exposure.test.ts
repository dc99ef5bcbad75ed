import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { CONVERSATIONS } from "../../src/bench/tokens/conversations.ts";
import { playConversation } from "../../src/bench/tokens/play-conversation.ts";
import { surplusOf } from "../../src/bench/tokens/token-run.ts";
import type { TokenRun } from "../../src/bench/tokens/token-run.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { schemaOf } from "../../src/exposure/choices.ts";
import { EXPOSURES } from "../../src/exposure/exposures.ts";
import { createLlm } from "../../src/llm/create-llm.ts";
import type { LlmOptions } from "../../src/llm/create-llm.ts";
import { withSavedHead } from "../../src/llm/engine/with-saved-head.ts";
import { parametersOf } from "../../src/tool/parameter.ts";
import { signatureOf } from "../../src/tool/signature.ts";
import type { Llm, StepRequest } from "../../src/types/llm.ts";
import { tools } from "../../tools/index.ts";
import { exposureOptions } from "../helpers/exposure-options.ts";

const SMOLLM: LlmOptions = {
  id: "smollm2-135m",
  modelFile: "models/SmolLM2-135M-Instruct.Q4_1.gguf",
  contextSize: 8_192,
  threads: 1,
  gpu: false,
};
const signal = new AbortController().signal;
let folder = "";
let llm: Llm;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-heads-"));
  llm = createLlm(SMOLLM);
});
afterAll(async () => {
  await llm[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function headOf(name: keyof typeof EXPOSURES): string {
  return EXPOSURES[name](exposureOptions()).system();
}

describe("the tools at the start, in tokens of SmolLM2", () => {
  const share = async (
    name: keyof typeof EXPOSURES,
    baseline: readonly string[],
  ): Promise<number> => (await llm.count(headOf(name))) / (await llm.count(baseline.join("\n")));

  it("take ora at most 45 % of the JSON schemas of all tools", async () => {
    expect(await share("ora", tools.map(schemaOf))).toBeLessThanOrEqual(0.45);
  });

  it("take sotto at most 8 % of the JSON schemas of all tools", async () => {
    expect(await share("sotto", tools.map(schemaOf))).toBeLessThanOrEqual(0.08);
  });

  it("take sotto at most 31 % of all of them in the same lean rendering", async () => {
    expect(await share("sotto", tools.map(signatureOf))).toBeLessThanOrEqual(0.31);
  });
});

describe("a signature", () => {
  it("is the shortest rendering with every parameter and its description", async () => {
    const lean = await llm.count(tools.map(signatureOf).join("\n"));
    const tight = tools.map((tool) => signatureOf(tool).replaceAll(", ", ","));
    const typed = tools.map(
      (tool) =>
        `${tool.name}(${parametersOf(tool)
          .map(({ name, required, type }) => `${name}${required ? "" : "?"}: ${type}`)
          .join(", ")}) // ${tool.description}`,
    );
    // 1,054 against 1,057 without blanks and 1,261 with types and comments.
    expect(lean).toBeLessThanOrEqual(await llm.count(tight.join("\n")));
    expect(lean).toBeLessThan(await llm.count(typed.join("\n")));
  });
});

describe("the head saved at the first start", () => {
  it("is ready ten times faster at the next, with at most 8 of its tokens evaluated", async () => {
    const system = headOf("sotto");
    const head = { folder, name: "sotto" };
    const request: StepRequest = {
      system,
      items: [{ kind: "user", text: "what's on tomorrow" }],
      choices: [],
      mayAnswer: true,
      maxTokens: 1,
    };
    const cold = await timed(async () => {
      await withSavedHead(llm, head).prefill({ system, items: [] }, signal);
    });
    const written = await llm.countPrompt(request);
    const alone = await llm.countPrompt({ system, items: [] });
    await using next = createLlm(SMOLLM);
    await next.load(signal);
    const model = withSavedHead(next, head);
    const warm = await timed(async () => {
      const { evaluatedTokens } = await model.prefill({ system, items: [] }, signal);
      expect(evaluatedTokens).toBeLessThanOrEqual(8);
    });
    expect(warm * 10).toBeLessThan(cold);
    const { usage } = await model.step(request, { signal });
    expect(usage.evaluatedTokens).toBeLessThanOrEqual(written - alone + 8);
  });
});

describe("a conversation in which tools are shown", () => {
  it.each(["one-deferred", "two-steps", "same-again"])(
    "%s evaluates what was appended, and to the token what is counted without evaluating",
    async (id) => {
      const conversation = CONVERSATIONS.find((one) => one.id === id);
      if (!conversation) throw new Error(`no conversation ${id}`);
      const config = loadConfig({ state: folder, vectors: false }, { HOME: folder });
      const ranking = await openIndex(config, openRegistry(config));
      await using engine = createLlm(SMOLLM);
      await using counter = createLlm({ ...SMOLLM, countsOnly: true });
      const play = async (model: Llm): Promise<TokenRun> => {
        const given = { contextTokens: 8_192, shows: "lines", ranking, outside: [] } as const;
        const stage = { config, llm: model, ...given, signal };
        const played = await playConversation(stage, conversation);
        return { ...played, exposure: "sotto", tools: tools.length, isTimed: true, head: 0 };
      };
      const evaluated = await play(engine);
      expect(surplusOf(evaluated)).toBeLessThanOrEqual(8);
      // Each conversation is counted as from a fresh start.
      await play(counter);
      await counter.forget();
      const steps = ({ turns }: TokenRun): unknown => turns.flatMap((turn) => turn.steps);
      expect(steps(await play(counter))).toEqual(steps(evaluated));
    },
  );
});

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
