import type { FilesHost } from "../../src/host/files.ts";
import type { Contents, FoundText } from "../../src/tool/contents.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";

/** Kinds with text in them, and how much of one is looked through, in bytes. */
const READABLE = new Set(["text", "pdf"]);
const MOST_BYTES = 2_000_000;

/** What stands in files; those of which only the name is known are found by that. */
export const fileContents: Contents = {
  kind: "file",
  field: "path",
  withWord: (query, { host: { files } }) => search(files, { query, limit: MOST_FOUND }),
  latest: ({ host: { files } }) => search(files, { limit: LATEST }),
  async textOf(path, { files }) {
    return (await files.read(path)).text;
  },
};

async function search(
  files: FilesHost,
  query: Parameters<FilesHost["search"]>[0],
): Promise<readonly FoundText[]> {
  const { rows } = await files.search(query);
  return rows
    .filter(({ kind, bytes }) => READABLE.has(kind) && bytes <= MOST_BYTES)
    .map(({ path, version }) => ({
      id: path,
      version,
      title: path.replace(/\.\w{1,5}$/, "").replaceAll("/", " "),
      source: path.split("/").at(-1) ?? path,
    }));
}
