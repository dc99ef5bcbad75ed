import { existsSync, readlinkSync } from "node:fs";
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
/** Which developer tools are chosen, as `xcode-select` leaves it; and where they are unless they are Xcode's. */
const CHOSEN_TOOLS = "/var/db/xcode_select_link";
const COMMAND_LINE_TOOLS = "/Library/Developer/CommandLineTools";
const SYSTEM_PATH = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];
/** After those of the system: whoever may write there can't put another `ls` before it. */
const ADDED_PATH = ["/opt/homebrew/bin", "/usr/local/bin"];
/** A constant line: folder and words of the command are its parameters, not its text. */
const LIMITED = ["/bin/sh", "-c", `cd "$1" || exit 126; shift; ${LIMITS}; exec "$@"`, "sh"];

/**
 * The sandbox of a Mac: a profile of our own that denies everything but the system's programs and
 * the folders of the cell: no network, no Apple events, nothing of the user's home besides.
 */
export function seatbelt(program: string, developer = developerTools()): Sandbox {
  return {
    isThere: () => existsSync(program),
    missing: "Commands only run in a sandbox, and this Mac has no sandbox-exec to make one.",
    inside: (cell, argv) => inside({ program, developer, cell, argv }),
  };
}

/** The folder of the developer tools; nothing where there are none. */
function developerTools(): string | undefined {
  try {
    return readlinkSync(CHOSEN_TOOLS);
  } catch {
    // Nothing was chosen.
    return existsSync(COMMAND_LINE_TOOLS) ? COMMAND_LINE_TOOLS : undefined;
  }
}

/**
 * The git, make and python3 of /usr/bin only look for those of the developer tools, and complain where they may not
 * keep what they found; those come first, and nobody but the system writes there.
 */
function environment(developer: string | undefined): readonly string[] {
  const first = developer === undefined ? [] : [`${developer}/usr/bin`];
  return [`PATH=${[...first, ...SYSTEM_PATH, ...ADDED_PATH].join(":")}`, "LANG=en_US.UTF-8"];
}

type Inside = {
  readonly program: string;
  readonly developer: string | undefined;
  readonly cell: Cell;
  readonly argv: readonly string[];
};

function inside({ program, developer, cell, argv }: Inside): Program {
  const { roots, closed, writable, cwd } = cell;
  const parameters = [
    ...parametersOf("ROOT", ROOTS, roots),
    ...parametersOf("WRITE", ROOTS, writable ? roots : []),
    ...parametersOf("CLOSED", CLOSED, closed),
  ];
  const alone = ["/usr/bin/env", "-i", ...environment(developer), `HOME=${cwd}`, `TMPDIR=${cwd}`];
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
