import { parametersOf } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Ground } from "../typed-slots/ground.ts";

/** Texts for somebody or something that hold no word, and are what is left of a request ("."): to be asked for. */
export function dropWordless({ tool, found }: Ground): void {
  for (const { name, kind } of parametersOf(tool)) {
    if (kind !== "free" && kind !== "span") continue;
    const left = (found.get(name) ?? []).filter(hasWord);
    if (left.length > 0) found.set(name, left);
    else found.delete(name);
  }
}

function hasWord({ value }: Candidate): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(String(value));
}
