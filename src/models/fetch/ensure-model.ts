import { dirname, join } from "node:path";
import { makeFolder } from "../../config/make-folder.ts";
import { AssistantError, messageOf } from "../../errors.ts";
import { asNoSpace } from "./disk-space.ts";
import type { OnFetchEvent } from "./fetch-event.ts";
import type { FetchedSource } from "./fetch-from-source.ts";
import { fetchFromSource } from "./fetch-from-source.ts";
import type { LockOptions } from "./file-lock.ts";
import { lockFile } from "./file-lock.ts";
import { findModel } from "../find-model.ts";
import type { ModelEntry } from "../manifest.ts";
import { findEntry } from "../manifest.ts";
import type { Shelf } from "../shelf.ts";

/** More packages than these are told by the first and the last. */
const MOST_NAMED = 3;

export type EnsureOptions = { readonly signal: AbortSignal; readonly onProgress?: OnFetchEvent };

/**
 * The path of a model that is here and whole, fetched from the first source that gives it. Throws
 * `model_unavailable`, which names each source tried, `no_space`, or the signal's reason.
 */
export async function ensureModel(
  shelf: Shelf,
  id: string,
  { signal, onProgress = () => undefined }: EnsureOptions,
): Promise<string> {
  const entry = findEntry(shelf.manifest, id);
  const here = await lookFor(shelf, id, signal);
  if (here.path !== undefined) return here.path;
  const target = join(shelf.folders[0], entry.file);
  const onWait = (): void => onProgress({ type: "waiting", id });
  await using _lock = await lockInFolder(target, { signal, onWait });
  const meanwhile = await lookFor(shelf, id, signal);
  if (meanwhile.path !== undefined) return meanwhile.path;
  await fetchFromSources(shelf, { entry, target, signal, onProgress, missing: meanwhile.failure });
  onProgress({ type: "done", id, path: target });
  return target;
}

type Found =
  | { readonly path: string }
  | { readonly path?: undefined; readonly failure: AssistantError };

async function lookFor(shelf: Shelf, id: string, signal: AbortSignal): Promise<Found> {
  try {
    return { path: await findModel(shelf, id, signal) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AssistantError && error.code.startsWith("model_")) {
      return { failure: error };
    }
    throw error;
  }
}

type SourcesFetch = {
  readonly entry: ModelEntry;
  readonly target: string;
  readonly signal: AbortSignal;
  readonly onProgress: OnFetchEvent;
  /** Why the file that is there, or isn't, won't do. */
  readonly missing: AssistantError;
};

async function fetchFromSources(shelf: Shelf, request: SourcesFetch): Promise<void> {
  const { entry, target, signal, onProgress, missing } = request;
  const failures: string[] = [];
  for (const source of entry.sources) {
    if (source.kind === "file") {
      failures.push(missing.code === "model_missing" ? `not in ${dirname(target)}` : said(missing));
      continue;
    }
    try {
      const ensure = (id: string): Promise<string> =>
        ensureModel(shelf, id, { signal, onProgress });
      await fetchFromSource(shelf, { entry, source, target, signal, onProgress, ensure });
      return;
    } catch (error) {
      signal.throwIfAborted();
      const lack = asNoSpace(error, target);
      if (lack) throw lack;
      const failure = { source: nameOf(source), message: said(error) };
      failures.push(`not from ${failure.source}: ${failure.message}`);
      onProgress({ type: "source-failed", id: entry.id, ...failure });
    }
  }
  throw new AssistantError(
    "model_unavailable",
    `The model ${entry.id} could not be brought here: ${failures.join("; ")}.`,
    {
      hint: `Check the network, or put ${entry.file} into ${dirname(target)}.`,
    },
  );
}

function nameOf(source: FetchedSource): string {
  if (source.kind === "hub") return source.uri;
  if (source.kind === "model") return `the model ${source.id}`;
  const names = source.packages.map(({ name }) => name);
  const shown = names.length > MOST_NAMED ? [names[0], "…", names.at(-1)] : [names.join(", ")];
  return `the packages ${shown.join(" ")}`;
}

/** The sentence of a failure as a clause. */
function said(error: unknown): string {
  return messageOf(error).replace(/\.$/, "");
}

async function lockInFolder(target: string, options: LockOptions): Promise<AsyncDisposable> {
  const folder = dirname(target);
  try {
    makeFolder(folder);
    return await lockFile(`${target}.lock`, options);
  } catch (cause) {
    options.signal.throwIfAborted();
    throw new AssistantError("models_unwritable", `${folder} can't be used: ${messageOf(cause)}.`, {
      hint: "Name another folder with --models DIR.",
      cause,
    });
  }
}
