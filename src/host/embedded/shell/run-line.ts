import { existsSync, realpathSync, statSync } from "node:fs";
import { constants } from "node:os";
import { HostFailure } from "../../../errors.ts";
import { createScopedFs } from "../../../store/files/scoped-fs.ts";
import { holdsKey, SECRET } from "../../../store/files/rules/secret-file.ts";
import { isInside } from "../../../store/files/scoped-place.ts";
import type { ShellHost, ShellRun } from "../../machine.ts";
import type { ShellOptions } from "./shell-options.ts";
import { plainLine } from "./plain-line.ts";
import type { Step } from "./plain-line.ts";
import { runProgram } from "../programs/run-program.ts";
import { joined } from "./joined.ts";
import { keepWithin } from "./keep-within.ts";
import { NO_SECRETS, secretsIn } from "./secrets-in.ts";
import { bubblewrap } from "./sandbox.ts";
import type { Cell, Sandbox } from "./sandbox.ts";

/** Letters kept of what a line prints. */
const MAX_OUTPUT = 64_000;
/** The sandbox itself is started with nothing of ours. */
const OUTSIDE = { env: {}, cwd: "/" } as const;
const TRY_MS = 10_000;
/** Exit codes of programs that the limits of the sandbox ended, as shells count signals. */
const LIMIT_CODES: Readonly<Record<number, string>> = {
  [128 + constants.signals.SIGXCPU]: "\nIt was stopped after a minute of processor time.",
  [128 + constants.signals.SIGXFSZ]: "\nIt was stopped at a file of more than 100 MB.",
};

type Line = Parameters<ShellHost["run"]>[0];

/** Runs lines in a sandbox that was seen to work. */
export function lineRunner(options: ShellOptions): ShellHost["run"] {
  const sandbox = options.sandbox ?? bubblewrap;
  let tried: Promise<void> | undefined;
  return async (line) => {
    if (!sandbox.isThere()) throw new HostFailure("refused", sandbox.missing);
    // A machine too busy to answer once may have the time later.
    tried ??= trySandbox(sandbox).catch((error: unknown) => {
      tried = undefined;
      throw error;
    });
    await tried;
    return runLine({ ...options, sandbox }, line);
  };
}

/** A machine can have the program and still forbid it to make a sandbox. */
async function trySandbox({ inside }: Sandbox): Promise<void> {
  const cell: Cell = { roots: [], closed: [], secrets: NO_SECRETS, writable: false, cwd: "/" };
  const end = await runProgram({ ...inside(cell, ["true"]), ...OUTSIDE, timeoutMs: TRY_MS });
  if (end.kind === "exit" && end.code === 0) return;
  const reason = end.kind === "missing" ? end.reason : end.errors.trim() || `it took too long`;
  throw new HostFailure("refused", `No sandbox can be made on this machine: ${reason}`);
}

type Sandboxed = ShellOptions & { readonly sandbox: Sandbox };

async function runLine(options: Sandboxed, line: Line): Promise<ShellRun> {
  const steps = plainLine(line.command);
  const cell = await cellFor(options, { cwd: line.cwd, writable: steps === undefined });
  const shell: readonly Step[] = [
    { when: "always", pipeline: [["/bin/bash", "--norc", "-c", line.command]] },
  ];
  const until = performance.now() + line.timeoutMs;
  const { sandbox } = options;
  return runSteps(steps ?? shell, { sandbox, cell, line, until, isPlain: steps !== undefined });
}

type Around = {
  readonly sandbox: Sandbox;
  readonly cell: Cell;
  readonly line: Line;
  /** When its time is up, by the clock that only runs forward. */
  readonly until: number;
  readonly isPlain: boolean;
};

async function runSteps(steps: readonly Step[], around: Around): Promise<ShellRun> {
  let [output, exitCode] = ["", 0];
  for (const { when, pipeline } of steps) {
    if (when === "after-success" && exitCode !== 0) continue;
    if (when === "after-failure" && exitCode === 0) continue;
    const end = await runStep(joined(pipeline), around);
    output += end.output;
    if (holdsKey(output)) throw new HostFailure("refused", SECRET);
    exitCode = end.exitCode;
    // What more it prints nobody will see, and a plain line does nothing else.
    if (around.isPlain && output.length > MAX_OUTPUT) break;
  }
  return { output: output.slice(0, MAX_OUTPUT), exitCode };
}

/** Runs one pipeline in a sandbox of its own; whatever stops it, all of it has ended then. */
async function runStep(argv: readonly string[], around: Around): Promise<ShellRun> {
  const { sandbox, cell, line, until, isPlain } = around;
  const excess = new AbortController();
  let release: (() => void) | undefined;
  const walled = sandbox.inside(cell, argv);
  using group = sandbox.group?.();
  const end = await runProgram({
    ...(group?.inside(walled) ?? walled),
    ...OUTSIDE,
    timeoutMs: Math.max(1, until - performance.now()),
    signal: AbortSignal.any([line.signal, excess.signal]),
    mostOutputBytes: MAX_OUTPUT,
    beyond: isPlain ? "end" : "drop",
    onStart: (pid) => {
      release = keepWithin(pid, (sentence) => excess.abort(sentence));
    },
  });
  release?.();
  switch (end.kind) {
    case "exit": {
      const limit = LIMIT_CODES[end.code] ?? "";
      return { output: end.output + end.errors + limit, exitCode: end.code };
    }
    case "flooded":
      return { output: end.output + end.errors, exitCode: 0 };
    case "missing":
      throw new HostFailure("unavailable", end.reason);
    case "aborted":
      throw stopped(
        excess.signal.aborted ? String(excess.signal.reason) : "The command was stopped.",
      );
    case "timeout": {
      const seconds = Math.round(line.timeoutMs / 1_000);
      const unit = seconds === 1 ? "second" : "seconds";
      throw stopped(`The command took longer than ${seconds} ${unit}, so I stopped it.`);
    }
  }
}

/** What ended halfway may have had its effect, whatever ended it: for the journal that is a timeout. */
function stopped(sentence: string): HostFailure {
  return new HostFailure("timeout", sentence);
}

type Where = { readonly cwd: string | undefined; readonly writable: boolean };

async function cellFor({ roots, closed }: ShellOptions, { cwd, writable }: Where): Promise<Cell> {
  const real = roots.filter((root) => existsSync(root)).map((root) => realpathSync(root));
  const [first] = real;
  if (first === undefined) {
    throw new HostFailure("unavailable", "No folder for commands is set up.");
  }
  const hidden = closed
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder))
    .filter((folder) => real.some((root) => isInside(folder, root)));
  const scoped = createScopedFs({ roots: real, closed });
  const at = cwd === undefined ? first : folderAt((await scoped.locate(cwd, "read")).real, cwd);
  const secrets = secretsIn(real, hidden);
  return { roots: real, closed: hidden, secrets, writable, cwd: at };
}

/** The place, where it is a folder that is there. */
function folderAt(real: string, named: string): string {
  if (statSync(real, { throwIfNoEntry: false })?.isDirectory()) return real;
  throw new HostFailure("not_found", `There is no folder “${named}”.`);
}
