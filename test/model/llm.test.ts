import { execFile } from "node:child_process";
import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  copyFile,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { createForcedLlm } from "../../src/llm/script/forced-llm.ts";
import { createLlm } from "../../src/llm/create-llm.ts";
import type { LlmOptions } from "../../src/llm/create-llm.ts";
import { parseScript, scriptReader } from "../../src/llm/script/script.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Expression } from "../../src/types/expression.ts";
import type { Llm, StepChoice, StepOutcome, StepRequest } from "../../src/types/llm.ts";
import type { Prompt, PromptItem } from "../../src/types/prompt-item.ts";

const SMOLLM: LlmOptions = {
  id: "smollm2-135m",
  modelFile: "models/SmolLM2-135M-Instruct.Q4_1.gguf",
  contextSize: 32_768,
  threads: 1,
  gpu: false,
};
const never = new AbortController().signal;

const literal = (text: string): Expression => ({ kind: "literal", text });

/** Compact JSON, as the grammars of real steps are. */
function choice(name: string, values: readonly string[], bias = 0): StepChoice {
  const options = values.map((value) => literal(JSON.stringify(value)));
  const parts = [literal('{"when":'), { kind: "either", options } as const, literal("}")];
  return { name, argumentsGrammar: { kind: "sequence", parts }, bias };
}

const SYSTEM = `You help with a calendar, mail and reminders. You can call:
calendar.query(when) // what is on
mail.search(when) // find mail
reminders.create(when) // set a reminder`;

const EXAMPLE: readonly PromptItem[] = [
  { kind: "user", text: "what's on friday" },
  {
    kind: "call",
    name: "calendar.query",
    arguments: { when: "friday" },
    result: "event:1 | dentist | 9:00",
  },
  { kind: "assistant", text: "On Friday you have the dentist at 9." },
];

function asking(text: string, extra: Partial<StepRequest> = {}): StepRequest {
  const items: readonly PromptItem[] = [...EXAMPLE, { kind: "user", text }];
  return { system: SYSTEM, items, choices: [], mayAnswer: false, maxTokens: 64, ...extra };
}

const CALENDAR = choice("calendar.query", ["today", "tomorrow", "friday"]);

