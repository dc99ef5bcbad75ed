import {
  type ProgramEnd,
  type ProgramRun,
  runProgram,
} from "../../embedded/programs/run-program.ts";

export type ProcessCall = Pick<ProgramRun, "file" | "args" | "cwd" | "timeoutMs" | "signal"> & {
  /** What it reads; nothing by default. */
  readonly input?: string;
};
export type ProcessEnd = ProgramEnd;

/** Runs one program to its end; tests put a stand-in in its place. */
export type RunProcess = (call: ProcessCall) => Promise<ProcessEnd>;

/** Ten years of daily events or 10,000 contacts are some 8 MB of JSON; more than this is nothing sensible. */
const MAX_OUTPUT_BYTES = 64_000_000;

/** Runs a program of the Mac, which may print far more than others. Never rejects, never starts it twice. */
export const runProcess: RunProcess = (call) =>
  runProgram({ ...call, mostOutputBytes: MAX_OUTPUT_BYTES, beyond: "end" });
