import { z } from "zod";
import { defineTool } from "../tool/define-tool.ts";
import type { Demo, Tool } from "../tool/define-tool.ts";

type MetaTool<Input extends z.ZodObject> = {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  readonly demos: readonly [Demo, Demo];
};

/** A tool about tools: it reads our own catalogue, changes nothing, and has no `run`. */
export function defineMetaTool<Input extends z.ZodObject>(tool: MetaTool<Input>): Tool {
  return defineTool({ ...tool, load: "core", reads: "trusted", effect: "none", egress: false });
}

/** What to look for, in the user's words. */
export const query = z.string().describe("what you want to do").meta({ kind: "span" });

/** A tool by its name. */
export const toolName = z.string().describe("name of the tool").meta({ kind: "span" });

/** A worked example of a meta-tool. */
export function demo(say: string, input: Demo["input"], result: string): Demo {
  return { say, input, result, answer: "" };
}
