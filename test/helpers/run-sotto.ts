import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

export type Ran = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON lines. */
  readonly events: () => readonly SottoEvent[];
};

const event = z.looseObject({ type: z.string(), seq: z.number(), turn: z.number() });
export type SottoEvent = z.infer<typeof event>;

export type RunOptions = {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Interrupts the program once its standard output holds this. */
  readonly interruptOn?: string;
  /** Ends it without a word once its standard error holds this. */
  readonly killOn?: string;
};

const MAIN = join(import.meta.dirname, "../../src/main.ts");

/** A private folder for one test file. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), "sotto-test-"));
}

/** A script file for `--llm script:FILE`: one line a step. */
export function script(folder: string, ...lines: readonly unknown[]): string {
  const file = join(folder, `script-${lines.length}-${Math.random().toString(36).slice(2)}.jsonl`);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  return `script:${file}`;
}

/** Runs the program as a person's shell would, with an empty home of its own. */
export async function runSotto(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const home = scratch();
  const env = { PATH: process.env["PATH"] ?? "", HOME: home, ...options.env };
  const child = spawn(process.execPath, [MAIN, ...words], { env, stdio: "pipe" });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    if (options.interruptOn && stdout.includes(options.interruptOn)) child.kill("SIGINT");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    if (options.killOn && stderr.includes(options.killOn)) child.kill("SIGKILL");
  });
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input ?? "");
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const lines = (): string[] => stdout.split("\n").filter((line) => line !== "");
  return {
    code,
    stdout,
    stderr,
    events: () => lines().map((line) => event.parse(JSON.parse(line))),
  };
}
