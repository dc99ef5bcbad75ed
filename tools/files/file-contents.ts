import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";

/** Kinds with text in them, and how much of one is looked through, in bytes. */
const READABLE = new Set(["text", "pdf"]);
const MOST_BYTES = 2_000_000;

/** What stands in files; those of which only the name is known are found by that. */
export const fileContents: Contents = {
  kind: "file",
  field: "path",
  async withWord(query, { host: { files } }) {
    const { rows } = await files.search({ query, limit: MOST_FOUND });
    return rows
      .filter(({ kind, bytes }) => READABLE.has(kind) && bytes <= MOST_BYTES)
      .map(({ path }) => ({
        id: path,
        title: path.replace(/\.\w{1,5}$/, "").replaceAll("/", " "),
        source: path.split("/").at(-1) ?? path,
      }));
  },
  async textOf(path, { files }) {
    return (await files.read(path)).text;
  },
};
