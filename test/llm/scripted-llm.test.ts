import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../src/errors.ts";
import { parseScript, readScript } from "../../src/llm/script/script.ts";
import { createScriptedLlm } from "../../src/llm/script/scripted-llm.ts";
import type { StepOutcome } from "../../src/types/llm.ts";

const signal = new AbortController().signal;
const request = { system: "", items: [], choices: [], mayAnswer: true, maxTokens: 8 };

function play(script: string, options = { signal }): Promise<StepOutcome> {
  return createScriptedLlm(parseScript(script)).step(request, options);
}

describe("a script", () => {
  it.each([
    ["not json", "{call", "line 1"],
    ["another object", '{"says":"x"}', "line 1"],
    ["two things at once", '{"say":"x","crash":true}', "line 1"],
    ["a wrong value", '{"say":"ok"}\n\n{"hangMs":"1"}', "line 3"],
    ["not an object", '"say"', "line 1"],
  ])("with %s is refused with the line", (_, text, line) => {
    expect(() => parseScript(text, "s.jsonl")).toThrow(UsageError);
    expect(() => parseScript(text, "s.jsonl")).toThrow(`${line} of s.jsonl`);
  });

  it("is read from a file; a missing one is wrong usage", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sotto-script-"));
    const file = join(folder, "script.jsonl");
    await writeFile(file, '{"say":"Hello."}\r\n{"crash":true}\n');
    expect(await readScript(file)).toEqual([{ say: "Hello." }, { crash: true }]);
    await rm(folder, { recursive: true });
    await expect(readScript(file)).rejects.toThrow(UsageError);
  });
});

describe("a scripted model", () => {
  it("calls what the script calls, hostile arguments too", async () => {
    const outcome = await play('{"call":{"name":"mail.send","arguments":{"to":"x"}}}');
    expect(outcome.output).toEqual({
      kind: "call",
      name: "mail.send",
      argumentsText: '{"to":"x"}',
    });
    expect(outcome.stop).toBe("call");
    const hostile = await play('{"call":{"name":"nope","arguments":"rm -rf"}}');
    expect(hostile.output).toMatchObject({ name: "nope", argumentsText: '"rm -rf"' });
  });

  it("says an answer in pieces that make the whole", async () => {
    const pieces: string[] = [];
    const options = { signal, onText: (delta: string): void => void pieces.push(delta) };
    const outcome = await play('{"say":"You have two events."}', options);
    expect(outcome).toMatchObject({ output: { kind: "answer" }, stop: "answer" });
    expect(pieces).toEqual(["You", " have", " two", " events."]);
  });

  it("hands raw text on as it is", async () => {
    expect(await play('{"raw":"<tool_call>{"}')).toMatchObject({
      output: { kind: "raw", text: "<tool_call>{" },
      stop: "invalid",
    });
  });

  it("takes one line a step and says nothing more when the script is over", async () => {
    const llm = createScriptedLlm(parseScript('{"say":"a"}\n{"crash":true}\n{"say":"b"}'));
    const step = (): Promise<StepOutcome> => llm.step(request, { signal });
    expect((await step()).output).toEqual({ kind: "answer", text: "a" });
    await expect(step()).rejects.toMatchObject({ code: "model_crashed" });
    expect((await step()).output).toEqual({ kind: "answer", text: "b" });
    for (let round = 0; round < 3; round += 1) {
      expect((await step()).output).toEqual({ kind: "answer", text: "" });
    }
  });

  it("hangs for as long as it is told, or until it is stopped", async () => {
    const brief = await play('{"hangMs":30}');
    expect(brief).toMatchObject({ output: { text: "" }, stop: "answer" });
    expect(brief.decodeMs).toBeGreaterThanOrEqual(25);
    const stopped = await play('{"hangMs":60000}', { signal: AbortSignal.timeout(20) });
    expect(stopped.stop).toBe("aborted");
  });

  it("counts no tokens, since it has none", async () => {
    const llm = createScriptedLlm([]);
    expect(await llm.count("some words")).toBe(0);
    expect((await llm.step(request, { signal })).usage).toEqual({
      promptTokens: 0,
      evaluatedTokens: 0,
      generatedTokens: 0,
    });
    expect(await llm.loadState("anything")).toBe(false);
  });
});
