import { stat } from "node:fs/promises";
import { join } from "node:path";
import { AssistantError, messageOf } from "../errors.ts";
import { damaged } from "./check/damaged.ts";
import type { ModelEntry } from "./manifest.ts";
import { findEntry } from "./manifest.ts";
import type { ModelRecord } from "./model-record.ts";
import { readRecord, writeRecord } from "./model-record.ts";
import { sha256OfFile } from "./fetch/sha256.ts";
import type { Shelf } from "./shelf.ts";

/**
 * The path of a model that is here and whole: right hash, sound header. A file is read through
 * once and again only after it changed. Throws `model_missing` or `model_damaged`; fetches nothing.
 */
export function findModel(shelf: Shelf, id: string, signal: AbortSignal): Promise<string> {
  const remember = (record: ModelRecord): void => writeRecord(shelf.records, id, record);
  return lookFor(shelf, id, { signal, remember });
}

/** The same look, of which nothing is remembered: for who only asks how things are. */
export function lookAtModel(shelf: Shelf, id: string, signal: AbortSignal): Promise<string> {
  return lookFor(shelf, id, { signal, remember: () => undefined });
}

type Looking = {
  readonly signal: AbortSignal;
  readonly remember: (record: ModelRecord) => void;
};

async function lookFor(shelf: Shelf, id: string, looking: Looking): Promise<string> {
  const entry = findEntry(shelf.manifest, id);
  const added = shelf.findAdded(id, looking.signal);
  if (added) return await added;
  for (const folder of shelf.folders) {
    const path = join(folder, entry.file);
    const found = await stat(path).catch(() => undefined); // missing here, perhaps not in the next
    if (found?.isFile()) return await checked(shelf, { ...looking, entry, path });
  }
  throw new AssistantError("model_missing", `The model ${id} (${entry.file}) isn't here.`, {
    hint: `Fetch it: sotto models fetch ${id}`,
  });
}

type Check = Looking & { readonly entry: ModelEntry; readonly path: string };

async function checked(shelf: Shelf, check: Check): Promise<string> {
  const { entry, path, signal, remember } = check;
  const record = readRecord(shelf.records, entry.id);
  const { size, mtimeMs } = await stat(path);
  const last = record.checked;
  const isKnown = last?.path === path && last.bytes === size && last.modifiedMs === mtimeMs;
  if (isKnown && isAllowed(last.sha256, entry, record.pins)) return path;
  const { checkModelFile } = await import("./check/check-model-file.ts");
  try {
    if (!couldBe(size, entry, record.pins))
      throw damaged(`it has ${size} bytes, not ${entry.bytes}`);
    checkModelFile(path, entry.file);
    const sha256 = await sha256OfFile(path, { signal, onBytes: () => undefined });
    const pins = isPinned(entry, record.pins) ? record.pins : { ...record.pins, file: sha256 };
    if (!isAllowed(sha256, entry, pins)) throw damaged(`its sha256 is ${sha256}`);
    remember({ ...record, checked: { path, bytes: size, modifiedMs: mtimeMs, sha256 }, pins });
    return path;
  } catch (cause) {
    signal.throwIfAborted();
    throw new AssistantError(
      "model_damaged",
      `The model file ${path} is damaged: ${messageOf(cause)}.`,
      {
        hint: `Fetch it again: sotto models fetch ${entry.id}`,
        cause,
      },
    );
  }
}

type Pins = Readonly<Record<string, string>>;

/** Whether anything says which bytes the file must have. */
function isPinned(entry: ModelEntry, pins: Pins): boolean {
  return entry.sha256 !== undefined || Object.keys(pins).length > 0;
}

function isAllowed(sha256: string, entry: ModelEntry, pins: Pins): boolean {
  return sha256 === entry.sha256 || Object.values(pins).includes(sha256);
}

/** A truncated file is told by its size at once; only a pinned build may have another one. */
function couldBe(size: number, entry: ModelEntry, pins: Pins): boolean {
  return entry.sha256 === undefined || size === entry.bytes || Object.keys(pins).length > 0;
}
