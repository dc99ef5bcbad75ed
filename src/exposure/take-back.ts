import { z } from "zod";
import { defineMetaTool } from "./meta-tool.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { PromptItem } from "../types/prompt-item.ts";

/** How a model that decides by itself corrects what was done: it takes that back and does the other. */
export const takeBack: Tool = {
  ...defineMetaTool({
    name: "conversation.take_back",
    description:
      "Take back what was done last, in this turn or an earlier one, to undo it or before doing it otherwise.",
    input: z.strictObject({}),
  }),
  effect: "reversible",
};

/** Something was called in the conversation, so that there may be something to take back. */
export function hasCalled(items: readonly PromptItem[]): boolean {
  return items.some(({ kind }) => kind === "call");
}
