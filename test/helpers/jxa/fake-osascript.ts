import { spawn } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { runJxa } from "./run-jxa.ts";
import type { MacWorld } from "./world.ts";

const WORLD = "world.json";
const PIDS = "pids.txt";

/** A folder with an `osascript` in it that stands in for the real one: a process of its own over a world in a file. */
export type FakeMac = {
  readonly programs: string;
  readonly world: () => MacWorld;
  readonly put: (world: MacWorld) => void;
  /** Every process that was started by it, theirs too. */
  readonly pids: () => readonly number[];
};

export function installFakeMac(folder: string, world: MacWorld): FakeMac {
  const programs = join(folder, "programs");
  mkdirSync(programs, { recursive: true });
  const osascript = join(programs, "osascript");
  const own = JSON.stringify(import.meta.url);
  const named = JSON.stringify(beOsascript.name);
  const start = `import(${own}).then((mac) => mac[${named}](${JSON.stringify(folder)}));`;
  writeFileSync(osascript, `#!${process.execPath}\n${start}\n`);
  chmodSync(osascript, 0o755);
  const put = (each: MacWorld): void => writeFileSync(join(folder, WORLD), JSON.stringify(each));
  put(world);
  writeFileSync(join(folder, PIDS), "");
  return {
    programs,
    world: () => JSON.parse(readFileSync(join(folder, WORLD), "utf8")),
    put,
    pids: () => readFileSync(join(folder, PIDS), "utf8").split("\n").filter(Boolean).map(Number),
  };
}

/** What the stand-in does when it is started. */
export function beOsascript(folder: string): void {
  appendFileSync(join(folder, PIDS), `${process.pid}\n`);
  const [language, name, how, source = "", ...argv] = process.argv.slice(2);
  if (language !== "-l" || name !== "JavaScript" || how !== "-e")
    throw new Error("only a text of JavaScript");
  const worldFile = join(folder, WORLD);
  const world: MacWorld = JSON.parse(readFileSync(worldFile, "utf8"));
  const stdin = readFileSync(0, "utf8");
  const end = runJxa({ source, argv, stdin, world });
  writeFileSync(worldFile, JSON.stringify(world));
  if (end.kind === "hang") hang(folder);
  else {
    process.stderr.write(end.stderr);
    process.stdout.write(end.stdout);
    if (end.code === 139) process.kill(process.pid, "SIGSEGV");
    if (end.code === 134) process.kill(process.pid, "SIGABRT");
    process.exitCode = end.code;
  }
}

/** Never ends, and has a child that doesn't either. */
function hang(folder: string): void {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  appendFileSync(join(folder, PIDS), `${child.pid}\n`);
  setInterval(() => {}, 1_000);
}
