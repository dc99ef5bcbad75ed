import { parametersOf } from "../tool/parameter.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Callable } from "../types/turn/call-space.ts";
import type { ShownTool } from "../types/prompt-item.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { TurnState } from "../types/turn/stages.ts";

/** A score below this counts as this, so that its logarithm stays finite. */
const FLOOR = 1e-3;

/** A tool as a choice; grounding fills its slots. The bias is the index's log-odds against abstaining. */
export function toCallable(tool: string, ranked: Ranked): Callable {
  const score = ranked.tools.find(({ name }) => name === tool)?.score ?? 0;
  const bias = Math.log(Math.max(score, FLOOR)) - Math.log(Math.max(ranked.none, FLOOR));
  return { tool, bias, slots: [], missing: [] };
}

/** The index's opinion in a small model's choice: its first when sure, else its first three. */
export function indexChoices(
  ranked: Ranked,
  permitted: (name: string) => boolean,
): readonly string[] {
  const names = ranked.tools.map(({ name }) => name).filter(permitted);
  return names.slice(0, ranked.sure ? 1 : 3);
}

/** The registry's own meta-tool, by which tools are found: the one that an exposure answers, and nobody runs. */
export function finderOf(tools: readonly Tool[]): Tool | undefined {
  return tools.find(({ run }) => !run);
}

/** A call the user asked for was made; look-ups on the way to it don't count. */
export function hasServed({ calls }: Pick<TurnState, "calls">): boolean {
  return calls.some(({ isLookup }) => !isLookup);
}

/** The tool as a JSON schema line, the way hosted models get it. */
export function schemaOf(tool: Tool): string {
  return JSON.stringify(shownTool(tool));
}

export function shownTool(tool: Tool): ShownTool {
  const properties = Object.fromEntries(
    parametersOf(tool).map(({ name, type, description, values }) => [
      name,
      {
        type: type === "strings" ? "array" : type,
        description,
        ...(type === "strings" ? { items: { type: "string" } } : {}),
        ...(values.length > 0 ? { enum: values } : {}),
      },
    ]),
  );
  const required = parametersOf(tool).flatMap((one) => (one.required ? [one.name] : []));
  const parameters = { type: "object", properties, required };
  return { name: tool.name, description: tool.description, parameters };
}
