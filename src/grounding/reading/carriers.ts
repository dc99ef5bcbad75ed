import type { LanguagePack } from "../../language/language-pack.ts";
import { domainOf } from "../../tool/signature.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** Tells whether a word at the edge of a request to this tool is only its wrapping. */
export function carrierTest(tool: Tool, { words }: LanguagePack): (word: string) => boolean {
  return words.carriersOf(domainOf(tool.name), tool.effect === "none" ? "read" : "write");
}
