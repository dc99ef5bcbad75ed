import type { FoundFile } from "../../src/host/files.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import { clean } from "../speech.ts";

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** One file as short facts; its path is its id. */
export function fileRow(
  { path, kind, bytes, modified }: FoundFile,
  { clock, say }: { readonly clock: Clock; readonly say: Sayings },
): Row {
  return {
    id: path,
    path: clean(path),
    kind,
    size: sizeWords(bytes, say),
    changed: say.files.changed(say.nearDay(modified, clock)),
  };
}

/** "Budget in Documents, changed yesterday". */
export function fileWords({ path, changed }: Item, { files }: Sayings): string {
  const folder = String(path).split("/").at(-2) || undefined;
  return files.fileRow({ name: nameOfFile(String(path)), folder, changed: String(changed) });
}

/** What a file is called, without its folders and its ending. */
export function nameOfFile(path: string): string {
  return (path.split("/").at(-1) ?? "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
}

function sizeWords(bytes: number, { files }: Sayings): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return files.size(Math.round(bytes / 1_000 ** power), UNITS[power] ?? "bytes");
}