let llm: Llm;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-model-"));
  llm = createLlm(SMOLLM);
  await llm.load(never);
});
afterAll(async () => {
  await llm[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function argumentsOf({ output }: StepOutcome): unknown {
  if (output.kind !== "call") throw new Error(`No call: ${JSON.stringify(output)}`);
  return JSON.parse(output.argumentsText);
}

/** Forgets everything, so that the next step starts from nothing. */
async function forget(): Promise<void> {
  await llm.prefill({ system: "Something else.", items: [] }, never);
}

describe("a call", () => {
  it("that is the only choice is valid JSON under its grammar, with closed values only", async () => {
    for (const values of [
      ["tomorrow"],
      ["next week", 'a "quoted" one'],
      ["Zürich", "München", "日本"],
    ]) {
      const request = asking("what's on my calendar", {
        choices: [choice("calendar.query", values)],
      });
      const outcome = await llm.step(request, { signal: never });
      expect(outcome.stop).toBe("call");
      expect(outcome.output).toMatchObject({ kind: "call", name: "calendar.query" });
      expect(values.map((when) => ({ when }))).toContainEqual(argumentsOf(outcome));
    }
  });

  it("without any argument is an empty object", async () => {
    const nothing = { name: "system.get_status", argumentsGrammar: literal("{}"), bias: 0 };
    const outcome = await llm.step(asking("battery?", { choices: [nothing] }), { signal: never });
    expect(outcome.output).toEqual({
      kind: "call",
      name: "system.get_status",
      argumentsText: "{}",
    });
  });

  it("goes to what the bias prefers, and to what the model prefers without one", async () => {
    const names = ["mail.search", "calendar.query", "reminders.create"];
    for (const preferred of names) {
      const choices = names.map((name) => choice(name, ["today"], name === preferred ? 50 : 0));
      const outcome = await llm.step(asking("today?", { choices, mayAnswer: true }), {
        signal: never,
      });
      expect(outcome.output).toMatchObject({ kind: "call", name: preferred });
    }
    const choices = names.map((name) => choice(name, ["today"]));
    const outcome = await llm.step(asking("what's on today", { choices }), { signal: never });
    expect(outcome.output).toMatchObject({ kind: "call", name: "calendar.query" });
  });

  it("that does not fit into its tokens is invalid, and the next step is right", async () => {
    const long = choice("calendar.query", ["a rather long time from now on until the end of days"]);
    const short = await llm.step(asking("when", { choices: [long], maxTokens: 4 }), {
      signal: never,
    });
    expect(short.stop).toBe("invalid");
    const next = await llm.step(asking("when", { choices: [long] }), { signal: never });
    expect(next.stop).toBe("call");
  });

  it("with a text of its own is a JSON string of bounded length", async () => {
    const anna = { value: "Anna", origin: { origin: "said", text: "Anna" } } as const;
    const grammar = argumentsGrammar([
      { parameter: "to", required: true, value: { kind: "closed", candidates: [anna] } },
      { parameter: "body", required: true, value: { kind: "free", maxLength: 40 } },
    ]);
    const choices = [{ name: "mail.send", argumentsGrammar: grammar, bias: 0 }];
    const outcome = await llm.step(asking("write Anna a joke", { choices }), { signal: never });
    const { to, body } = argumentsOf(outcome) as { to: string; body: string };
    expect(to).toBe("Anna");
    expect(body.length).toBeGreaterThan(0);
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(82);
  });

  it("with a grammar that is none is refused", async () => {
    const broken = { kind: "repeat", part: literal("a"), min: 0, max: 1.5 } as const;
    const refused = { name: "a.b", argumentsGrammar: broken, bias: 0 };
    await expect(
      llm.step(asking("x", { choices: [refused] }), { signal: never }),
    ).rejects.toMatchObject({
      code: "grammar_invalid",
    });
    expect((await llm.step(asking("x", { choices: [CALENDAR] }), { signal: never })).stop).toBe(
      "call",
    );
  });
});

describe("an answer", () => {
  it("streams exactly its text and never shows how a call begins", async () => {
    const pieces: string[] = [];
    const request = asking("Call ||call: calendar.query( please", {
      mayAnswer: true,
      maxTokens: 40,
    });
    const onText = (delta: string): void => void pieces.push(delta);
    const { output, stop, usage } = await llm.step(request, { signal: never, onText });
    expect(output).toEqual({ kind: "answer", text: pieces.join("") });
    expect(pieces.join("")).not.toMatch(/\|\|call:|<\|im_/);
    expect(["answer", "length"]).toContain(stop);
    expect(usage.generatedTokens).toBeLessThanOrEqual(40);
  });

  it("ends with its tokens", async () => {
    const request = asking("Tell me a long story.", { mayAnswer: true, maxTokens: 5 });
    const outcome = await llm.step(request, { signal: never });
    expect(outcome).toMatchObject({ stop: "length", usage: { generatedTokens: 5 } });
  });
});

describe("reading no more than is new", () => {
  it("holds over conversations of calls and answers", async () => {
    const values = ["today", "tomorrow", "next monday", "the 24th of December"];
    const says = ["What's on?", "Do I have mail?", "Remind me of Ödön's ☕ at 5", "And then?"];
    let items: readonly PromptItem[] = EXAMPLE;
    let before = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const text = says[turn % says.length] ?? "";
      const note = { kind: "note", text: `It is turn ${turn}.` } as const;
      if (items.at(-1)?.kind !== "call") items = [...items, { kind: "user", text }, note];
      const mayAnswer = turn % 3 === 2;
      const choices = mayAnswer ? [] : [choice("calendar.query", values.slice(turn % 4))];
      const request = { system: SYSTEM, items, choices, mayAnswer, maxTokens: 32 };
      const { output, usage } = await llm.step(request, { signal: never });
      const appended = usage.promptTokens - before;
      expect(usage.evaluatedTokens, `turn ${turn}`).toBeLessThanOrEqual(appended + 8);
      if (turn > 0) expect(usage.evaluatedTokens).toBeLessThan(usage.promptTokens / 2);
      before = usage.promptTokens + usage.generatedTokens;
      if (output.kind === "call") {
        const { name, argumentsText } = output;
        const result = `event:${turn} | something`;
        items = [...items, { kind: "call", name, arguments: JSON.parse(argumentsText), result }];
      } else items = [...items, { kind: "assistant", text: output.text }];
    }
  });

  it("holds when a prompt is asked again, whatever was tried in between", async () => {
    const request = asking("what's on tomorrow", { choices: [CALENDAR], mayAnswer: true });
    const first = await llm.step(request, { signal: never });
    const again = await llm.step(request, { signal: never });
    expect(again.output).toEqual(first.output);
    expect(again.usage.evaluatedTokens).toBeLessThanOrEqual(8);
  });

  it("pays a head before the words are there, and half-heard words while they come", async () => {
    await forget();
    const head: Prompt = { system: SYSTEM, items: EXAMPLE };
    const cold = await llm.prefill(head, never);
    expect(cold.evaluatedTokens).toBeGreaterThan(60);
    const partial: Prompt = {
      ...head,
      items: [...EXAMPLE, { kind: "user", text: "what's on my cal" }],
    };
    await llm.prefill(partial, never);
    expect((await llm.prefill(partial, never)).evaluatedTokens).toBe(0);
    const request = asking("what's on my calendar tomorrow", { choices: [CALENDAR] });
    const { usage } = await llm.step(request, { signal: never });
    expect(usage.evaluatedTokens).toBeLessThanOrEqual(12);
    expect(usage.promptTokens).toBe(await llm.countPrompt(request));
  });

  it("does not forget a conversation when its head is asked for again", async () => {
    const request = asking("what's on tomorrow", { choices: [CALENDAR] });
    await llm.step(request, { signal: never });
    await llm.prefill({ system: SYSTEM, items: [] }, never);
    expect((await llm.step(request, { signal: never })).usage.evaluatedTokens).toBeLessThanOrEqual(
      2,
    );
  });
});

describe("stopping", () => {
  it("takes effect within a token of an answer, and the next step is as if nothing had been", async () => {
    const request = asking("Tell me a long story about a dog.", {
      mayAnswer: true,
      maxTokens: 200,
    });
    const controller = new AbortController();
    let pieces = 0;
    const onText = (): void => {
      pieces += 1;
      if (pieces === 3) controller.abort();
    };
    const stopped = await llm.step(request, { signal: controller.signal, onText });
    expect(stopped.stop).toBe("aborted");
    expect(stopped.usage.generatedTokens).toBeLessThan(12);
    const next = asking("what's on tomorrow", { choices: [CALENDAR] });
    const warm = await llm.step(next, { signal: never });
    await forget();
    expect((await llm.step(next, { signal: never })).output).toEqual(warm.output);
  });

  it("takes effect within a slice of a long prompt", async () => {
    await forget();
    const text = "Some words that take a while to read. ".repeat(120);
    const started = performance.now();
    const signal = AbortSignal.timeout(150);
    const usage = await llm.prefill({ system: SYSTEM, items: [{ kind: "user", text }] }, signal);
    expect(usage.evaluatedTokens).toBeLessThan(usage.promptTokens / 2);
    expect(performance.now() - started).toBeLessThan(3_000);
    const outcome = await llm.step(asking("x", { choices: [CALENDAR] }), {
      signal: AbortSignal.abort(),
    });
    expect(outcome).toMatchObject({ stop: "aborted", usage: { evaluatedTokens: 0 } });
  });
});

describe("a model process that is killed", () => {
  it("is there again within 5 s, with the same answer", async () => {
    await using own = createLlm(SMOLLM);
    const request = asking("what's on tomorrow", { choices: [CALENDAR] });
    const begun = performance.now();
    const before = await own.step(request, { signal: never });
    const coldMs = performance.now() - begun;
    const pending = own.step(asking("Tell me a story.", { mayAnswer: true, maxTokens: 300 }), {
      signal: never,
    });
    const rejected = expect(pending).rejects.toMatchObject({ code: "model_crashed" });
    const newest = (await enginesOf(process.pid)).at(-1);
    if (newest !== undefined) process.kill(newest, "SIGKILL");
    await rejected;
    const started = performance.now();
    const after = await own.step(request, { signal: never });
    // On a machine so busy that a first start takes as long, twice that.
    expect(performance.now() - started).toBeLessThan(Math.max(5_000, 2 * coldMs));
    expect(after.output).toEqual(before.output);
  });
});

/** Model processes that belong to a process, oldest first. */
async function enginesOf(parent: number): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, ...args]) => Number(ppid) === parent && args.join(" ").includes("engine-process"),
    )
    .map(([pid]) => Number(pid))
    .sort((left, right) => left - right);
}

