import type { FileSentences } from "../../../contract/sentences/files.ts";
import { sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";

export const fileSentences: FileSentences = {
  changed: (day) => `changed ${day}`,
  size: (amount, unit) => `${amount} ${unit}`,
  noFiles: (query) =>
    query === undefined ? "I found no such file." : `I found no file for “${query}”.`,
  files: (count) => `I found ${sayCounted(count, "file")}`,
  fileRow: ({ name, folder, changed }) =>
    `${name}${folder === undefined ? "" : ` in ${folder}`}, ${changed}`,
  written: (path, mode) => `${mode === "create" ? "Wrote" : "Added to"} ${path}.`,
  askWrite: (path, mode) =>
    `${mode === "create" ? "Create this file" : "Add to the end of this file"}?\n${path}`,
  moved: (paths) => `Moved ${sayCounted(paths.length, "file")}: ${sayList(paths)}.`,
  askMove: (count, folder) => `Move ${sayCounted(count, "file")} to ${folder}?`,
  alreadyIn: (folder) => `That is in ${folder} already.`,
  trashed: (paths) => `Moved ${sayCounted(paths.length, "file")} to the trash: ${sayList(paths)}.`,
  askTrash: (count) => `Move ${sayCounted(count, "file")} to the trash?`,
};
