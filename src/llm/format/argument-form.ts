import type { LlamaText } from "node-llama-cpp";
import type { Expression } from "../../types/expression.ts";
import type { JsonObject } from "../../types/json.ts";

/** How a family writes the arguments of a call that aren't one JSON object. */
export type ArgumentForm = {
  /** Arguments as they stand in a conversation, with what closes them. */
  readonly write: (given: JsonObject) => LlamaText;
  /** The grammar of the same arguments, from the one of their JSON. */
  readonly grammarOf: (json: Expression) => Expression;
  /** What was written as the JSON its grammar admits; undefined where it admits none. */
  readonly read: (text: string, json: Expression) => string | undefined;
  /** A token of the template's that stands among them. */
  readonly mark?: string;
};
