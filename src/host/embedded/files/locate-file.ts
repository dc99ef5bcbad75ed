import { basename } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { FileAct } from "../../files.ts";
import { openableItem } from "../apps/openable-item.ts";
import { mustNotBeMedia } from "./file-kind.ts";

/** Where an act on a path will happen; whatever would stop the act stops this, and nothing is changed. */
export async function locateFile(scoped: ScopedFs, path: string, act: FileAct): Promise<string> {
  if (act === "open") return (await openableItem(scoped, path)).target;
  const place = await scoped.locate(path, isMove(act) ? "move" : "write");
  const name = `“${basename(place.real)}”`;
  if (act === "create") {
    if (place.existing === place.real) throw new HostFailure("invalid", `${name} exists already.`);
    return place.real;
  }
  const { kind } = await scoped.stat(path);
  if (act === "append") {
    if (kind === "folder") throw new HostFailure("invalid", `${name} is a folder.`);
    mustNotBeMedia(path);
  }
  if (isMove(act) && place.isLink) {
    throw new HostFailure("refused", "That is a link; I only move the file itself.");
  }
  if (isMove(act) && place.relative === "") {
    throw new HostFailure("refused", "I don't move the folders I work in.");
  }
  return place.real;
}

function isMove(act: FileAct): boolean {
  return act === "trash" || act === "move";
}
