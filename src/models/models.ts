import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { programFolder } from "../config/folders.ts";
import { setSetting } from "../config/settings-file.ts";
import { chosenModel, defaultModels, recommendModel } from "./choose-model.ts";
import type { Powers } from "./expected-speed.ts";
import { powersHere, suitability } from "./expected-speed.ts";
import { freeBytes } from "./fetch/disk-space.ts";
import type { EnsureOptions } from "./fetch/ensure-model.ts";
import { findModel, lookAtModel } from "./find-model.ts";
import type { EmbeddingEntry, LlmEntry, ModelEntry, SttEntry } from "./manifest.ts";
import { findEntry, readManifest, thisMachine } from "./manifest.ts";
import { hubAddress } from "./fetch/net.ts";
import { bytesOnDisk, removePart } from "./fetch/part-file.ts";
import { runPip } from "./fetch/pip.ts";
import type { Shelf } from "./shelf.ts";

export type ListedModel = {
  readonly entry: ModelEntry;
  /** By name and size; the hash is looked at when the model is used. */
  readonly isHere: boolean;
  readonly isChosen: boolean;
  readonly isRecommended: boolean;
  readonly fitsMemory: boolean;
  /** Why it is recommended or not, for a language model: an estimate for this machine. */
  readonly reason?: string;
  readonly tokensPerSecond?: number;
};

export type Models = {
  /** What the configuration chooses for each role. */
  readonly llm: LlmEntry;
  readonly stt: SttEntry;
  readonly embedding: EmbeddingEntry;
  readonly defaults: readonly string[];
  /** The path of a checked model, fetching nothing: `model_missing` or `model_damaged`. */
  readonly findModel: (id: string, signal: AbortSignal) => Promise<string>;
  /** The same look, of which nothing is remembered. */
  readonly lookAtModel: (id: string, signal: AbortSignal) => Promise<string>;
  /** The path of a checked model, fetched where needed. */
  readonly ensureModel: (id: string, options: EnsureOptions) => Promise<string>;
  readonly listModels: () => Promise<readonly ListedModel[]>;
  /** Takes the file away, and what has arrived of it. The paths that were removed. */
  readonly removeModel: (id: string) => Promise<readonly string[]>;
  /** Fetches the model and writes it into the settings. */
  readonly useModel: (id: string, options: EnsureOptions) => Promise<string>;
};

/** What the models need of the configuration. */
export type ModelsConfig = Pick<
  Config,
  "folders" | "settingsFile" | "llm" | "sttModel" | "embeddingModel" | "language"
>;

/** The models of this machine as the configuration sees them. Opens and fetches nothing by itself. */
export function openModels(config: ModelsConfig): Models {
  const manifest = readManifest();
  const choice = { manifest, machine: thisMachine(), config };
  const shelf: Shelf = {
    manifest,
    folders: [config.folders.models, join(programFolder, "models")],
    records: join(config.folders.state, "models"),
    runPip,
    addressOf: hubAddress,
    freeBytes,
  };
  const ensure: Models["ensureModel"] = async (id, options) => {
    // What fetches and converts is more than all the rest, and rarely wanted.
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
    defaults: defaultModels(manifest, choice.machine),
    findModel: (id, signal) => findModel(shelf, id, signal),
    lookAtModel: (id, signal) => lookAtModel(shelf, id, signal),
    ensureModel: ensure,
    listModels: () => listModels(shelf, choice),
    removeModel: (id) => removeModel(shelf, id),
    useModel: async (id, options) => {
      const path = await ensure(id, options);
      const key = `models.${findEntry(manifest, id).role}`;
      setSetting({ file: config.settingsFile, key, value: id });
      return path;
    },
  };
}

async function listModels(
  shelf: Shelf,
  choice: Parameters<typeof chosenModel>[0],
): Promise<readonly ListedModel[]> {
  const powers = powersHere();
  const recommended = recommendModel(shelf.manifest, powers);
  return Promise.all(
    shelf.manifest.models.map(async (entry) => ({
      entry,
      isHere: await isHere(shelf, entry),
      isChosen: chosenModel(choice, entry.role).id === entry.id,
      isRecommended: entry.id === recommended?.id,
      fitsMemory: entry.minimumMemoryGiB * 2 ** 30 <= powers.memoryBytes,
      ...(entry.role === "llm" ? speedOf(entry, powers) : {}),
    })),
  );
}

function speedOf(entry: LlmEntry, powers: Powers): Pick<ListedModel, "reason" | "tokensPerSecond"> {
  const { reason, tokensPerSecond } = suitability(entry, powers);
  return { reason, tokensPerSecond };
}

async function isHere(shelf: Shelf, { file, bytes, sha256 }: ModelEntry): Promise<boolean> {
  for (const folder of shelf.folders) {
    const found = await bytesOnDisk(join(folder, file));
    if (found > 0 && (sha256 === undefined || found === bytes)) return true;
  }
  return false;
}

async function removeModel(shelf: Shelf, id: string): Promise<readonly string[]> {
  const { file } = findEntry(shelf.manifest, id);
  const removed: string[] = [];
  for (const folder of new Set(shelf.folders)) {
    const path = join(folder, file);
    const isThere = await stat(path).then(Boolean, () => false);
    if (isThere) removed.push(path);
    await rm(path, { force: true });
    await removePart(path);
  }
  return removed;
}
