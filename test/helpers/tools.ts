import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { done, items } from "../../src/tool/envelope.ts";

const demos = [
  { say: "show pears", input: { text: "pears" }, result: "pear:1", answer: "One pear." },
  { say: "show plums", input: { text: "plums" }, result: "nothing found", answer: "No plums." },
] as const;

/** A reading core tool, a deferred writing one that asks first, and a meta-tool. */
export const fruitList = defineTool({
  name: "fruit.list",
  description: "Fruit in the bowl",
  load: "core",
  input: z.object({
    text: z.string().describe("words to look for").meta({ kind: "span" }).optional(),
    limit: z.number().int().describe("how many at most").meta({ kind: "number" }).optional(),
  }),
  reads: "trusted",
  effect: "none",
  egress: false,
  gives: "fruit",
  demos,
  say: (result) =>
    "items" in result ? `You have ${result.items?.length ?? 0} fruits.` : undefined,
  run: async ({ text }) => items({ rows: [{ id: "id-1", title: text ?? "apple" }] }),
});

export const fruitEat = defineTool({
  name: "fruit.eat_now",
  description: "Eat one fruit",
  input: z.object({
    id: z.string().describe("which fruit").meta({ kind: "handle", of: "fruit", sensitive: true }),
    reason: z.string().describe("why").meta({ kind: "free" }).optional(),
  }),
  reads: "nothing",
  effect: "irreversible",
  egress: false,
  confirm: true,
  demos: [
    { say: "eat it", input: { id: "fruit:1" }, result: "Eaten.", answer: "Eaten." },
    { say: "eat the plum", input: { id: "fruit:2" }, result: "Eaten.", answer: "Eaten." },
  ],
  ask: ({ id }) => `Eat ${id}?`,
  run: async ({ id }) => done(`Ate ${id}.`, { undo: { operation: "fruit.uneat", input: { id } } }),
});

export const discover = defineTool({
  name: "tools.discover",
  description: "Find a tool",
  load: "core",
  input: z.object({ query: z.string().describe("what to do").meta({ kind: "span" }) }),
  reads: "trusted",
  effect: "none",
  egress: false,
  demos: [
    { say: "weigh it", input: { query: "weigh it" }, result: "", answer: "" },
    { say: "peel it", input: { query: "peel it" }, result: "", answer: "" },
  ],
});

export const fruitTools: readonly Tool[] = [fruitList, fruitEat, discover];
