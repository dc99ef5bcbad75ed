import { existsSync, realpathSync } from "node:fs";
import { HostFailure, messageOf } from "../../../errors.ts";
import { createScopedFs } from "../../../store/files/scoped-fs.ts";
import { holdsKey, SECRET } from "../../../store/files/rules/secret-file.ts";
import { isInside } from "../../../store/files/scoped-place.ts";
import type { ShellHost, ShellRun } from "../../machine.ts";
import { plainLine } from "./plain-line.ts";
import type { Step } from "./plain-line.ts";
import { NO_SECRETS, secretsIn } from "./secrets-in.ts";
import { type PipelineEnd, runPipeline } from "./run-pipeline.ts";
import { bubblewrap, type Cell, type Sandbox } from "./sandbox.ts";

export type ShellOptions = {
  /** Folders commands may see; they run in the first. */
  readonly roots: readonly string[];
  /** Our own records, hidden also where a root holds them. */
  readonly closed: readonly string[];
  /** Bubblewrap when nothing is said. */
  readonly sandbox?: Sandbox;
};

type Line = Parameters<ShellHost["run"]>[0];

/**
 * Runs command lines in a sandbox or not at all. A plain line runs as the programs it names, read
 * only and without a shell; any other is given to bash as it stands, for whoever approved that text.
 */
export function createEmbeddedShell(options: ShellOptions): ShellHost {
  const sandbox = options.sandbox ?? bubblewrap;
  let tried: Promise<void> | undefined;
  return {
    isPlain: (command) => plainLine(command) !== undefined,
    run: async (line) => {
      if (!sandbox.isThere()) throw new HostFailure("refused", sandbox.missing);
      await (tried ??= trySandbox(sandbox));
      return runLine({ ...options, sandbox }, line);
    },
  };
}

/** A machine can have the program and still forbid it to make a sandbox. */
async function trySandbox({ inside }: Sandbox): Promise<void> {
  const cell: Cell = { roots: [], closed: [], secrets: NO_SECRETS, writable: false, cwd: "/" };
  const signal = AbortSignal.timeout(10_000);
  const end = await runPipeline({ programs: [inside(cell, ["true"])], signal });
  if (end.exitCode === 0) return;
  throw new HostFailure("refused", `No sandbox can be made on this machine: ${end.errors.trim()}`);
}

type Sandboxed = ShellOptions & { readonly sandbox: Sandbox };

async function runLine(options: Sandboxed, line: Line): Promise<ShellRun> {
  const signal = AbortSignal.any([line.signal, AbortSignal.timeout(line.timeoutMs)]);
  const steps = plainLine(line.command);
  const cell = await cellFor(options, { cwd: line.cwd, writable: steps === undefined });
  const shell: readonly Step[] = [
    { when: "always", pipeline: [["/bin/bash", "--norc", "-c", line.command]] },
  ];
  try {
    return await runSteps(steps ?? shell, { sandbox: options.sandbox, cell, signal });
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    if (line.signal.aborted) throw new HostFailure("timeout", "The command was stopped.");
    if (!signal.aborted) throw new HostFailure("unavailable", messageOf(error));
    const seconds = Math.round(line.timeoutMs / 1_000);
    throw new HostFailure(
      "timeout",
      `The command took longer than ${seconds} seconds, so I stopped it.`,
    );
  }
}

type Around = { readonly sandbox: Sandbox; readonly cell: Cell; readonly signal: AbortSignal };

async function runSteps(
  steps: readonly Step[],
  { sandbox, cell, signal }: Around,
): Promise<ShellRun> {
  let [output, exitCode] = ["", 0];
  for (const { when, pipeline } of steps) {
    if (when === "after-success" && exitCode !== 0) continue;
    if (when === "after-failure" && exitCode === 0) continue;
    const programs = pipeline.map((argv) => sandbox.inside(cell, argv));
    const end: PipelineEnd = await runPipeline({ programs, signal });
    output += end.output + end.errors;
    if (holdsKey(output)) throw new HostFailure("refused", SECRET);
    exitCode = end.exitCode;
  }
  return { output, exitCode };
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
  const at = cwd === undefined ? first : (await scoped.locate(cwd, "read")).real;
  const secrets = secretsIn(real, hidden);
  return { roots: real, closed: hidden, secrets, writable, cwd: at };
}
