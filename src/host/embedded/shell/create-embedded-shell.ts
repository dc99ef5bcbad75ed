import type { ShellHost } from "../../machine.ts";
import { once } from "../parts/lazy-domain.ts";
import { plainLine } from "./plain-line.ts";
import type { ShellOptions } from "./shell-options.ts";

/**
 * Runs command lines in a sandbox or not at all. A plain line runs as the programs it names, read
 * only and without a shell; any other is given to bash as it stands, for whoever approved that text.
 */
export function createEmbeddedShell(options: ShellOptions): ShellHost {
  const runner = once(async () => {
    const { lineRunner } = await import("./run-line.ts");
    return lineRunner(options);
  });
  return {
    isPlain: (command) => plainLine(command) !== undefined,
    run: async (line) => (await runner.get())(line),
  };
}
