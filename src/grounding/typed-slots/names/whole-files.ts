import type { FoundName } from "../../../language/names/find-names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { overlaps } from "../../../language/region.ts";
import { parametersOf, takesWords } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { genericTest } from "../../reading/carriers.ts";

/**
 * The files that a request to change nothing but files may mean: none that lacks a word which was
 * said right beside its own, for that is another file, however alike the rest is. Other tools have
 * other uses for words.
 */
export function wholeFiles(
  names: readonly FoundName[],
  { reading, tool }: { readonly reading: Reading; readonly tool: Tool },
): readonly FoundName[] {
  if (tool.effect === "none" || parametersOf(tool).some(takesWords)) return names;
  const isGeneric = genericTest(tool, "file", reading.language);
  const { names: lexicon, tokensOf } = reading.language;
  return names.filter((name) => {
    const { named } = name;
    const own = new Set(
      tokensOf(`${named.name} ${named.id}`).map(({ word }) => lexicon.stemOf(word)),
    );
    const run = runAround(name, reading.tokens).filter(
      // "The voucher one": what stands for the file.
      (token) => !reading.cues.standIns.some((one) => overlaps(one, token)),
    );
    return run.every(
      ({ word, raw }) =>
        isGeneric(word) || reading.cues.many.includes(raw) || own.has(lexicon.stemOf(word)),
    );
  });
}

/** The words said for a name, with those that stand beside it without another between. */
function runAround(name: FoundName, tokens: readonly SaidToken[]): readonly SaidToken[] {
  const first = tokens.findIndex((token) => overlaps(token, name));
  const last = tokens.findLastIndex((token) => overlaps(token, name));
  if (first < 0) return [];
  const before = tokens.slice(0, first).findLastIndex(isSmall) + 1;
  const behind = tokens.slice(last + 1).findIndex(isSmall);
  const end = behind < 0 ? tokens.length : last + 1 + behind;
  return tokens.slice(before, end);
}

function isSmall({ is }: SaidToken): boolean {
  return is.has("filler") || is.has("preposition");
}
