import { spawn } from "node:child_process";
import type { SpeechEngine } from "./voice.ts";

/** A slow talker needs about half a second a word; a child that takes longer than this hangs. */
const baseTimeoutMs = 10_000;
const perLetterMs = 200;
const mostErrorLetters = 10_000;

/** A program that reads a sentence on standard input, says it and ends. Text never is an argument. */
export function commandEngine(program: string, args: readonly string[]): SpeechEngine {
  return { name: program, say: (sentence, signal) => say({ program, args, sentence, signal }) };
}

async function say({
  program,
  args,
  sentence,
  signal,
}: {
  program: string;
  args: readonly string[];
  sentence: string;
  signal: AbortSignal;
}): Promise<void> {
  if (signal.aborted) return;
  const child = spawn(program, args, { stdio: ["pipe", "ignore", "pipe"] });
  const kill = (): boolean => child.kill("SIGKILL");
  const timeout = AbortSignal.timeout(baseTimeoutMs + perLetterMs * sentence.length);
  const stop = AbortSignal.any([signal, timeout]);
  stop.addEventListener("abort", kill, { once: true });
  process.once("exit", kill); // an interrupted program leaves no child talking
  try {
    let errors = "";
    child.stderr.on("data", (part: Buffer) => {
      if (errors.length < mostErrorLetters) errors += part.toString("utf8");
    });
    child.stdin.on("error", () => undefined); // a child that died early says why by its exit code
    child.stdin.end(`${sentence}\n`);
    const code = await endOf(child);
    // espeak-ng ends with 0 and an "error:" line where there is no sound device.
    if (!stop.aborted && (code !== 0 || /^error:/m.test(errors))) {
      throw new Error(`${program} made no sound`);
    }
  } finally {
    stop.removeEventListener("abort", kill);
    process.removeListener("exit", kill);
    kill();
  }
}

function endOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}
