import type { Vocabulary } from "../../language/vocabulary.ts";
import { domainOf } from "../../tool/signature.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** Tells whether a word may be said of any record of a kind: it wraps the request, or names the kind. */
export function genericTest(
  tool: Tool,
  kind: string,
  language: Vocabulary,
): (word: string) => boolean {
  const isCarrier = carrierTest(tool, language);
  return (word) => isCarrier(word) || language.kindsNamed(word).includes(kind);
}

/** Tells whether a word at the edge of a request to this tool is only its wrapping. */
export function carrierTest(tool: Tool, { tools }: Vocabulary): (word: string) => boolean {
  return tools.carriersOf(domainOf(tool.name), tool.effect === "none" ? "read" : "write");
}

type Spoken = {
  readonly tokens: readonly SaidToken[];
  readonly language: Vocabulary;
  /** What else says nothing here. */
  readonly isSmall?: (word: string) => boolean;
};

/** Words that say no more than the tool itself does: its wrapping, with small words around it. */
export function saysOnlyIt(
  tool: Tool,
  { tokens, language, isSmall = () => false }: Spoken,
): boolean {
  const isCarrier = carrierTest(tool, language);
  const saysNothing = ({ word, is }: SaidToken): boolean =>
    is.has("filler") || is.has("pointer") || isCarrier(word) || isSmall(word);
  return (
    tokens.every(saysNothing) && tokens.some(({ word, is }) => isCarrier(word) && !is.has("filler"))
  );
}
