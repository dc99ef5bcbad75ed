import { mkdtemp, rm } from "node:fs/promises";
import { release, tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { AssistantError, HostFailure } from "../../errors.ts";
import { createMacosHost, macTools } from "../../host/macos/create-macos-host.ts";
import type { MacosHostOptions } from "../../host/macos/create-macos-host.ts";
import { macPermissions } from "../../host/macos/access/permissions.ts";
import type { SelfTestOptions } from "../../types/doctor.ts";
import { clockOf } from "../../config/clock-of.ts";
import { processEnvironment } from "../../config/environment.ts";
import type { Language } from "../../language/language.ts";
import { macOptions } from "../../host/macos/mac-options.ts";
import { hasScripting, macPrograms } from "../../host/macos/mac-programs.ts";
import type { Check, SelfTested } from "./check.ts";
import { headOf, LAST_QUESTION, rowOf } from "./report.ts";
import type { SelfTestAnswer, SelfTestReport } from "../../types/self-test-report.ts";
import { readingChecks } from "./reading-checks.ts";
import { writingChecks } from "./writing-checks.ts";

/** What a Mac does when it is asked everything we need of it, as a report to be pasted into an issue. */
export function selfTestMac(
  config: Config,
  language: Language,
  options: SelfTestOptions,
): Promise<SelfTestReport> {
  const environment = processEnvironment();
  const programs = macPrograms(environment["SOTTO_MAC_PROGRAMS"]);
  if (!hasScripting(programs)) {
    throw new AssistantError(
      "no_mac",
      `Only a Mac is tested so: ${programs.osascript} isn't here.`,
      {
        hint: "sotto doctor looks at any machine.",
      },
    );
  }
  const { notice } = options;
  const around = { clock: clockOf(config), environment, notice, language };
  return selfTest(macOptions(config, around), options);
}

/**
 * Asks one thing after the other and writes the answers as they come: counts, times and codes, nothing of what is
 * the user's.
 */
export async function selfTest(
  mac: MacosHostOptions,
  { writes, write, signal }: Omit<SelfTestOptions, "notice">,
): Promise<SelfTestReport> {
  const tools = macTools(mac);
  // A folder of its own: what an earlier run left waiting is sent by a start, not by a test.
  await using state = await passingFolder();
  await using host = await createMacosHost({ ...mac, state: state.path });
  const tested: SelfTested = { host, tools, mark: `sotto selftest ${mac.clock.now()}` };
  const permissions = await macPermissions(tools);
  const head = {
    version: 1,
    darwin: release(),
    arch: process.arch,
    node: process.versions.node,
    app: tools.app.name,
    writes,
    permissions: permissions.map(({ name, what, state: allowed }) => ({
      name,
      what,
      state: allowed,
    })),
  } as const;
  write(headOf(head));
  const answers: SelfTestAnswer[] = [];
  for (const check of [...readingChecks, ...(writes ? writingChecks : [])]) {
    signal.throwIfAborted();
    const answer = await answered(check, tested);
    answers.push(answer);
    write(rowOf(answer));
  }
  write(LAST_QUESTION);
  return { ...head, answers, isGood: answers.every(({ isGood }) => isGood) };
}

async function answered(
  { area, asks: question, look }: Check,
  tested: SelfTested,
): Promise<SelfTestAnswer> {
  const start = performance.now();
  const told = (answer: string, isGood: boolean): SelfTestAnswer => {
    const milliseconds = Math.round(performance.now() - start);
    return { area, question, answer, milliseconds, isGood };
  };
  try {
    return told(await look(tested), true);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    return told(`**${error.failure}**: ${error.message}`, false);
  }
}

async function passingFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), "sotto-selftest-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
