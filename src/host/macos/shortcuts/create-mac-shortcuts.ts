import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { decodeText } from "../../embedded/text/decode-text.ts";
import type { Shortcut, ShortcutsHost } from "../../machine.ts";
import type { MacTools } from "../mac-part.ts";
import type { ProcessEnd } from "../script/run-process.ts";

/** A shortcut that wants something on the screen never ends by itself. */
const RUN_MS = 60_000;
const LIST_MS = 15_000;
/** `Name (8A0E….)`: the identifier is what a run is asked for by, because two shortcuts may have one name. */
const LINE = /^(.*) \(([0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12})\)$/i;

/**
 * The user's own shortcuts. Whether one takes a text isn't told by the Mac, so each may be given
 * one. The Mac's program adds "Stop and Output" to a shortcut that is run with an output, and for
 * good; that is the Mac's doing and is told in this host's README.
 */
export function createMacShortcuts(tools: Tools): EmbeddedPart<ShortcutsHost> {
  return {
    host: { all: () => listed(tools), run: (shortcut) => run(tools, shortcut) },
    undo: {},
  };
}

type Tools = Pick<MacTools, "programs" | "runProcess">;

async function listed({ programs, runProcess }: Tools): Promise<readonly Shortcut[]> {
  const args = ["list", "--show-identifiers"];
  const end = await runProcess({ file: programs.shortcuts, args, timeoutMs: LIST_MS });
  if (end.kind !== "exit" || end.code !== 0) throw failureOf("The list of shortcuts", end);
  return end.output
    .split("\n")
    .map((line) => LINE.exec(line.trimEnd()))
    .flatMap((found) => (found ? [shortcutOf(found[1] ?? "", found[2] ?? "")] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function shortcutOf(name: string, id: string): Shortcut {
  return { id, name, takesInput: true };
}

type Run = Parameters<ShortcutsHost["run"]>[0];

/** Text goes in and comes out through files: a shortcut's output may be anything. */
async function run(tools: Tools, { id, input, signal }: Run): Promise<string> {
  const shortcut = (await listed(tools)).find((each) => each.id === id);
  if (!shortcut) throw new HostFailure("not_found", "There is no such shortcut.");
  return orFail("the shortcut's text", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sotto-shortcut-"));
    try {
      const [inFile, outFile] = [join(folder, "input.txt"), join(folder, "output.txt")];
      if (input !== undefined) await writeFile(inFile, input, { mode: 0o600 });
      const given = input === undefined ? [] : ["--input-path", inFile];
      const args = ["run", id, ...given, "--output-path", outFile];
      const end = await tools.runProcess({
        file: tools.programs.shortcuts,
        args,
        timeoutMs: RUN_MS,
        signal,
      });
      if (end.kind !== "exit" || end.code !== 0) {
        throw failureOf(`The shortcut “${shortcut.name}”`, end);
      }
      return await outputIn(outFile);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** What a shortcut put out, where that is text; most put out nothing and leave no file. */
async function outputIn(file: string): Promise<string> {
  const content = await orMissing(readFile(file), undefined);
  return (content && decodeText(content)?.text.trim()) ?? "";
}

function failureOf(what: string, end: ProcessEnd): HostFailure {
  switch (end.kind) {
    case "timeout":
      return new HostFailure(
        "timeout",
        `${what} took too long, so I stopped it. It may be waiting for you on the screen.`,
      );
    case "aborted":
      return new HostFailure("timeout", `${what} was stopped.`);
    case "flooded":
      return new HostFailure("unavailable", `${what} gave more than I can read.`);
    case "missing":
      return new HostFailure("unavailable", "This Mac has no Shortcuts: they came with macOS 12.");
    case "exit": {
      const [reason = ""] = end.errors.trim().split("\n");
      if (reason === "") {
        const sentence = `${what} was ended before it was done, so it may have done a part.`;
        return new HostFailure("unavailable", sentence);
      }
      return new HostFailure("unavailable", `${what} failed. ${reason}`.trim());
    }
  }
}
