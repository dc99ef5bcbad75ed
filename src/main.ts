import { argv, exit } from "node:process";
import { createApplication } from "./assemble.ts";
import { BENCHES, tryModel } from "./bench/benches.ts";
import { AssistantError, UsageError, messageOf } from "./errors.ts";
import type { Application } from "./terminal/application.ts";
import { runCli } from "./terminal/cli.ts";
import { complain, drained, guardStreams } from "./terminal/output/streams.ts";

const INTERRUPTED = 130;

const stop = new AbortController();

/** Loaded when it is asked for, as everything is that one command needs. */
const ring: Application["ring"] = async (config, what) =>
  (await import("./ring/ring.ts")).ring(config, what);

/** Starts the program; the one place where errors become sentences and exit codes. */
async function main(): Promise<number> {
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const app = createApplication({ benches: BENCHES, tryModel, ring });
    await runCli({ argv: argv.slice(2), app, signal: stop.signal });
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return INTERRUPTED;
    tell(error);
    return error instanceof UsageError ? 2 : 1;
  }
}

function interrupt(): void {
  if (stop.signal.aborted) exit(INTERRUPTED);
  stop.abort();
}

/** Leaves when everything said has been read. */
async function leave(code: number): Promise<never> {
  await drained(stop.signal);
  exit(stop.signal.aborted ? INTERRUPTED : code);
}

function tell(error: unknown): void {
  complain(messageOf(error), error instanceof AssistantError ? error.hint : undefined);
}

// Standard output closed early (`sotto … | head`) is the reader's choice, not a failure.
guardStreams((code) => exit(code === "EPIPE" ? 0 : 1));
// What nobody caught is a sentence too, rejected promises among it.
process.on("uncaughtException", (error) => {
  tell(error);
  void leave(1);
});
// Nothing left to wait for, and yet no answer: said, instead of an end that nobody understands.
process.once("beforeExit", () => {
  tell(new AssistantError("lost", "I lost track of what I was waiting for, so I stopped."));
  void leave(1);
});
void main().then(leave);
