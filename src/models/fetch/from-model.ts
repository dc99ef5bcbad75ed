import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { damaged } from "../check/damaged.ts";
import { addDifferences } from "../convert/add-differences.ts";
import type { ModelSource } from "../manifest.ts";
import type { FetchOptions, Shelf } from "../shelf.ts";
import { partOf } from "./part-file.ts";

export type ModelFetch = Pick<FetchOptions, "onProgress"> & {
  readonly source: ModelSource;
  /** The file to be made; this leaves it as its `.part`. */
  readonly target: string;
  /** The path of another model, fetched where it isn't here. */
  readonly ensure: (id: string) => Promise<string>;
};

/** Makes a model of another one and of what training changed in it. */
export async function fetchFromModel(shelf: Shelf, request: ModelFetch): Promise<void> {
  const { source, target, ensure, onProgress } = request;
  const base = await readFile(await ensure(source.id));
  const places = shelf.folders.map((folder) => join(folder, source.differences));
  const differences = places.find((path) => existsSync(path));
  if (differences === undefined) throw damaged(`${source.differences} isn't here`);
  const merged = addDifferences(base, await readFile(differences));
  await using file = await open(partOf(target), "w", 0o600);
  await file.writeFile(merged);
  await file.sync();
  onProgress("convert", merged.length, merged.length);
}
