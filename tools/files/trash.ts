import { posix } from "node:path";
import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { field } from "../fields.ts";
import { nameIn } from "../named.ts";
import type { Spoken } from "../people.ts";
import { fileNamed } from "./file-named.ts";
import { fileRow } from "./file-words.ts";

export const trash = defineTool({
  name: "files.trash",
  description: "Move files to the trash, or to a folder.",
  input: z.strictObject({
    paths: z
      .array(z.string().min(1))
      .min(1)
      .describe("the files")
      .meta({ kind: "file", of: "file", sensitive: true }),
    folder: field("folder they go to instead", { kind: "folder", sensitive: true }).optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "file",
  confirm: true,
  act: "remove",
  moves: "folder",
  companions: ["system.search_files"],
  demos: [
    {
      say: "throw away the file Trebuchets 3",
      input: { paths: ["Trebuchets 3"] },
      result: "Moved one file to the trash: Plans/Trebuchets 3.md.",
      answer: "Trebuchets 3 is in the trash.",
    },
    {
      say: "trash siege log.txt and crews.csv",
      input: { paths: ["siege log.txt", "crews.csv"] },
      result: "Moved two files to the trash: siege log.txt and regatta/crews.csv.",
      answer: "Both files are in the trash.",
    },
  ],
  async ask({ paths, folder }, context) {
    const { host, language } = context;
    const { say } = language;
    const files = await filesNamed(context, paths);
    const to = folder === undefined ? undefined : await knownFolder(context, folder);
    const act = to === undefined ? "trash" : "move";
    const lines = await Promise.all(files.map((file) => host.files.locate(file, act)));
    const asked =
      to === undefined ? say.files.askTrash(lines.length) : say.files.askMove(lines.length, to);
    return [asked, ...lines].join("\n");
  },
  say: sayDone,
  async run({ paths, folder }, context) {
    const { files } = context.host;
    const { say } = context.language;
    const named = await filesNamed(context, paths);
    if (folder === undefined) {
      const { value, undo } = await files.trash(named);
      return done(say.files.trashed(value.map(({ path }) => clean(path))), { undo });
    }
    const to = await knownFolder(context, folder);
    const moves = named.map((path) => ({ path, to: posix.join(to, posix.basename(path)) }));
    if (moves.every((move) => move.path === move.to)) {
      throw new ToldFailure("invalid", ({ files: { alreadyIn } }) => alreadyIn(to));
    }
    const { value, undo } = await files.move(moves);
    const rows = value.map((file) => fileRow(file, { clock: context.host.clock, say }));
    return done(say.files.moved(value.map(({ path }) => clean(path))), { rows, undo });
  },
});

/** A folder that is there: nothing is put into a new one that somebody misheard. */
async function knownFolder(context: Spoken, said: string): Promise<string> {
  return (await nameIn(context, "folder", said)).id;
}

function filesNamed(context: Spoken, paths: readonly string[]): Promise<readonly string[]> {
  return Promise.all([...new Set(paths)].map((path) => fileNamed(context, path)));
}
