import type { Vocabulary } from "../../language/vocabulary.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { Ground } from "../typed-slots/ground.ts";

/**
 * Texts for somebody or something that hold no word, or only join another request to this one ("let Una know
 * and fetch the boat"), are what is left of a request: to be asked for.
 */
export function dropWordless({ tool, found, reading: { language } }: Ground): void {
  for (const { name, kind } of parametersOf(tool)) {
    if (kind !== "free" && kind !== "span") continue;
    const isText = (one: Candidate): boolean =>
      hasWord(one) && !(tool.egress && kind === "free" && joins(one, language));
    const left = (found.get(name) ?? []).filter(isText);
    if (left.length > 0) found.set(name, left);
    else found.delete(name);
  }
}

function joins({ value }: Candidate, { tokensOf, wordingOf }: Vocabulary): boolean {
  const [first] = tokensOf(String(value));
  return first !== undefined && wordingOf(first.raw).parting.joinsList;
}

function hasWord({ value }: Candidate): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(String(value));
}
