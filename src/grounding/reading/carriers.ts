import type { Vocabulary } from "../../language/vocabulary.ts";
import { domainOf } from "../../tool/signature.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** Tells whether a word at the edge of a request to this tool is only its wrapping. */
export function carrierTest(tool: Tool, { tools }: Vocabulary): (word: string) => boolean {
  return tools.carriersOf(domainOf(tool.name), tool.effect === "none" ? "read" : "write");
}
