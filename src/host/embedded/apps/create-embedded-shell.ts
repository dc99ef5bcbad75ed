import { HostFailure } from "../../../errors.ts";
import type { ShellHost } from "../../machine.ts";
import type { EmbeddedPart } from "../part.ts";

/** Runs nothing: a command runs in a sandbox or not at all, and this machine offers none. */
export function createEmbeddedShell(): EmbeddedPart<ShellHost> {
  const reason = "Commands only run in a sandbox, and there is none on this machine.";
  return {
    host: {
      isPlain: () => false,
      run: () => Promise.reject(new HostFailure("refused", reason)),
    },
    undo: {},
  };
}
