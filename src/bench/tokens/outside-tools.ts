import { z } from "zod";
import { defineTool } from "../../tool/define-tool.ts";
import type { Demo, Tool } from "../../tool/define-tool.ts";
import type { IndexedTool } from "../../discovery/corpus/indexed-tool.ts";
import { distractorTools } from "../discovery/distractor-tools.ts";
import { tools } from "../../../tools/index.ts";

/** How many tools there are without any server. */
export const OWN_TOOLS = tools.length;

/** The tools that make the catalogue so large, as outside servers offer them. They do nothing. */
export function outsideTools(count: number): readonly Tool[] {
  return distractorTools(Math.max(0, count - OWN_TOOLS)).map(toTool);
}

function toTool({ name, description, parameters, consequential }: IndexedTool): Tool {
  const fields = parameters.map((parameter) => {
    const words = parameter.replaceAll("_", " ");
    return [parameter, z.string().describe(`the ${words}`).meta({ kind: "span" })] as const;
  });
  const demo: Demo = { say: description, input: {}, result: "", answer: "" };
  return defineTool({
    name,
    description,
    input: z.strictObject(Object.fromEntries(fields)),
    reads: "untrusted",
    effect: "none",
    egress: true,
    ...(consequential ? { confirm: true as const } : {}),
    demos: [demo, demo],
    run: async () => ({ text: "Nothing." }),
  });
}
