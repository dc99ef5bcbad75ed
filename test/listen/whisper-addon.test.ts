import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { whisperAddon } from "../../src/listen/whisper-addon/whisper-addon.ts";
import { isRunning, temporaryFolder } from "../helpers/program.ts";

const never = new AbortController().signal;
const second = new Int16Array(16_000).fill(100);
const english = { language: "en", signal: never };

/** The far side of the protocol: notes its starts, and hears what `hear` says. */
function process(hear: string): string {
  return `
import { appendFileSync } from "node:fs";
const here = import.meta.dirname;
appendFileSync(here + "/started", process.pid + "\\n");
process.on("disconnect", () => process.exit());
const send = (reply) => process.send(reply);
process.on("message", (ask) => {
  appendFileSync(here + "/asks", JSON.stringify({ ...ask, audio: ask.audio?.length }) + "\\n");
  if (ask.kind === "hear") hear(ask);
  if (ask.kind === "abort" && globalThis.stops) send({ kind: "aborted", id: ask.id });
});
function hear(ask) { ${hear} }`;
}

const obedient = `send({ kind: "heard", id: ask.id, text: "Open Safari.", language: "en" });`;

async function open(folder: string, hear: string, timeoutMs = 20_000) {
  const entry = join(folder, "entry.mjs");
  await writeFile(entry, process(hear));
  return whisperAddon({ entry, modelFile: "/models/m.bin", threads: 3, timeoutMs });
}

async function linesOf(folder: string, file: string, count: number): Promise<readonly string[]> {
  for (;;) {
    const path = join(folder, file);
    const text = existsSync(path) ? await readFile(path, "utf8") : "";
    const lines = text.endsWith("\n") ? text.trim().split("\n") : [];
    if (lines.length >= count) return lines;
    await new Promise(setImmediate);
  }
}

describe("whisper.node in its own process", () => {
  it("is given its model once and hears one sound after another, each with quiet around it", async () => {
    await using folder = await temporaryFolder();
    await using engine = await open(folder.path, obedient);
    engine.prepare({ language: "en" });
    const first = await engine.transcribe(second, { ...english, prompt: "Safari." });
    expect(first).toEqual({ text: "Open Safari.", confidence: 0.5, alternatives: [] });
    await engine.transcribe(second, { language: "de", task: "translate", signal: never });
    const asks = (await linesOf(folder.path, "asks", 3)).map((line) => JSON.parse(line));
    expect(asks).toEqual([
      { kind: "load", modelFile: "/models/m.bin", threads: 3 },
      { kind: "hear", id: 1, audio: 22_400, setting: { language: "en", prompt: "Safari." } },
      { kind: "hear", id: 2, audio: 22_400, setting: { language: "de", task: "translate" } },
    ]);
    expect(await linesOf(folder.path, "started", 1)).toHaveLength(1);
  });

  it("is not even asked by a signal that has stopped", async () => {
    await using folder = await temporaryFolder();
    await using engine = await open(folder.path, obedient);
    const heard = engine.transcribe(second, { language: "en", signal: AbortSignal.abort() });
    await expect(heard).rejects.toThrow(/abort/i);
    expect(existsSync(join(folder.path, "started"))).toBe(false);
  });

  it("rejects at once when stopped, keeps a process that stops, and hears the next sound", async () => {
    await using folder = await temporaryFolder();
    await using engine = await open(
      folder.path,
      `globalThis.stops = true; if (ask.id > 1) { ${obedient} }`,
    );
    const stopper = new AbortController();
    const heard = engine.transcribe(second, { language: "en", signal: stopper.signal });
    await linesOf(folder.path, "asks", 2);
    stopper.abort();
    await expect(heard).rejects.toThrow(/abort/i);
    expect((await engine.transcribe(second, english)).text).toBe("Open Safari.");
    expect(await linesOf(folder.path, "started", 1)).toHaveLength(1);
  });

  it("ends a process that does not stop; the sound behind it is heard by another", async () => {
    await using folder = await temporaryFolder();
    await using engine = await open(folder.path, `if (ask.id > 1) for (;;); `);
    const stopper = new AbortController();
    const heard = engine.transcribe(second, { language: "en", signal: stopper.signal });
    const [pid = ""] = await linesOf(folder.path, "started", 1);
    await linesOf(folder.path, "asks", 2);
    await writeFile(join(folder.path, "entry.mjs"), process(obedient));
    stopper.abort();
    const next = engine.transcribe(second, english);
    await expect(heard).rejects.toThrow(/abort/i);
    expect((await next).text).toBe("Open Safari.");
    // On a busy machine the next answer may come before the last process has gone.
    await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), { timeout: 5_000 });
    expect(await linesOf(folder.path, "started", 2)).toHaveLength(2);
  });

  it("says in one sentence that it died, and starts anew", async () => {
    await using folder = await temporaryFolder();
    await using engine = await open(folder.path, `process.kill(process.pid, "SIGKILL");`);
    await expect(engine.transcribe(second, english)).rejects.toMatchObject({
      code: "stt_failed",
      message: "Whisper could not hear this: it ended with SIGKILL.",
    });
    await writeFile(join(folder.path, "entry.mjs"), process(obedient));
    expect((await engine.transcribe(second, english)).text).toBe("Open Safari.");
  });

  it("says when it hangs, does not load, or can't read its model", async () => {
    await using folder = await temporaryFolder();
    await using hanging = await open(folder.path, "", 50);
    await expect(hanging.transcribe(second, english)).rejects.toMatchObject({
      message: "Whisper could not hear this: it took too long.",
    });
    const failing = (code: string): string =>
      `send({ kind: "failed", id: ask.id, code: "${code}", why: "no such model" });`;
    await using missing = await open(folder.path, failing("stt_missing"));
    await expect(missing.transcribe(second, english)).rejects.toMatchObject({
      code: "stt_missing",
      hint: expect.stringContaining("voice.engine"),
    });
    await using broken = await open(folder.path, failing("stt_failed"));
    await expect(broken.transcribe(second, english)).rejects.toMatchObject({
      code: "stt_failed",
      message: "Whisper could not hear this: no such model.",
    });
  });

  it("is gone when it is closed", async () => {
    await using folder = await temporaryFolder();
    const engine = await open(folder.path, obedient);
    engine.prepare({ language: "en" });
    const [pid = ""] = await linesOf(folder.path, "started", 1);
    await engine[Symbol.asyncDispose]();
    expect(isRunning(Number(pid))).toBe(false);
  });
});
