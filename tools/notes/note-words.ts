import type { NoteSummary } from "../../src/host/notes.ts";
import type { NoteRow } from "../../src/language/contract/sentences/notes.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Item } from "../../src/types/turn/result.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";

/** One note as short facts. */
export function noteRow(
  { id, title, folder, modified, snippet }: NoteSummary,
  { host: { clock }, language: { say } }: Spoken,
): Row {
  return {
    id,
    title: clean(title),
    folder: folder === "" ? undefined : clean(folder),
    changed: say.files.changed(say.nearDay(modified, clock)),
    text: clean(snippet),
  };
}

/** A note as it is said, with the line that was found where that is told too. */
export function noteOf({ title, folder, changed, text = "" }: Item, hasLine: boolean): NoteRow {
  const line = String(text).replace(/\.$/, "");
  return {
    title: String(title),
    folder: folder === undefined ? undefined : String(folder),
    changed: String(changed),
    line: hasLine && line !== "" ? line : undefined,
  };
}
