import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Ground } from "../typed-slots/ground.ts";

const NAMES = new Set(["title", "label"]);

/**
 * What something is to be called has to be a name: a clause of the request, or a slip that was taken back, is
 * none, and is asked for. Where it needn't be said the request wasn't read right, so that its time isn't either.
 */
export function dropNameless({ tool, reading, found }: Ground): void {
  if (tool.effect === "none" || reading.cues.nameStart !== undefined) return;
  for (const { name, required } of parametersOf(tool)) {
    const said = NAMES.has(name) ? (found.get(name) ?? []) : [];
    const left = said.filter(
      ({ value }) => !reading.language.wordingOf(String(value)).cues.namesNothing,
    );
    if (left.length === said.length) continue;
    if (left.length > 0) found.set(name, left);
    else if (required || takesRecord(tool)) found.delete(name);
    else found.clear();
  }
}
