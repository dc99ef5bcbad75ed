import { english } from "../../../src/language/en/english.ts";
import type { Granted } from "../../../src/host/macos/access/granted.ts";
import { hostAppOf } from "../../../src/host/macos/access/host-app.ts";
import { macPrograms } from "../../../src/host/macos/mac-programs.ts";
import type { MacTools } from "../../../src/host/macos/mac-part.ts";
import { openScripts } from "../../../src/host/macos/script/run-script.ts";
import type { RunProcess } from "../../../src/host/macos/script/run-process.ts";
import type { EmbeddedPart } from "../../../src/host/embedded/parts/part.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { emulatedProcess } from "../../helpers/jxa/emulated-process.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { NOW, ZONE } from "../contract/calendar.ts";

/** What the domains of a Mac are made of, over an emulated one. */
export function emulatedTools(
  world: MacWorld,
  runProcess: RunProcess = emulatedProcess(world),
): MacTools {
  const programs = macPrograms();
  const app = hostAppOf({ TERM_PROGRAM: "Apple_Terminal" });
  const notice = (): void => {};
  const services = new Set<string>();
  const granted: Granted = {
    has: (service) => services.has(service),
    note: async (service, isGranted) => void services[isGranted ? "add" : "delete"](service),
  };
  return {
    language: english,
    scripts: openScripts({ osascript: programs.osascript, runProcess, app, notice, granted }),
    runProcess,
    programs,
    app,
    clock: { now: () => NOW, zone: ZONE },
    home: "/Users/somebody",
    roots: ["/Users/somebody"],
    state: "/Users/somebody/.state",
    holdMs: 0,
    tell: undefined,
  };
}

/** Takes a write back by the part that made it. */
export function undoWith({ undo }: EmbeddedPart<unknown>): (undo: Undo) => Promise<unknown> {
  return ({ operation, input }) =>
    undo[operation]?.(input) ?? Promise.reject(new Error(`no ${operation}`));
}
