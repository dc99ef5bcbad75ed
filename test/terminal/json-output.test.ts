import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runSotto, scratch, script } from "../helpers/run-sotto.ts";

const folder = scratch();
const home = join(folder, "home");
const place = [
  ..."--now 2026-03-02T09:00 --tz Europe/London --host embedded --quiet".split(" "),
  "--home",
  home,
  "--state",
  join(folder, "state"),
];
const say = { say: "Hello \u001B[2J\u2028\u202E\u009B." };
const llm = (): string[] => ["--llm", script(folder, say)];
const wav = join(import.meta.dirname, "../data/audio/silence-digital-3s.wav");

/** Every command there is but `bench`, with the exit code it ends with. */
const COMMANDS: readonly (readonly [string, () => readonly string[], number, string])[] = [
  ["sample", () => ["sample", ...place, "--home", join(folder, "new")], 0, ""],
  ["ask", () => ["ask", "hello", ...llm(), ...place], 0, ""],
  ["ask that acts", () => ["ask", "remind me to wax the skis", ...place], 0, ""],
  ["talk", () => ["talk", ...llm(), ...place], 0, "hello\n"],
  ["no command", () => [...llm(), ...place], 0, "hello\n"],
  ["listen", () => ["listen", "--wav", wav, ...llm(), ...place], 0, ""],
  ["rank", () => ["rank", "new", "mail", "--no-vectors", ...place], 0, ""],
  ["rank lines", () => ["rank", "--no-vectors", ...place], 0, '{"text":"mail"}\nno\n'],
  ["tools", () => ["tools", ...place], 0, ""],
  ["models", () => ["models", ...place], 0, ""],
  ["models list", () => ["models", "list", ...place], 0, ""],
  ["models remove", () => ["models", "remove", "gemma-4-e4b", ...place], 0, ""],
  ["config", () => ["config", ...place], 0, ""],
  ["config path", () => ["config", "path", ...place], 0, ""],
  ["config set", () => ["config", "set", "voice.pace", "fast", ...place], 0, ""],
  ["config get", () => ["config", "get", "voice.pace", ...place], 0, ""],
  ["doctor", () => ["doctor", ...place], 0, ""],
  ["undo --list", () => ["undo", "--list", ...place], 0, ""],
  ["undo", () => ["undo", ...place], 0, ""],
  ["audit verify", () => ["audit", "verify", ...place], 0, ""],
  ["memory", () => ["memory", "--session", "one", ...place], 0, ""],
  ["memory --clear", () => ["memory", "--session", "one", "--clear", ...place], 0, ""],
  ["forget", () => ["forget", ...place], 0, ""],
  ["selftest", () => ["selftest", "mac", ...place], 1, ""],
  ["--version", () => ["--version"], 0, ""],
];

beforeAll(async () => {
  expect((await runSotto(["sample", ...place])).code).toBe(0);
});

describe("with --json standard output is JSON lines and nothing else", () => {
  it.each(COMMANDS)("for %s", async (...[, words, code, input]) => {
    const ran = await runSotto([...words(), "--json"], { input });
    const lines = ran.stdout.split("\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) {
      expect(() => JSON.parse(line)).not.toThrow();
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect(ran.stderr).not.toMatch(/^\s+at /m);
    expect(ran.code === 0 || ran.stderr.startsWith("sotto: ")).toBe(true);
    if (process.platform !== "darwin") expect(ran.code).toBe(code);
    if (ran.code === 0) expect(lines.length).toBeGreaterThan(0);
  });
});

describe("--version", () => {
  it("is the package's, with the Node it runs on", async () => {
    const { stdout, code } = await runSotto(["--version"]);
    expect(stdout).toMatch(/^sotto \d+\.\d+\.\d+ \(Node \d+\.\d+\.\d+\)\n$/);
    expect(code).toBe(0);
  });
});
