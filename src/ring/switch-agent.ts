import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { AssistantError } from "../errors.ts";
import type { ProgramEnd } from "../host/embedded/programs/run-program.ts";
import type { AgentPlan } from "./agent-files.ts";

/** Runs a program of the system; a test puts a stand-in here. */
export type RunSystem = (command: AgentPlan["isOn"]) => Promise<ProgramEnd>;

/** Puts the agent on this machine; where the system doesn't take it, nothing of it is left. */
export async function switchOn(plan: AgentPlan, run: RunSystem): Promise<void> {
  if (isPlaced(plan)) await switchOff(plan, run);
  for (const { path, text } of plan.files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode: 0o644 });
  }
  for (const command of plan.on) {
    const end = await run(command);
    if (end.kind === "exit" && end.code === 0) continue;
    await switchOff(plan, run);
    throw new AssistantError("no_ring", `The system didn't take it: ${whyOf(end, command.file)}.`, {
      hint: "Timers ring while sotto runs.",
    });
  }
}

/** Takes it away, files and all; false where there was nothing. */
export async function switchOff(plan: AgentPlan, run: RunSystem): Promise<boolean> {
  const wasThere = isPlaced(plan);
  if (!wasThere) return false;
  // One that isn't running any more can't be stopped: its files go all the same.
  for (const command of plan.off) await run(command);
  for (const { path } of plan.files) rmSync(path, { force: true });
  for (const command of plan.after) await run(command);
  return true;
}

/** Whether its files are there and the system runs it. */
export async function isOn(plan: AgentPlan, run: RunSystem): Promise<boolean> {
  if (!isPlaced(plan)) return false;
  const end = await run(plan.isOn);
  return end.kind === "exit" && end.code === 0;
}

function isPlaced({ files }: AgentPlan): boolean {
  return files.some(({ path }) => existsSync(path));
}

function whyOf(end: ProgramEnd, file: string): string {
  if (end.kind === "missing") return `there is no ${file}`;
  if (end.kind !== "exit") return `${file} took too long`;
  return end.errors.trim().split("\n")[0] || `${file} ended with ${end.code}`;
}
