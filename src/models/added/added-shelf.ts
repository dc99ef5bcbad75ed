import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { AssistantError, UsageError } from "../../errors.ts";
import type { Manifest } from "../manifest.ts";
import type { AddedModel } from "./added-models.ts";
import { readAdded, writeAdded } from "./added-models.ts";

export type AddedShelf = {
  /** Where what was added is written down. */
  readonly file: string;
  readonly added: readonly AddedModel[];
  /** What the manifest names, whose ids are taken. */
  readonly manifest: Manifest;
  readonly memoryBytes: number;
};

export type Adding = {
  readonly path: string;
  /** The file's own name where none is given. */
  readonly id: string | undefined;
  readonly signal: AbortSignal;
};

/** Writes a file down as a model, once it was looked into. The file stays where it is. */
export async function addModel(shelf: AddedShelf, adding: Adding): Promise<AddedModel> {
  const path = resolve(adding.path);
  const id = adding.id ?? idOf(path);
  mustBeFree(shelf, { id, path });
  const model = { id, ...(await inspect(shelf, path, adding.signal)) };
  // What others added meanwhile is kept.
  const others = readAdded(shelf.file).filter((one) => one.id !== id);
  writeAdded(shelf.file, [...others, model]);
  return model;
}

/** Forgets a model that was added; false where none of that id was. */
export function forgetModel(shelf: AddedShelf, id: string): boolean {
  const known = readAdded(shelf.file);
  const others = known.filter((one) => one.id !== id);
  if (others.length < known.length) writeAdded(shelf.file, others);
  return others.length < known.length;
}

/** The path of an added model, looked into again where its file has changed. */
export async function findAdded(
  shelf: AddedShelf,
  { id, path, bytes, modifiedMs }: AddedModel,
  signal: AbortSignal,
): Promise<string> {
  const found = await stat(path).catch(() => undefined); // told below
  if (!found?.isFile()) {
    throw new AssistantError("model_missing", `The model ${id} isn't at ${path} any more.`, {
      hint: `Put it back, or forget it: sotto models remove ${id}`,
    });
  }
  if (found.size !== bytes || found.mtimeMs !== modifiedMs) await inspect(shelf, path, signal);
  return path;
}

/** Loaded where a file is looked into, which is rarely. */
async function inspect(
  { memoryBytes }: AddedShelf,
  path: string,
  signal: AbortSignal,
): Promise<Omit<AddedModel, "id">> {
  const { inspectFile } = await import("./inspect-file.ts");
  return inspectFile({ path, memoryBytes, signal });
}

function idOf(path: string): string {
  const name = basename(path).replace(/\.gguf$/i, "");
  return name.toLowerCase().replaceAll(/[^\w.-]+/g, "-");
}

function mustBeFree(
  { added, manifest }: AddedShelf,
  { id, path }: Pick<AddedModel, "id" | "path">,
): void {
  if (!/^[\w.-]*\w[\w.-]*$/.test(id)) {
    throw new UsageError(`A model can't be called "${id}".`, {
      hint: "Name it with letters, digits, _ . or -: sotto models add FILE --id NAME",
    });
  }
  const isKnown = manifest.models.some((model) => model.id === id);
  const other = added.find((one) => one.id === id && one.path !== path);
  if (!isKnown && !other) return;
  throw new UsageError(`There is a model "${id}" already${other ? `: ${other.path}` : ""}.`, {
    hint: "Give this one another name: sotto models add FILE --id NAME",
  });
}
