import type { RunProcess } from "../../../src/host/macos/script/run-process.ts";
import { runJxa } from "./run-jxa.ts";
import type { MacWorld } from "./world.ts";

/**
 * Stands in for osascript in the same process: runs the very text that would be run, over the world. `edit`
 * puts a mistake back into it.
 */
export function emulatedProcess(
  world: MacWorld,
  edit: (source: string) => string = (source) => source,
): RunProcess {
  return async ({ args, input = "", timeoutMs }) => {
    const [language, name, how, text = "", ...argv] = args;
    if (language !== "-l" || name !== "JavaScript" || how !== "-e") {
      return { kind: "exit", code: 1, output: "", errors: "only a text of JavaScript is emulated" };
    }
    const begun = world.now;
    const end = runJxa({ source: edit(text), argv, stdin: input, world });
    // The world's clock says how long it took; nobody waits.
    if (end.kind === "hang" || world.now - begun > timeoutMs) {
      world.now = begun + timeoutMs;
      return { kind: "timeout", output: "", errors: "" };
    }
    return { kind: "exit", code: end.code, output: end.stdout, errors: end.stderr };
  };
}
