import type { FileSentences } from "../../../contract/sentences/files.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import type { Counted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { dayWithin } from "../../say/sentences/times.ts";

const FILES: Counted = ["eine Datei", "Dateien"];

export const fileSentences: FileSentences = {
  changed: (day) => `geändert ${dayWithin(day)}`,
  size: (amount, unit) => `${amount} ${unit === "bytes" ? "Byte" : unit}`,
  noFiles: (query) =>
    query === undefined ? "So eine Datei gibt es nicht." : `Zu „${query}“ gibt es keine Datei.`,
  files: (count) => `${large(sayCounted(count, FILES))} gefunden`,
  fileRow: ({ name, folder, changed }) =>
    `${name}${folder === undefined ? "" : ` in ${folder}`}, ${changed}`,
  written: (path, mode) => `${mode === "create" ? "Geschrieben" : "Ergänzt"}: ${path}.`,
  askWrite: (path, mode) =>
    `${mode === "create" ? "Diese Datei anlegen" : "Am Ende dieser Datei ergänzen"}?\n${path}`,
  moved: (paths) => `Verschoben: ${sayList(paths)}.`,
  askMove: (count, folder) => `${large(sayCounted(count, FILES))} nach ${folder} verschieben?`,
  alreadyIn: (folder) => `Das liegt schon in ${folder}.`,
  trashed: (paths) => `In den Papierkorb gelegt: ${sayList(paths)}.`,
  askTrash: (count) => `${large(sayCounted(count, FILES))} in den Papierkorb legen?`,
};
