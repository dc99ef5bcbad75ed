import { stdin } from "node:process";
import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { askOnce } from "../confirm.ts";
import { line } from "../output/piece.ts";
import { notice, screen } from "../output/streams.ts";

export type SelfTestFlags = {
  readonly what: string;
  readonly write?: boolean;
  readonly signal: AbortSignal;
};

const QUESTION =
  "This makes an event, a reminder, a note, a mail draft to nobody and a file, each called “sotto selftest”, changes them and removes them again. Go on?";

/** Asks the Mac everything we need of it and prints a report; writes only after one yes. */
export async function selftest(
  app: Application,
  config: Config,
  { what, write = false, signal }: SelfTestFlags,
): Promise<void> {
  if (what !== "mac") {
    throw new UsageError(`There is no selftest of "${what}".`, { hint: "sotto selftest mac" });
  }
  const writes = write && (await mayWrite(app, config, signal));
  const say = (text: string): void => (config.isJson ? undefined : screen.block(text));
  if (write && !writes) say("Only reading, then.\n\n");
  const report = await app.selfTest(config, { writes, write: say, notice, signal });
  if (config.isJson) screen.json(report);
}

/** One yes for all of it; where nobody can be asked it is a no. */
async function mayWrite(app: Application, config: Config, signal: AbortSignal): Promise<boolean> {
  const { confirm, isJson } = config;
  if (confirm === "yes" || confirm === "all") return true;
  if (confirm === "no" || isJson || !stdin.isTTY) return false;
  const { yesOrNo } = await app.answers(config);
  return yesOrNo(await askOnce([line(QUESTION)], signal)) === "yes";
}
