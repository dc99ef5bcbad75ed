import type { ScriptLine } from "../../llm/script/script.ts";
import type { JsonObject } from "../../types/json.ts";

/** A call a model makes. */
export type Act = { readonly name: string; readonly arguments: JsonObject };

export function act(name: string, given: JsonObject = {}): Act {
  return { name, arguments: given };
}

/** A call as a line of a model's script. */
export function callLine({ name, arguments: given }: Act): ScriptLine {
  // JSON of ours is JSON of the script's schema, whose lists may be written to.
  return { call: { name, arguments: given as never } };
}
