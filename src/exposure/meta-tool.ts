import { z } from "zod";
import { defineTool } from "../tool/define-tool.ts";
import type { Demo, Tool } from "../tool/define-tool.ts";

type MetaTool<Input extends z.ZodObject> = {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
};

/** A tool about tools: it reads our own catalogue, changes nothing, and has no `run`. Its examples are shown nowhere. */
export function defineMetaTool<Input extends z.ZodObject>(tool: MetaTool<Input>): Tool {
  const demo: Demo = { say: tool.description, input: {}, result: "", answer: "" };
  return defineTool({
    ...tool,
    load: "core",
    reads: "trusted",
    effect: "none",
    egress: false,
    demos: [demo, demo],
  });
}

/** What to look for, in the user's words. */
export const query = z.string().describe("what you want to do").meta({ kind: "span" });

/** A tool by its name. */
export const toolName = z.string().describe("name of the tool").meta({ kind: "span" });