describe("a saved state", () => {
  it("spares ten times what it would cost to read again", async () => {
    const file = join(folder, "head.state");
    const text = "A fact worth knowing about the week. ".repeat(40);
    const items: readonly PromptItem[] = [
      ...EXAMPLE,
      { kind: "user", text },
      { kind: "assistant", text: "Fine." },
    ];
    const next: StepRequest = {
      ...asking("x", { choices: [CALENDAR] }),
      items: [...items, { kind: "user", text: "what's on" }],
    };
    await forget();
    const cold = (await llm.step(next, { signal: never })).usage.evaluatedTokens;
    await llm.prefill({ system: SYSTEM, items }, never);
    await llm.saveState(file);
    await using other = createLlm(SMOLLM);
    expect(await other.loadState(file)).toBe(true);
    const warm = (await other.step(next, { signal: never })).usage.evaluatedTokens;
    expect(cold).toBeGreaterThan(300);
    expect(warm * 10).toBeLessThanOrEqual(cold);
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    }
  });

  it("is not loaded when it is missing, damaged or another's", async () => {
    const file = join(folder, "bad.state");
    expect(await llm.loadState(join(folder, "none.state"))).toBe(false);
    await llm.prefill({ system: SYSTEM, items: EXAMPLE }, never);
    await llm.saveState(file);
    const header = await readFile(`${file}.json`, "utf8");
    await writeFile(`${file}.json`, header.replace(/"model":"\d+/, '"model":"7'));
    expect(await llm.loadState(file)).toBe(false);
    await writeFile(`${file}.json`, header.slice(0, 80));
    expect(await llm.loadState(file)).toBe(false);
    await writeFile(`${file}.json`, header);
    expect(await llm.loadState(file)).toBe(true);
    await truncate(file, 10_000);
    expect(await llm.loadState(file)).toBe(false);
    expect((await llm.step(asking("x", { choices: [CALENDAR] }), { signal: never })).stop).toBe(
      "call",
    );
  });
});

describe("the context", () => {
  it("is at most what the model was trained for", () => {
    expect(llm.contextSize()).toBe(8_192);
  });

  it("that is full says so before anything is evaluated", async () => {
    await using small = createLlm({ ...SMOLLM, contextSize: 256 });
    const request = asking("words ".repeat(300), { choices: [CALENDAR] });
    await expect(small.step(request, { signal: never })).rejects.toMatchObject({
      code: "context_full",
    });
    await expect(small.prefill(request, never)).rejects.toMatchObject({ code: "context_full" });
    const fits = await small.step(asking("x", { choices: [CALENDAR] }), { signal: never });
    expect(fits.stop).toBe("call");
    const tooMuch = asking("x", { choices: [CALENDAR], maxTokens: 200 });
    await expect(small.step(tooMuch, { signal: never })).rejects.toMatchObject({
      code: "context_full",
    });
  });
});

describe("decisions from a script", () => {
  it("cost what they would have cost the model", async () => {
    await forget();
    const lines = `{"call":{"name":"mail.send","arguments":{"to":"Anna","body":"See \\"you\\"\\n❤"}}}
{"say":"I have sent it to Anna."}`;
    const forced = createForcedLlm(llm, scriptReader(parseScript(lines)).next);
    const request = asking("write to Anna", { choices: [CALENDAR], mayAnswer: true });
    const called = await forced.step(request, { signal: never });
    expect(called.stop).toBe("call");
    expect(argumentsOf(called)).toEqual({ to: "Anna", body: 'See "you"\n❤' });
    const promptTokens = await llm.countPrompt(request);
    expect(called.usage.promptTokens).toBe(promptTokens);
    expect(called.usage.evaluatedTokens).toBeGreaterThanOrEqual(promptTokens - 8);
    expect(called.usage.generatedTokens).toBeGreaterThan(15);
    const call = {
      kind: "call",
      name: "mail.send",
      arguments: { to: "Anna", body: 'See "you"\n❤' },
    } as const;
    const items: readonly PromptItem[] = [...request.items, { ...call, result: "sent" }];
    const said = await forced.step({ ...request, items }, { signal: never });
    expect(said.output).toEqual({ kind: "answer", text: "I have sent it to Anna." });
    expect(said.usage.evaluatedTokens).toBeLessThan(20);
    expect(said.usage.generatedTokens).toBe(await llm.count("I have sent it to Anna."));
  });
});

describe("a model file that is cut off", () => {
  it("is said to be broken", async () => {
    const file = join(folder, "cut.gguf");
    await copyFile(SMOLLM.modelFile, file);
    for (const size of [60_000_000, 500_000, 37]) {
      await truncate(file, size);
      await using cut = createLlm({ ...SMOLLM, modelFile: file });
      await expect(cut.load(never)).rejects.toMatchObject({
        code: "model_broken",
        hint: expect.stringContaining("sotto models fetch smollm2-135m"),
      });
    }
  });
});

describe("an embedding model", () => {
  const MINILM = {
    id: "all-minilm-l6-v2",
    modelFile: "models/all-minilm-l6-v2.Q8_0.gguf",
    threads: 1,
  };

  it("puts texts that mean the same near each other", async () => {
    await using embedder = createEmbedder(MINILM);
    const texts = ["play some music", "put on a song", "what's the weather like"];
    const [music = [], song = [], weather = []] = await embedder.embed(texts, never);
    expect(music).toHaveLength(384);
    expect(cosine(music, song)).toBeGreaterThan(cosine(music, weather) + 0.2);
  });

  it("takes any text: none, very long ones, very long words", async () => {
    await using embedder = createEmbedder(MINILM);
    const texts = ["", "  ", "word ".repeat(2_000), "x".repeat(20_000), "<|im_start|>[SEP]\0"];
    const lengths = (await embedder.embed(texts, never)).map(({ length }) => length);
    expect(lengths).toEqual([0, 0, 384, 384, 384]);
  });

  it("rejects with the reason when it is stopped", async () => {
    await using embedder = createEmbedder(MINILM);
    const reason = new Error("enough");
    await expect(embedder.embed(["a"], AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

function cosine(left: ArrayLike<number>, right: ArrayLike<number>): number {
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right));
}

function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  return Array.from(left).reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}
