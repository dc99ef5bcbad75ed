import { argv, exit, stderr } from "node:process";
import { createApplication } from "./assemble.ts";
import { BENCHES } from "./bench/benches.ts";
import { AssistantError, UsageError, messageOf } from "./errors.ts";
import { runCli } from "./terminal/cli.ts";

const INTERRUPTED = 130;

/** Starts the program; the one place where errors become sentences and exit codes. */
async function main(): Promise<number> {
  const stop = new AbortController();
  const interrupt = (): void => {
    if (stop.signal.aborted) exit(INTERRUPTED);
    stop.abort();
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    await runCli({ argv: argv.slice(2), app: createApplication(BENCHES), signal: stop.signal });
    return stop.signal.aborted ? INTERRUPTED : 0;
  } catch (error) {
    if (stop.signal.aborted) return INTERRUPTED;
    tell(error);
    return error instanceof UsageError ? 2 : 1;
  }
}

function tell(error: unknown): void {
  const hint = error instanceof AssistantError && error.hint ? `\n${error.hint}` : "";
  stderr.write(`sotto: ${messageOf(error)}${hint}\n`);
}

// Standard output closed early (`sotto … | head`) is the reader's choice, not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => exit(error.code === "EPIPE" ? 0 : 1));
// Nothing left to wait for, and yet no answer: said, instead of an end that nobody understands.
process.on("beforeExit", () => {
  tell(new AssistantError("lost", "I lost track of what I was waiting for, so I stopped."));
  exit(1);
});
void main().then(exit);
