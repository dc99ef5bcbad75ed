import type { JsonObject } from "./json.ts";
import type { Origins } from "./origin.ts";

export type CallAuthor = "model" | "fast-path" | "script";

/** One tool call as it will be judged and run; `arguments` are as the caller wrote them. */
export type Call = {
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
  readonly origins: Origins;
  readonly by: CallAuthor;
  /** How the model wrote it, where a meta-tool stood for this tool: what it reads again. */
  readonly written?: { readonly name: string; readonly arguments: JsonObject };
};
