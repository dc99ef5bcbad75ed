import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";

export type SelfTestFlags = {
  readonly what: string;
  readonly write?: boolean;
  readonly signal: AbortSignal;
};

const QUESTION = `This makes an event, a reminder, a note, a mail draft to nobody and a file, each called
“sotto selftest”, changes them and removes them again. Go on? (yes/no) `;

/** Asks the Mac everything we need of it and prints a report; writes only after one yes. */
export async function selftest(
  app: Application,
  config: Config,
  { what, write = false, signal }: SelfTestFlags,
): Promise<void> {
  if (what !== "mac") {
    throw new UsageError(`There is no selftest of "${what}".`, { hint: "sotto selftest mac" });
  }
  const writes = write && (await mayWrite(config, signal));
  if (write && !writes) stdout.write("Only reading, then.\n\n");
  await app.selfTest(config, { writes, write: (text) => void stdout.write(text), signal });
}

/** One yes for all of it; where nobody can be asked it is a no. */
async function mayWrite({ confirm }: Config, signal: AbortSignal): Promise<boolean> {
  if (confirm === "yes" || confirm === "all") return true;
  if (confirm === "no" || !stdin.isTTY) return false;
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return /^y(?:es)?$/i.test((await lines.question(QUESTION, { signal })).trim());
  } finally {
    lines.close();
  }
}
