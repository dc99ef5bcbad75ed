import type { NoteSummary } from "../../src/host/notes.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { clean } from "../speech.ts";
import { dayWords } from "../time-words.ts";

/** One note as short facts. */
export function noteRow({ id, title, folder, modified, snippet }: NoteSummary, clock: Clock): Row {
  return {
    id,
    title: clean(title),
    folder: folder === "" ? undefined : clean(folder),
    changed: `changed ${dayWords(modified, clock)}`,
    text: clean(snippet),
  };
}

/** "Boiler in Home, changed yesterday". */
export function noteWords({ title, folder, changed }: Item): string {
  return `${String(title)}${folder === undefined ? "" : ` in ${String(folder)}`}, ${String(changed)}`;
}

/** The same with the line that was found: "…, changed yesterday: “Pressure 1.2 bar”". */
export function noteAndText(note: Item): string {
  const { text = "" } = note;
  const line = String(text).replace(/\.$/, "");
  return line === "" ? noteWords(note) : `${noteWords(note)}: “${line}”`;
}
