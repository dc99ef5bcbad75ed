import type { Tool } from "../../tool/define-tool.ts";
import { isConsequential } from "../../tool/is-consequential.ts";
import { parametersOf } from "../../tool/parameter.ts";

/** A tool as the index sees it: words only, no schema and nothing that runs. */
export type IndexedTool = {
  /** `domain.verb_object`, or any name an outside tool has. */
  readonly name: string;
  readonly description: string;
  /** Parameter names. */
  readonly parameters: readonly string[];
  /** Sentences a person might say for it. */
  readonly phrases: readonly string[];
  readonly domain: string;
  /** It asks before it acts: being sure of it takes a high score and a margin. */
  readonly consequential: boolean;
  /** Vectors of its description and phrases by the index's embedder, for a tool nobody trained on. */
  readonly vectors?: readonly Float32Array[];
};

/** The words of one tool of ours, with its usage phrases. */
export function toIndexedTool(tool: Tool, phrases: readonly string[] = []): IndexedTool {
  return {
    name: tool.name,
    description: tool.description,
    parameters: parametersOf(tool).map((parameter) => parameter.name),
    phrases,
    domain: domainOf(tool.name),
    consequential: isConsequential(tool),
  };
}

/** What stands before the first dot, or the whole name. */
function domainOf(name: string): string {
  return name.split(".", 1)[0] ?? name;
}
