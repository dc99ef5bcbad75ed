import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { durableWrite } from "../src/store/durable-write.ts";
import { completed } from "./lock/complete.ts";
import type { Lock } from "./lock/complete.ts";

// Gives every package of the lock file its hash, for all platforms: npm writes none for what it took
// over from an older lock file and did not install here. Asks by npm's own client, where that asks.
const file = join(import.meta.dirname, "../package-lock.json");

async function integrityOf(spec: string): Promise<string | undefined> {
  try {
    const args = ["view", spec, "dist.integrity", "--json"];
    const { stdout } = await promisify(execFile)("npm", args, { encoding: "utf8" });
    const answer: unknown = stdout.trim() === "" ? undefined : JSON.parse(stdout);
    return typeof answer === "string" ? answer : undefined;
  } catch {
    // It isn't there, or can't be reached: named at the end with the others.
    return undefined;
  }
}

// npm wrote it, and nothing else is read of it.
const before = JSON.parse(readFileSync(file, "utf8")) as Lock;
const { lock, without } = await completed(before, integrityOf);
await durableWrite(file, `${JSON.stringify(lock, null, 2)}\n`);
if (without.length > 0) {
  process.stderr.write(
    `No hash could be had of:\n${without.join("\n")}\n` +
      "Take versions of which all builds can be seen: npm view NAME versions\n",
  );
  process.exitCode = 1;
}
