import type { Call } from "../types/turn/call.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Tool } from "./define-tool.ts";
import { parametersOf } from "./parameter.ts";
import type { Parameter } from "./parameter.ts";

/** More records than this are not changed by one request: somebody has to look at each of them. */
export const MOST_IN_BATCH = 20;

/** The field that may hold several records although its tool takes one: the tool then runs for each. */
export function batchField(tool: Tool): Parameter | undefined {
  return parametersOf(tool).find(({ type, of }) => type === "string" && of !== undefined);
}

/** Those that may hold several: records, and people who get the same. */
export function mayHoldSeveral({ type, of, kind }: Parameter): boolean {
  return type === "string" && (of !== undefined || kind === "person");
}

/** The field that does hold several: records, people, or texts where the tool makes something of each. */
export function severalIn(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
): Parameter | undefined {
  return parametersOf(tool).find(
    (one) =>
      (mayHoldSeveral(one) || one.name === tool.makesSeveral) && Array.isArray(given[one.name]),
  );
}

/**
 * One act over several records, or for several people, as the calls it is made of, in the order they were listed; undefined
 * for any other call. A batch is approved as a whole: no call of it stands by itself.
 */
export function callsOf(tool: Tool, call: Call): readonly Call[] | undefined {
  const field = severalIn(tool, call.arguments);
  const several = field && call.arguments[field.name];
  if (!Array.isArray(several)) return undefined;
  return several.map((record, at) => one(call, { field: field?.name ?? "", record, at }));
}

type Place = { readonly field: string; readonly record: JsonValue; readonly at: number };

function one(call: Call, { field, record, at }: Place): Call {
  const given: JsonObject = { ...call.arguments, [field]: record };
  const origin = call.origins[field];
  const origins =
    origin?.origin === "handle"
      ? { ...call.origins, [field]: { ...origin, handle: String(record) } }
      : call.origins;
  return { ...call, id: `${call.id}.${at + 1}`, arguments: given, origins };
}
