import { join } from "node:path";
import type { Choice } from "./choose-model.ts";
import { chosenModel, textsModel, recommendModel } from "./choose-model.ts";
import type { Powers } from "./expected-speed.ts";
import { powersHere, suitability } from "./expected-speed.ts";
import { bytesOnDisk } from "./fetch/part-file.ts";
import type { LlmEntry, ModelEntry } from "./manifest.ts";
import type { Measured } from "./measured.ts";
import { readMeasured } from "./measured.ts";
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
  /** What it got right, where that was measured. */
  readonly measured?: Measured[string];
  /** Where the file of one that was added lies. */
  readonly addedFrom?: string;
};

/** Every model there is, as it stands here. */
export async function listModels(shelf: Shelf, choice: Choice): Promise<readonly ListedModel[]> {
  const powers = powersHere();
  const recommended = recommendModel(shelf.manifest, powers);
  const figures = readMeasured();
  return Promise.all(
    shelf.manifest.models.map(async (entry) => ({
      entry,
      isHere: await isHere(shelf, entry),
      isChosen:
        (entry.role === "texts" ? textsModel(choice) : chosenModel(choice, entry.role).id) ===
        entry.id,
      isRecommended: entry.id === recommended?.id,
      fitsMemory: entry.minimumMemoryGiB * 2 ** 30 <= powers.memoryBytes,
      ...(entry.role === "llm" ? speedOf(entry, powers) : {}),
      ...measuredBy(figures[entry.id]),
      ...addedFrom(shelf.addedPath(entry.id)),
    })),
  );
}

function speedOf(entry: LlmEntry, powers: Powers): Pick<ListedModel, "reason" | "tokensPerSecond"> {
  const { reason, tokensPerSecond } = suitability(entry, powers);
  return { reason, tokensPerSecond };
}

async function isHere(shelf: Shelf, { id, file, bytes, sha256 }: ModelEntry): Promise<boolean> {
  const added = shelf.addedPath(id);
  if (added !== undefined) return (await bytesOnDisk(added)) > 0;
  for (const folder of shelf.folders) {
    const found = await bytesOnDisk(join(folder, file));
    if (found > 0 && (sha256 === undefined || found === bytes)) return true;
  }
  return false;
}

function measuredBy(measured: Measured[string] | undefined): Pick<ListedModel, "measured"> {
  return measured === undefined ? {} : { measured };
}

function addedFrom(path: string | undefined): Pick<ListedModel, "addedFrom"> {
  return path === undefined ? {} : { addedFrom: path };
}
