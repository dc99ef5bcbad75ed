import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { takesRecord } from "../../../tool/parameter.ts";
import { recordMatches } from "../features/known-words.ts";

/**
 * The tools that would change a record of which the words say its name and nothing else ("water the
 * fern", where that is a reminder): nobody asked for that, and what may only read can tell of it.
 */
export function namedAlone(
  looked: readonly Tool[],
  { reading, context }: RequestContext,
): ReadonlySet<string> {
  const { language, cues } = reading;
  const says = ({ start, word, is }: SaidToken): boolean =>
    start >= cues.opening && !is.has("filler") && !is.has("preposition") && word.length > 1;
  const said = reading.tokens.filter(says);
  // Of a single word there is nothing to tell what is to be done from what it is called.
  if (said.length < 2 || said.some(({ is }) => is.has("pointer"))) return new Set();
  const isName = (title: string): boolean => {
    const words = new Set(language.tokensOf(title).map(({ word }) => word));
    return said.every(({ word }) => words.has(word));
  };
  const changing = looked.filter((tool) => takesRecord(tool) && tool.effect !== "none");
  const meant = changing.filter((tool) =>
    recordMatches({ tool, reading, context }).some(({ thing }) => isName(titleOf(thing.facts))),
  );
  return new Set(meant.map(({ name }) => name));
}
