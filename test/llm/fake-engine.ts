import { pbkdf2 } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { AssistantError } from "../../src/errors.ts";
import type { LlmVerbs } from "../../src/llm/process/protocol.ts";
import { serveParent } from "../../src/llm/process/serve-parent.ts";

const derive = promisify(pbkdf2);
const usage = { promptTokens: 1, evaluatedTokens: 1, generatedTokens: 0 };

/** A model process without a model; what is counted says what happens. */
serveParent<LlmVerbs>({
  load: async ({ contextSize }) => {
    if (contextSize === 13) process.kill(process.pid, "SIGSEGV");
    return { contextSize, wrapper: "fake" };
  },
  count: async (text, { alive }) => {
    if (text === "crash") process.kill(process.pid, "SIGKILL");
    if (text === "last words") {
      process.stderr.write("GGML_ASSERT failed\n");
      await setTimeout(50);
      process.abort();
    }
    if (text === "spin") for (;;) void 0;
    if (text === "wait") await new Promise(() => undefined);
    if (text === "work") {
      for (let round = 0; round < 3; round += 1) {
        await setTimeout(600);
        alive();
      }
    }
    if (text === "compute") {
      // On a thread of its own, as llama.cpp does.
      const until = performance.now() + 7_000;
      while (performance.now() < until) await derive("a", "salt", 50_000, 32, "sha256");
    }
    if (text === "fail") throw new AssistantError("context_full", "Too long.", { hint: "Cut." });
    if (text === "throw") throw new TypeError("not ours");
    if (text === "pid") return process.pid;
    return text.length;
  },
  countPrompt: async ({ items }) => items.length,
  forget: async () => null,
  prefill: async () => usage,
  step: async (_request, { signal, text }) => {
    for (const word of ["one", " two"]) text(word);
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener("abort", () => resolve()),
    );
    if (!signal.aborted) await stopped;
    return {
      output: { kind: "answer", text: "one two" },
      stop: "aborted",
      usage,
      prefillMs: 0,
      decodeMs: 0,
    };
  },
  saveState: async () => null,
  loadState: async () => true,
});
