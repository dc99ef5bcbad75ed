import { readNames } from "../../src/grounding/known/known-names.ts";
import { createRequestReader } from "../../src/grounding/reading/request-context.ts";
import type { RequestContext } from "../../src/grounding/reading/request-context.ts";
import { english } from "../../src/language/en/english.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import { clock, tool } from "../tools/run-tool.ts";
import { people } from "../tools/world.ts";
import { createMemoryHost } from "./memory-host.ts";

/** Words as the stages of a turn read them for a tool, over the people of the tools' tests. */
export async function requestFor(
  name: string,
  text: string,
): Promise<{ readonly tool: Tool; readonly request: RequestContext }> {
  const { host } = createMemoryHost(clock, { people });
  const sources = {
    host,
    registry: createRegistry(tools),
    handles: createHandleBook(),
    language: english,
    names: () => readNames(host),
    remembers: true,
  };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  return {
    tool: tool(name),
    request: await createRequestReader(sources)(utterance, [tool(name)]),
  };
}
