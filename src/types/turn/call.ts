import type { JsonObject } from "../json.ts";
import type { Origins } from "./origin.ts";
import type { Meanings } from "../time/meaning.ts";

export type CallAuthor = "model" | "fast-path" | "script";

/** One tool call as it will be judged and run; `arguments` are as the caller wrote them. */
export type Call = {
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
  readonly origins: Origins;
  /** What the words of its times mean, found once: the same when it is judged, shown and run. */
  readonly meanings?: Meanings;
  readonly by: CallAuthor;
  /** How the model wrote it, where a meta-tool stood for this tool: what it reads again. */
  readonly written?: { readonly name: string; readonly arguments: JsonObject };
};
