import { spawn } from "node:child_process";

const mostErrorLetters = 10_000;
/** Ten minutes of speech. */
const mostOutputBytes = 30_000_000;

type Run = {
  readonly program: string;
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/**
 * What a program writes that reads from its standard input; it is killed at the signal, after the
 * time, and with us. Rejects where it could not be run, took longer than its time or says that it failed.
 */
export async function runProgram({
  program,
  args,
  input,
  signal,
  timeoutMs,
}: Run): Promise<Buffer> {
  if (signal.aborted) return Buffer.alloc(0);
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
  const kill = (): boolean => child.kill("SIGKILL");
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  stop.addEventListener("abort", kill, { once: true });
  process.once("exit", kill); // an interrupted program leaves no child talking
  try {
    let errors = "";
    child.stderr.on("data", (part: Buffer) => {
      if (errors.length < mostErrorLetters) errors += part.toString("utf8");
    });
    const output = collect(child.stdout);
    child.stdin.on("error", () => undefined); // a child that died early says why by its exit code
    child.stdin.end(input);
    const code = await endOf(child);
    // espeak-ng ends with 0 and an "error:" line where there is no sound device.
    if (!signal.aborted && (code !== 0 || /^error:/m.test(errors))) {
      throw new Error(`${program} failed`);
    }
    return output();
  } finally {
    stop.removeEventListener("abort", kill);
    process.removeListener("exit", kill);
    kill();
  }
}

function collect(stream: NodeJS.ReadableStream): () => Buffer {
  const parts: Buffer[] = [];
  let size = 0;
  stream.on("data", (part: Buffer) => {
    size += part.length;
    if (size <= mostOutputBytes) parts.push(part);
  });
  return () => Buffer.concat(parts);
}

function endOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}
