import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { ChildClient } from "../../src/llm/process/child-client.ts";
import type { ChildOptions } from "../../src/llm/process/child-client.ts";
import type { LlmVerbs } from "../../src/llm/process/protocol.ts";

const entry = fileURLToPath(new URL("fake-engine.ts", import.meta.url));
const opened: ChildClient<LlmVerbs>[] = [];

function client(options: Partial<ChildOptions> = {}): ChildClient<LlmVerbs> {
  const made = new ChildClient<LlmVerbs>({ entry, ...options });
  opened.push(made);
  return made;
}

function isAlive(pid: number): boolean {
  try {
    // A dead process nobody has waited for yet keeps its number; Linux shows it as a zombie.
    const stat = `/proc/${pid}/stat`;
    return (
      process.kill(pid, 0) && !(existsSync(stat) && readFileSync(stat, "utf8").includes(") Z"))
    );
  } catch {
    // No such process.
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 5_000, interval: 20 }).toBe(false);
}

afterEach(async () => {
  for (const each of opened.splice(0)) await each[Symbol.asyncDispose]();
});

describe("a child that answers asks", () => {
  it("starts with the first ask and answers in order", async () => {
    const child = client();
    expect(child.isRunning).toBe(false);
    const answers = await Promise.all([child.ask("count", "four"), child.ask("count", "")]);
    expect(answers).toEqual([4, 0]);
  });

  it("hands on its failures with code and hint", async () => {
    const child = client();
    await expect(child.ask("count", "fail")).rejects.toMatchObject({
      code: "context_full",
      hint: "Cut.",
    });
    await expect(child.ask("count", "throw")).rejects.toMatchObject({ code: "model_failed" });
    expect(await child.ask("count", "ok")).toBe(2);
  });

  it("streams text and hears an abort while it works", async () => {
    const child = client();
    const controller = new AbortController();
    const heard: string[] = [];
    const request = { system: "", items: [], choices: [], mayAnswer: true, maxTokens: 1 };
    const outcome = await child.ask("step", request, {
      signal: controller.signal,
      onText: (delta) => {
        heard.push(delta);
        if (heard.length === 2) controller.abort();
      },
    });
    expect(heard).toEqual(["one", " two"]);
    expect(outcome.stop).toBe("aborted");
  });

  it("is told at once when the signal was aborted before the ask", async () => {
    const request = { system: "", items: [], choices: [], mayAnswer: true, maxTokens: 1 };
    const outcome = await client().ask("step", request, { signal: AbortSignal.abort() });
    expect(outcome.stop).toBe("aborted");
  });
});

describe("a child that crashes", () => {
  it("rejects everything pending and starts anew with the next ask", async () => {
    const child = client();
    const first = await child.ask("count", "pid");
    const pending = [child.ask("count", "crash"), child.ask("count", "behind it")];
    const results = await Promise.allSettled(pending);
    for (const result of results) {
      expect(result).toMatchObject({ status: "rejected", reason: { code: "model_crashed" } });
    }
    expect(await child.ask("count", "pid")).not.toBe(first);
  });

  it("tells as the cause what it wrote at the end", async () => {
    await expect(client().ask("count", "last words")).rejects.toMatchObject({
      cause: { message: expect.stringContaining("GGML_ASSERT failed") },
    });
  });

  it("is given up after three crashes within a minute, and tried again later", async () => {
    let now = 0;
    const child = client({ now: () => now });
    for (const at of [0, 1_000, 2_000]) {
      now = at;
      await expect(child.ask("count", "crash")).rejects.toMatchObject({ code: "model_crashed" });
    }
    now = 59_000;
    await expect(child.ask("count", "ok")).rejects.toMatchObject({
      code: "model_unstable",
      hint: expect.stringContaining("sotto models"),
    });
    now = 60_500;
    expect(await child.ask("count", "ok")).toBe(2);
  });
});

describe("a child that hangs", () => {
  it.each(["spin", "wait"])("is killed after silence and starts anew (%s)", async (way) => {
    const child = client({ silenceMs: 1_000 });
    const first = await child.ask("count", "pid");
    await expect(child.ask("count", way)).rejects.toMatchObject({
      code: "model_crashed",
      message: expect.stringContaining("no sign of life"),
    });
    await gone(first);
    expect(await child.ask("count", "ok")).toBe(2);
  });

  it("may take long as long as it gives signs of life", async () => {
    expect(await client({ silenceMs: 1_500 }).ask("count", "work")).toBe(4);
  });
});

describe("a child that computes and says nothing", () => {
  it("is left to it: on a busy machine one slice takes long", async () => {
    expect(await client({ silenceMs: 5_000 }).ask("count", "compute")).toBe(7);
  }, 30_000);
});

describe("the end of a child", () => {
  it("comes with dispose, which rejects what is pending", async () => {
    const child = client();
    const pid = await child.ask("count", "pid");
    const pending = child.ask("count", "wait");
    const rejected = expect(pending).rejects.toMatchObject({ code: "model_closed" });
    await child[Symbol.asyncDispose]();
    await rejected;
    await gone(pid);
    await expect(child.ask("count", "ok")).rejects.toMatchObject({ code: "model_closed" });
  });

  it.each(["process.kill(process.pid, 'SIGKILL')", "undefined"])(
    "comes with the parent's, however that ends (%s)",
    async (end) => {
      const source = new URL("../../src/llm/process/child-client.ts", import.meta.url).href;
      const script = `
        const { ChildClient } = await import(${JSON.stringify(source)});
        const child = new ChildClient({ entry: ${JSON.stringify(entry)} });
        console.log(await child.ask("count", "pid"));
        ${end};`;
      const args = ["--input-type=module", "-e", script];
      const output = await promisify(execFile)(process.execPath, args).catch(
        (error: { stdout: string }) => error,
      );
      await gone(Number(output.stdout));
    },
  );

  it("does not come with Ctrl+C, which is the parent's to judge", async () => {
    const child = client();
    const pid = await child.ask("count", "pid");
    process.kill(pid, "SIGINT");
    expect(await child.ask("count", "pid")).toBe(pid);
  });
});
