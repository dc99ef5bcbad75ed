import type { FoundFile } from "../../src/host/files.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { clean } from "../speech.ts";
import { dayWords } from "../time-words.ts";

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** One file as short facts; its path is its id. */
export function fileRow({ path, kind, bytes, modified }: FoundFile, clock: Clock): Row {
  return {
    id: path,
    path: clean(path),
    kind,
    size: sizeWords(bytes),
    changed: `changed ${dayWords(modified, clock)}`,
  };
}

/** "Budget in Documents, changed yesterday". */
export function fileWords({ path, changed }: Item): string {
  const folder = String(path).split("/").at(-2);
  return `${nameOfFile(String(path))}${folder ? ` in ${folder}` : ""}, ${String(changed)}`;
}

/** What a file is called, without its folders and its ending. */
export function nameOfFile(path: string): string {
  return (path.split("/").at(-1) ?? "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
}

function sizeWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Math.round(bytes / 1_000 ** power)} ${UNITS[power] ?? ""}`;
}
