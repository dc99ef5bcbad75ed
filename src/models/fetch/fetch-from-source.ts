import { AssistantError } from "../../errors.ts";
import { acceptPart } from "./accept-part.ts";
import type { Seen } from "./accept-part.ts";
import type { OnFetchEvent } from "./fetch-event.ts";
import { fetchFromHub } from "./from-hub.ts";
import { fetchFromPackages } from "./from-packages.ts";
import { fetchFromModel } from "./from-model.ts";
import type { HubSource, ModelEntry, ModelSource, PackagesSource } from "../manifest.ts";
import { readRecord } from "../model-record.ts";
import { removePart } from "./part-file.ts";
import type { FetchOptions, Shelf } from "../shelf.ts";

export type FetchedSource = HubSource | PackagesSource | ModelSource;

export type SourceFetch<Source = FetchedSource> = {
  readonly entry: ModelEntry;
  readonly source: Source;
  readonly target: string;
  readonly signal: AbortSignal;
  readonly onProgress: OnFetchEvent;
  /** The path of another model, fetched where it isn't here. */
  readonly ensure: (id: string) => Promise<string>;
};

/** Brings the model from one source, checked; a part that proves wrong is thrown away. */
export async function fetchFromSource(shelf: Shelf, request: SourceFetch): Promise<void> {
  const { source } = request;
  try {
    if (source.kind === "hub") await fromHub(shelf, { ...request, source });
    else await fromParts(shelf, { ...request, source });
  } catch (error) {
    const isWrong = error instanceof AssistantError && error.code === "model_damaged";
    // A download can be resumed, half a conversion can't.
    if (isWrong || source.kind !== "hub") await removePart(request.target);
    throw error;
  }
}

async function fromHub(shelf: Shelf, request: SourceFetch<HubSource>): Promise<void> {
  const { entry, source, target } = request;
  const isSame = source.bytes === "same";
  const { pins, revisions = {} } = readRecord(shelf.records, entry.id);
  const pinned = isSame ? entry.sha256 : pins[source.uri];
  const bytes = isSame && entry.sha256 ? entry.bytes : undefined;
  const options = fetchOptions(request);
  // Later builds of the same name have another hash: what was taken once is asked for again.
  const revision = revisions[source.uri] ?? source.revision;
  const address = shelf.addressOf(source.uri, revision);
  const fetched = { ...options, entry, address, target, bytes, sha256: pinned };
  const published = await fetchFromHub(shelf, fetched);
  const kept = published?.revision ?? revisions[source.uri];
  const seenWith = (sha256: string): Seen =>
    isSame
      ? { pins, revisions }
      : {
          pins: { ...pins, [source.uri]: sha256 },
          revisions: kept === undefined ? revisions : { ...revisions, [source.uri]: kept },
        };
  const sha256 = pinned ?? published?.sha256;
  await acceptPart(shelf, { ...options, entry, target, sha256, seenWith });
}

/** What is made here of what comes from elsewhere. */
async function fromParts(
  shelf: Shelf,
  request: SourceFetch<PackagesSource | ModelSource>,
): Promise<void> {
  const { entry, source, target, ensure } = request;
  const options = fetchOptions(request);
  if (source.kind === "model") await fetchFromModel(shelf, { ...options, source, target, ensure });
  else await fetchFromPackages(shelf, { ...options, entry, source, target });
  const { pins, revisions } = readRecord(shelf.records, entry.id);
  const seenWith = (): Seen => ({ pins, revisions });
  const { sha256 } = entry;
  await acceptPart(shelf, { ...options, entry, target, sha256, seenWith });
}

function fetchOptions({ entry, signal, onProgress }: SourceFetch): FetchOptions {
  return {
    signal,
    onProgress: (step, bytes, total) =>
      onProgress({ type: "progress", id: entry.id, step, bytes, total }),
  };
}
