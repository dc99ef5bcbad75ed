import { mkdtemp, rm } from "node:fs/promises";
import { release, tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { HostFailure } from "../../errors.ts";
import { createMacosHost, macTools } from "../../host/macos/create-macos-host.ts";
import type { MacosHostOptions } from "../../host/macos/create-macos-host.ts";
import { macPermissions } from "../../host/macos/access/permissions.ts";
import type { SelfTestOptions } from "../../types/doctor.ts";
import { clockOf } from "../../config/clock-of.ts";
import { processEnvironment } from "../../config/environment.ts";
import type { Language } from "../../language/language.ts";
import { macOptions } from "../../host/macos/mac-options.ts";
import type { Check, SelfTested } from "./check.ts";
import { readingChecks } from "./reading-checks.ts";
import { writingChecks } from "./writing-checks.ts";

/** What a Mac does when it is asked everything we need of it, as a report to be pasted into an issue. */
export function selfTestMac(
  config: Config,
  language: Language,
  options: SelfTestOptions,
): Promise<boolean> {
  const notice = (sentence: string): void => options.write(`> ${sentence}\n`);
  const around = { clock: clockOf(config), environment: processEnvironment(), notice, language };
  return selfTest(macOptions(config, around), options);
}

/**
 * Asks one thing after the other and writes the answers as they come: counts, times and codes, nothing of what is
 * the user's. True when nothing failed.
 */
export async function selfTest(
  mac: MacosHostOptions,
  { writes, write, signal }: SelfTestOptions,
): Promise<boolean> {
  const tools = macTools(mac);
  // A folder of its own: what an earlier run left waiting is sent by a start, not by a test.
  await using state = await passingFolder();
  await using host = await createMacosHost({ ...mac, state: state.path });
  const tested: SelfTested = { host, tools, mark: `sotto selftest ${mac.clock.now()}` };
  write(`## sotto selftest mac${writes ? " --write" : ""}\n\n`);
  write(
    `Darwin ${release()}, ${process.arch}, Node ${process.versions.node}, in ${tools.app.name}.\n\n`,
  );
  write("| permission | state |\n| --- | --- |\n");
  for (const { what, state } of await macPermissions(tools)) write(`| ${what} | ${state} |\n`);
  write("\n| area | question | answer | ms |\n| --- | --- | --- | --- |\n");
  let isGood = true;
  for (const check of [...readingChecks, ...(writes ? writingChecks : [])]) {
    signal.throwIfAborted();
    isGood = (await answered(check, tested, write)) && isGood;
  }
  write(
    "\nTo be seen by a person: does `open imessage://…` bring up the chat, and for a group too?\n",
  );
  return isGood;
}

async function answered(
  { area, asks, look }: Check,
  tested: SelfTested,
  write: SelfTestOptions["write"],
): Promise<boolean> {
  const start = performance.now();
  const row = (answer: string): void => {
    const ms = Math.round(performance.now() - start);
    write(
      `| ${area} | ${asks} | ${answer.replaceAll("|", "\\|").replaceAll("\n", " ")} | ${ms} |\n`,
    );
  };
  try {
    row(await look(tested));
    return true;
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    row(`**${error.failure}**: ${error.message}`);
    return false;
  }
}

async function passingFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), "sotto-selftest-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
