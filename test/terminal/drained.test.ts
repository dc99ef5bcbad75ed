import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { scratch } from "../helpers/run-sotto.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
const folder = scratch();
/** Several times what any pipe holds. */
const LINES = 3_000;
const requests = join(folder, "requests.jsonl");

beforeAll(() => {
  writeFileSync(requests, '{"text":"move lunch with Anna to tomorrow"}\n'.repeat(LINES));
});

/** Runs a line of a shell, in which $SOTTO is the program. */
async function shell(line: string): Promise<{ code: number | null; stdout: string }> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder,
    SOTTO: `${process.execPath} ${MAIN}`,
  };
  const child = spawn("/bin/bash", ["-c", line], { env, stdio: ["ignore", "pipe", "ignore"] });
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, stdout };
}

const RANK = `$SOTTO rank --json --no-vectors < ${requests}`;

describe("several MB into a pipe", () => {
  it("arrive whole, however slowly they are read", async () => {
    const slow = `${process.execPath} -e 'setTimeout(() => process.stdin.pipe(process.stdout), 6000)'`;
    const { stdout, code } = await shell(`set -o pipefail; ${RANK} | ${slow}`);
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(3_000_000);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(LINES);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it("of which only the first line is wanted are no failure", async () => {
    const { stdout, code } = await shell(`set -o pipefail; ${RANK} | head -n 1`);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  });

  it("that nobody ever reads don't outlive an interruption", async () => {
    const { promise: ended, resolve } = Promise.withResolvers<number | null>();
    const env = { PATH: process.env["PATH"] ?? "", HOME: folder };
    const words = [MAIN, "rank", "--json", "--no-vectors"];
    const child = spawn(process.execPath, words, { env, stdio: ["pipe", "pipe", "ignore"] });
    child.on("exit", resolve);
    child.stdin.on("error", () => undefined);
    child.stdin.end('{"text":"move lunch with Anna to tomorrow"}\n'.repeat(LINES));
    // The first bytes are there: it runs; from here on nobody reads.
    await new Promise((begun) => child.stdout.once("readable", begun));
    child.kill("SIGINT");
    expect(await ended).toBe(130);
  });
});
