import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Granted } from "../../../src/host/macos/access/granted.ts";
import type { MacTools } from "../../../src/host/macos/mac-part.ts";
import { openScripts } from "../../../src/host/macos/script/run-script.ts";
import { emulatedProcess } from "../../helpers/jxa/emulated-process.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import type { ProgramWorld } from "../../helpers/mac-bin/fake-programs.ts";
import { fakeProcess, makePrograms } from "../../helpers/mac-bin/fake-programs.ts";
import { emulatedTools } from "./emulated-mac.ts";

/** Homes lie in memory where they can: everything durable is synced, which a disk takes its time for. */
const BASE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** An emulated Mac with a real home folder. */
export type MacHome = {
  readonly home: string;
  readonly world: MacWorld;
  readonly programs: ProgramWorld;
  readonly tools: MacTools;
  readonly path: (name: string) => string;
  readonly dispose: () => void;
};

type Making = {
  readonly world?: Partial<MacWorld>;
  readonly programs?: Partial<ProgramWorld>;
  readonly holdMs?: number;
  /** Changes the text of every script before it runs. */
  readonly edit?: (source: string) => string;
};

export function makeMacHome({
  world: changes,
  programs: said,
  holdMs = 0,
  edit,
}: Making = {}): MacHome {
  const home = realpathSync(mkdtempSync(join(BASE, "sotto-mac-")));
  const path = (name: string): string => join(home, name);
  mkdirSync(path("Documents"));
  const world = makeWorld({ trash: path(".Trash"), ...changes });
  const programs = makePrograms({ home, ...said });
  const emulated = emulatedTools(world);
  const runProcess = fakeProcess(world, programs, emulatedProcess(world, edit));
  const { app } = emulated;
  const { osascript } = emulated.programs;
  const notice = (): void => undefined;
  const granted: Granted = { has: () => true, note: async () => undefined };
  return {
    home,
    world,
    programs,
    path,
    tools: {
      ...emulated,
      runProcess,
      scripts: openScripts({ osascript, runProcess, app, notice, granted }),
      home,
      roots: [path("Documents")],
      state: path(".state"),
      holdMs,
    },
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Opening a file the Mac keeps closed to whoever has no full disk access. */
export function closed(file: string): never {
  throw Object.assign(new Error(`EPERM: operation not permitted, open '${file}'`), {
    code: "EPERM",
  });
}
