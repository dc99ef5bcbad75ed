import { english } from "../../src/language/en/english.ts";
import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedHost, foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";
import { makeSampleHome } from "../../src/host/embedded/sample/make-sample-home.ts";
import type { Host } from "../../src/host/host.ts";
import { createMacosHost } from "../../src/host/macos/create-macos-host.ts";
import type { SampleUnderTest } from "../helpers/host-contract.ts";
import { describeToolsContract } from "../helpers/host-contract.ts";
import { fillApps } from "../helpers/jxa/sample-apps.ts";
import { fillStores } from "../helpers/jxa/sample-world.ts";
import { makeWorld } from "../helpers/jxa/world.ts";
import { fakeProcess, makePrograms } from "../helpers/mac-bin/fake-programs.ts";
import { clock } from "./run-tool.ts";

/** A Mac that holds what the sample home does. */
async function make(): Promise<SampleUnderTest> {
  const base = mkdtempSync(join(tmpdir(), "sotto-mac-"));
  const home = join(base, "home");
  const state = join(base, "state");
  mkdirSync(state);
  await makeSampleHome(home, { now: clock.now(), zone: clock.zone });
  const world = makeWorld({ now: clock.now(), trash: join(base, "Trash") });
  const folders = foldersOfHome(home, join(base, "sample-state"));
  const sample = await createEmbeddedHost({ language: english, folders, clock, useDevices: false });
  await fillStores(world, { home, host: sample });
  const programs = makePrograms();
  await fillApps(world, { home, host: sample, programs });
  await sample[Symbol.asyncDispose]();
  const hosts: Host[] = [];
  const restart = async (): Promise<Host> => {
    const host = await createMacosHost({
      language: english,
      clock,
      home,
      roots: [join(home, "files")],
      state,
      environment: { TERM_PROGRAM: "Apple_Terminal" },
      notice: () => {},
      outboxHoldMs: Number.POSITIVE_INFINITY,
      runProcess: fakeProcess(world, programs),
    });
    hosts.push(host);
    return host;
  };
  return {
    host: await restart(),
    home,
    restart,
    dispose: async () => {
      for (const host of hosts) await host[Symbol.asyncDispose]();
      await rm(base, { recursive: true });
    },
  };
}

describeToolsContract({ name: "macos", make });
