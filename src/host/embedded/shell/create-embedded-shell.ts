import type { ShellHost } from "../../machine.ts";
import { once } from "../parts/lazy-domain.ts";
import { plainLine } from "./plain-line.ts";
import type { Sandbox } from "./sandbox.ts";

export type ShellOptions = {
  /** Folders commands may see; they run in the first. */
  readonly roots: readonly string[];
  /** Our own records, hidden also where a root holds them. */
  readonly closed: readonly string[];
  /** Bubblewrap when nothing is said. */
  readonly sandbox?: Sandbox;
};

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
