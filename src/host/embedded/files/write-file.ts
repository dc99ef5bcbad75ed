import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { FilesHost, FoundFile } from "../../files.ts";
import type { Written } from "../../written.ts";
import { undoInput } from "../state/undo-input.ts";
import { withAppended } from "../text/encode-text.ts";
import { mustNotBeMedia } from "./file-kind.ts";
import { foundEntry } from "./file-library.ts";
import type { Undone } from "../../../types/undone.ts";

/** Largest file something is added to, in bytes. */
const MAX_APPENDED_BYTES = 20_000_000;

/** Creates a text file, never over another, or adds to one. */
export async function writeFile(
  scoped: ScopedFs,
  { path, text, mode }: Parameters<FilesHost["write"]>[0],
): Promise<Written<FoundFile>> {
  return mode === "create" ? createFile(scoped, path, text) : appendToFile(scoped, path, text);
}

async function createFile(
  scoped: ScopedFs,
  path: string,
  text: string,
): Promise<Written<FoundFile>> {
  const whole = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const made = await scoped.create(path, whole);
  const input = {
    path: made.place.real,
    version: made.version,
    madeFolders: [...made.madeFolders],
  };
  return { value: foundEntry(made), undo: { operation: "files.remove", input } };
}

async function appendToFile(
  scoped: ScopedFs,
  path: string,
  text: string,
): Promise<Written<FoundFile>> {
  if (text === "") throw new HostFailure("invalid", "There is nothing to add to the file.");
  const before = await scoped.read(path, MAX_APPENDED_BYTES);
  mustNotBeMedia(path);
  if (before.content.subarray(0, 2).toString() === "#!") {
    throw new HostFailure("refused", "That file is a program, so I don't add to it.");
  }
  const content = withAppended(before.content, text);
  const after = await scoped.replace({ path, version: before.version, content });
  const input = { path: after.place.real, version: after.version, bytes: before.content.length };
  return { value: foundEntry(after), undo: { operation: "files.cut", input } };
}

const removing = z.object({
  path: z.string(),
  version: z.string(),
  madeFolders: z.array(z.string()),
});

/** Removes a file that is still as it was made, with the folders made for it. */
export async function removeFile(scoped: ScopedFs, input: JsonObject): Promise<Undone> {
  const { path, version, madeFolders } = undoInput(removing, input);
  const { place } = await scoped.stat(path);
  await scoped.remove({ path, version });
  await scoped.removeFolders(madeFolders);
  return { what: "file", is: "away", name: place.relative };
}

const cutting = z.object({ path: z.string(), version: z.string(), bytes: z.number() });

/** Takes what was added off the end of a file nobody has changed since. */
export async function cutFile(scoped: ScopedFs, input: JsonObject): Promise<Undone> {
  const { path, version, bytes } = undoInput(cutting, input);
  const { content, place } = await scoped.read(path, Number.MAX_SAFE_INTEGER);
  await scoped.replace({ path, version, content: content.subarray(0, bytes) });
  return { what: "file", is: "before", name: place.relative };
}
