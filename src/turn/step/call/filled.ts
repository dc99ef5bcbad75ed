import type { HandleBook } from "../../../tool/handle-book.ts";
import type { Acting } from "../../../effects/acting.ts";
import { resolveArguments } from "../../../tool/run-call.ts";
import { callsOf } from "../../../tool/batch.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { JsonValue } from "../../../types/json.ts";
import type { Call } from "../../../types/turn/call.ts";
import type { Origin } from "../../../types/turn/origin.ts";
import type { PromptItem } from "../../../types/prompt-item.ts";
import { normalise } from "../../../language/normalise.ts";

type Filling = { readonly handles: Pick<HandleBook, "resolve">; readonly host: Acting["host"] };
type Filled = { readonly call: Call; readonly items: readonly PromptItem[] };

/**
 * A call with the values its records have for what was left out; what was given stands. Each is what was
 * read in a record, but a name the user said when the record was made.
 */
export async function filled(
  { handles, host }: Filling,
  tool: Tool,
  { call, items }: Filled,
): Promise<Call> {
  if (!tool.fills || callsOf(tool, call)) return call;
  const left = await tool.fills(resolveArguments(tool, call.arguments, handles), { host });
  const own = Object.entries(left).filter(([name]) => call.arguments[name] === undefined);
  const given = Object.values(call.arguments).filter((value) => typeof value === "string");
  const origins = own.map(([name, value]) => {
    return [name, originOf(name, value, { records: given, items })] as const;
  });
  return {
    ...call,
    arguments: { ...call.arguments, ...Object.fromEntries(own) },
    origins: { ...call.origins, ...Object.fromEntries(origins) },
  };
}

type Made = { readonly records: readonly string[]; readonly items: readonly PromptItem[] };

/** Whose value it is: the user's where the call that made the record had it from them. */
function originOf(name: string, value: JsonValue, { records, items }: Made): Origin {
  const made = items.findLast(
    (item) =>
      item.kind === "call" &&
      records.some((handle) =>
        item.result.split("\n").some((line) => line.startsWith(`${handle} |`)),
      ) &&
      typeof item.arguments[name] === "string",
  );
  const written = made?.kind === "call" ? String(made.arguments[name]) : "";
  const words = normalise(written);
  const said = items.flatMap((item) => (item.kind === "user" ? [` ${normalise(item.text)} `] : []));
  const isSaid = words !== "" && said.some((text) => text.includes(` ${words} `));
  return isSaid
    ? { origin: "resolved", text: written }
    : { origin: "foreign", source: records.join(", ") };
}
