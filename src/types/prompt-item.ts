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

/** What a generation starts from: a frozen head and the items after it, oldest first. */
export type Prompt = { readonly system: string; readonly items: readonly PromptItem[] };
