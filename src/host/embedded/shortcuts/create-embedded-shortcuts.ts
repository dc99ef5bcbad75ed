import { constants } from "node:fs";
import { access, open, readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { errnoOf, fsFailure } from "../../../store/fs-failure.ts";
import type { Shortcut, ShortcutsHost } from "../../machine.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { runProgram } from "../programs/run-program.ts";

const TIMEOUT_MS = 60_000;
/** What a shortcut's programs are looked for in: nothing of the shell sotto was started from. */
const PATH = "/usr/local/bin:/usr/bin:/bin";
/** The header is in the first two lines, in bytes. */
const HEADER_BYTES = 4_096;

const header = z.object({
  name: z.string().min(1),
  description: z.string().optional(),
  /** Whether it takes a text: true, or what text it wants. */
  input: z.union([z.boolean(), z.string()]).nullish(),
});

/** Shortcuts are executables whose second line is `# {"name", "description", "input"}`; text goes in and comes out. */
export function createEmbeddedShortcuts(folder: string): EmbeddedPart<ShortcutsHost> {
  return {
    host: { all: () => shortcutsIn(folder), run: (shortcut) => run(folder, shortcut) },
    undo: {},
  };
}

async function shortcutsIn(folder: string): Promise<readonly Shortcut[]> {
  const found = await Promise.all((await namesIn(folder)).map((id) => shortcutIn(folder, id)));
  return found
    .filter((each) => each !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith("."));
  } catch (error) {
    if (errnoOf(error) === "ENOENT") {
      throw new HostFailure("unavailable", "There is no folder of shortcuts on this machine.");
    }
    throw fsFailure(error, "the folder of shortcuts");
  }
}

async function shortcutIn(folder: string, id: string): Promise<Shortcut | undefined> {
  try {
    const file = join(folder, id);
    await access(file, constants.X_OK);
    const said = header.safeParse(JSON.parse(await headerLine(file)));
    if (!said.success) return undefined;
    const { name, description, input } = said.data;
    const takesInput = Boolean(input);
    return { id, name, takesInput, ...(description === undefined ? {} : { description }) };
  } catch {
    // Not an executable of ours: another file that lies in the folder.
    return undefined;
  }
}

async function headerLine(file: string): Promise<string> {
  // A pipe would never answer an ordinary opening.
  await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  const [, second = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/);
  return second.replace(/^#\s*/, "");
}

async function run(
  folder: string,
  { id, input, signal }: Parameters<ShortcutsHost["run"]>[0],
): Promise<string> {
  const shortcut = (await shortcutsIn(folder)).find((each) => each.id === id);
  if (!shortcut) throw new HostFailure("not_found", "There is no such shortcut.");
  const env = { PATH, HOME: homedir(), LANG: "C.UTF-8" };
  const end = await runProgram({
    file: join(folder, id),
    args: [],
    env,
    cwd: folder,
    timeoutMs: TIMEOUT_MS,
    signal,
    leftovers: "stay",
    ...(input === undefined ? {} : { input }),
  });
  if (end.kind === "exit" && end.code === 0) return end.output.trim();
  throw failureOf(shortcut.name, end);
}

function failureOf(name: string, end: Awaited<ReturnType<typeof runProgram>>): HostFailure {
  switch (end.kind) {
    case "timeout":
      return new HostFailure(
        "timeout",
        `The shortcut “${name}” took longer than a minute, so I stopped it.`,
      );
    case "aborted":
    case "flooded":
      return new HostFailure("timeout", `The shortcut “${name}” was stopped.`);
    case "missing":
      return new HostFailure(
        "unavailable",
        `The shortcut “${name}” can't be started: ${end.reason}`,
      );
    case "exit": {
      const [reason = ""] = end.errors.trim().split("\n");
      return new HostFailure("unavailable", `The shortcut “${name}” failed. ${reason}`.trim());
    }
  }
}
