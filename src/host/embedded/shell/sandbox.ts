import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { release } from "node:os";
import { controlGroup, type ControlGroup } from "./control-group.ts";
import type { Program } from "../programs/run-program.ts";
import type { Secrets } from "./secrets-in.ts";

const BWRAP = "/usr/bin/bwrap";
/** What programs need of the system besides /usr; the rest of the machine isn't there. */
const LINKED = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"];
const READABLE = [
  "/etc/passwd",
  "/etc/group",
  "/etc/nsswitch.conf",
  "/etc/localtime",
  "/etc/ld.so.cache",
  "/etc/alternatives",
  "/etc/ssl/certs",
];
/** What may lie in the folders that are memory, in bytes: there is no other place to write to but the cell. */
const TMP_BYTES = 256_000_000;
const SHARED_BYTES = 64_000_000;
const WALLS = [
  "--unshare-all --unshare-user --disable-userns --die-with-parent --new-session --clearenv",
  "--cap-drop ALL --hostname sandbox --setenv PATH /usr/local/bin:/usr/bin:/bin",
  `--setenv LANG C.UTF-8 --ro-bind /usr /usr --proc /proc --size ${TMP_BYTES} --tmpfs /tmp`,
  `--dev /dev --size ${SHARED_BYTES} --tmpfs /dev/shm --remount-ro /dev`,
  // For a user that is root outside too, these would be writable.
  "--ro-bind /proc/sys /proc/sys --ro-bind-try /proc/sysrq-trigger /proc/sysrq-trigger",
  "--ro-bind-try /proc/irq /proc/irq --ro-bind-try /proc/bus /proc/bus",
].flatMap((line) => line.split(" "));
/**
 * Of each program: no core, seconds of processor time, 512-byte blocks of one file (100 MB), open files,
 * and KiB of memory of its own (2 GB, most of which a runtime only reserves). What all of them take
 * together is looked after by `keepWithin`: the system counts only one program, or all of a user's.
 */
export const LIMITS =
  "ulimit -c 0; ulimit -t 60; ulimit -f 204800; ulimit -n 256; ulimit -d 2000000";
/** Somewhat above the number that `keepWithin` looks after: a bomb of processes can't outrun the system. */
const MOST_PROGRAMS = 256;
/**
 * Since Linux 5.14 the programs of a user are counted for each namespace. The system exempts root,
 * for whom there is a control group. The two letters are those of bash and of dash.
 */
const COUNTED = `{ ulimit -u ${MOST_PROGRAMS} || ulimit -p ${MOST_PROGRAMS}; } 2>/dev/null`;
/** A constant line: the words of the command are its parameters, not its text. */
const LIMITED = [
  "/bin/sh",
  "-c",
  `${[LIMITS, ...(countsByNamespace(release()) ? [COUNTED] : [])].join("; ")}; exec "$@"`,
  "sh",
];

/** Whether this Linux counts the programs of a user for each namespace. */
export function countsByNamespace(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
  return major > 5 || (major === 5 && minor >= 14);
}

export type Cell = {
  /** Folders that are there, at their own paths. */
  readonly roots: readonly string[];
  /** Folders inside them that look empty: our own records. */
  readonly closed: readonly string[];
  /** Keys and passwords inside them, which look empty too; a sandbox may know them by rules of its own. */
  readonly secrets: Secrets;
  readonly writable: boolean;
  readonly cwd: string;
};

/** What keeps commands inside their cell on one kind of machine. */
export type Sandbox = {
  /** Whether its program is there; that it can make a sandbox here shows when it first runs. */
  readonly isThere: () => boolean;
  /** One sentence for a machine that has none. */
  readonly missing: string;
  /** The program that runs `argv` inside the cell. */
  readonly inside: (cell: Cell, argv: readonly string[]) => Program;
  /** What counts the programs of one line, where the limits inside don't hold its user. */
  readonly group?: () => ControlGroup | undefined;
};

/** The sandbox of a Linux machine. */
export const bubblewrap: Sandbox = {
  isThere: () => existsSync(BWRAP),
  missing:
    "Commands only run in a sandbox, and there is none on this machine. On Linux, installing bubblewrap brings one.",
  inside: sandboxed,
  group: () => controlGroup(MOST_PROGRAMS),
};

/**
 * The program that runs `argv` in a sandbox: no network, no other processes, nothing of the
 * machine but /usr and the folders of the cell, an empty environment, no capabilities, and no
 * sandbox inside the sandbox. It dies with us.
 */
function sandboxed(
  { roots, closed, secrets, writable, cwd }: Cell,
  argv: readonly string[],
): Program {
  const bind = writable ? "--bind" : "--ro-bind";
  const args = [
    ...WALLS,
    "--setenv",
    "HOME",
    cwd,
    ...LINKED.flatMap(systemFolder),
    ...READABLE.flatMap((path) => ["--ro-bind-try", path, path]),
    ...roots.flatMap((root) => [bind, root, root]),
    ...[...secrets.folders, ...closed].flatMap(emptied),
    ...secrets.files.flatMap((file) => ["--ro-bind", "/dev/null", file]),
    "--remount-ro",
    "/",
    "--chdir",
    cwd,
    "--",
    ...LIMITED,
  ];
  return { file: BWRAP, args: [...args, ...argv] };
}

/** A folder that looks empty, and that nothing can be put into. */
function emptied(folder: string): readonly string[] {
  return ["--size", "4096", "--tmpfs", folder, "--remount-ro", folder];
}

function systemFolder(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (!lstatSync(path).isSymbolicLink()) return ["--ro-bind", path, path];
  return ["--symlink", readlinkSync(path), path];
}
