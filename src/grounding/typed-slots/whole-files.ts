import type { FoundName } from "../../language/names/find-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { genericTest } from "../reading/carriers.ts";

/**
 * The files that a request to change nothing but files may mean: none that lacks a word which was
 * said, for that is another file, however alike the rest is. Other tools have other uses for words.
 */
export function wholeFiles(
  names: readonly FoundName[],
  { reading, tool }: { readonly reading: Reading; readonly tool: Tool },
): readonly FoundName[] {
  if (tool.effect === "none" || parametersOf(tool).length > 1) return names;
  const isGeneric = genericTest(tool, "file", reading.language);
  const folders = reading.names("folder");
  const said = reading.tokens.filter(
    ({ word, is, start, end }) =>
      !is.has("filler") &&
      !is.has("preposition") &&
      !isGeneric(word) &&
      !folders.some((folder) => overlaps(folder, { start, end })),
  );
  const { names: lexicon, tokensOf } = reading.language;
  const stemsOf = (text: string): readonly string[] =>
    tokensOf(text).map(({ word }) => lexicon.stemOf(word));
  const known = new Set(names.flatMap(({ named }) => stemsOf(`${named.name} ${named.id}`)));
  return said.every(({ word }) => known.has(lexicon.stemOf(word))) ? names : [];
}
