import type { JsonObject } from "./json.ts";

/**
 * One thing in the conversation as the model sees it. Text in here is data: it never becomes
 * control tokens. Consecutive `user` and `note` items make one user message.
 */
export type PromptItem =
  | { readonly kind: "user"; readonly text: string }
  /** The runtime's own words at the tail: signatures, date, working memory. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "assistant"; readonly text: string }
  /** A finished call and what the model is told of its result. */
  | {
      readonly kind: "call";
      readonly name: string;
      readonly arguments: JsonObject;
      readonly result: string;
    };

/** A tool as a model's own format documents it: its parameters are a JSON schema. */
export type ShownTool = {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
};

/** What stays at the beginning of a conversation: the system text and, for models whose own format shows tools, those. */
export type PromptHead = { readonly system: string; readonly tools?: readonly ShownTool[] };

/** What a generation starts from: a frozen head and the items after it, oldest first. */
export type Prompt = PromptHead & { readonly items: readonly PromptItem[] };

/** The head alone, of a prompt or a step. */
export function headOf({ system, tools }: PromptHead): PromptHead {
  return tools === undefined ? { system } : { system, tools };
}
