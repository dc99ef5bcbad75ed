import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HostFailure } from "../../../errors.ts";
import type { Program } from "../../embedded/programs/run-program.ts";
import { type Cell, LIMITS, type Sandbox } from "../../embedded/shell/sandbox.ts";

const PROFILE = fileURLToPath(new URL("cell.sb", import.meta.url));
/** As many parameters as the profile has of each kind. */
const ROOTS = 5;
const CLOSED = 2;
/** A folder of the system that is always empty and nobody may write to. */
const NOWHERE = "/var/empty";
const ENVIRONMENT = ["PATH=/usr/bin:/bin:/usr/sbin:/sbin", "LANG=en_US.UTF-8"];
/** A constant line: folder and words of the command are its parameters, not its text. */
const LIMITED = ["/bin/sh", "-c", `cd "$1" || exit 126; shift; ${LIMITS}; exec "$@"`, "sh"];

/**
 * The sandbox of a Mac: a profile of our own that denies everything but the system's programs and
 * the folders of the cell: no network, no Apple events, nothing of the user's home besides.
 */
export function seatbelt(program: string): Sandbox {
  return {
    isThere: () => existsSync(program),
    missing: "Commands only run in a sandbox, and this Mac has no sandbox-exec to make one.",
    inside: (cell, argv) => inside({ program, cell, argv }),
  };
}

type Inside = {
  readonly program: string;
  readonly cell: Cell;
  readonly argv: readonly string[];
};

function inside({ program, cell, argv }: Inside): Program {
  const { roots, closed, writable, cwd } = cell;
  const parameters = [
    ...parametersOf("ROOT", ROOTS, roots),
    ...parametersOf("WRITE", ROOTS, writable ? roots : []),
    ...parametersOf("CLOSED", CLOSED, closed),
  ];
  const alone = ["/usr/bin/env", "-i", ...ENVIRONMENT, `HOME=${cwd}`, `TMPDIR=${cwd}`];
  return {
    file: program,
    args: ["-f", PROFILE, ...parameters, ...alone, ...LIMITED, cwd, ...argv],
  };
}

function parametersOf(name: string, most: number, paths: readonly string[]): readonly string[] {
  if (paths.length > most) {
    throw new HostFailure("refused", `Commands can't be kept inside more than ${most} folders.`);
  }
  return Array.from({ length: most }, (_, at) => [
    "-D",
    `${name}_${at}=${paths[at] ?? NOWHERE}`,
  ]).flat();
}
