import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { makeSampleHome } from "../host/embedded/sample/make-sample-home.ts";

/** The moment benchmarks take for now, so that their sample homes and answers are always the same. */
export const BENCH_CLOCK = { now: Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };

export type FreshHome = AsyncDisposable & { readonly config: Config };

/** The same settings over a sample home, or the one that is made, and a state folder of their own, gone afterwards. */
export async function freshHome(
  config: Config,
  make: (home: string) => Promise<void> = (home) => makeSampleHome(home, BENCH_CLOCK),
): Promise<FreshHome> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-bench-"));
  const home = join(folder, "home");
  await make(home);
  return {
    config: {
      ...config,
      home: { folder: home, isSample: false, isNamed: true },
      paths: {},
      hours: { from: "09:00", to: "17:00" },
      times: {},
      // Whatever a measured model sends goes nowhere.
      mailTransport: undefined,
      host: "embedded",
      clock: BENCH_CLOCK,
      outbox: "hold",
      usesDevices: false,
      folders: { ...config.folders, state: join(folder, "state"), trash: join(folder, "trash") },
    },
    // A process that ends may still write down its state.
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
