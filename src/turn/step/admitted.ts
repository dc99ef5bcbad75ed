import { normalise } from "../../language/normalise.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Call } from "../../types/turn/call.ts";
import type { JsonValue } from "../../types/json.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { heardIn } from "./heard-in.ts";
import type { Heard } from "./heard-in.ts";

export type Admission =
  | { readonly ok: true; readonly call: Call }
  | { readonly ok: false; readonly tool: string; readonly reason: string };

/** Who, where to, which path and which command: never composed. */
const NAMED = new Set<string>(NAME_KINDS);

/**
 * The call of a model that writes its own values, with the origin code finds for each: said in this
 * conversation, read in a result, composed. A person, a path, a command or a record that nobody said
 * and nothing shows is not admitted, nor a time that means none.
 */
export function admitted(
  { tool, call }: { readonly tool: Tool; readonly call: Call },
  { items, utterance }: Pick<TurnState, "items" | "utterance">,
): Admission {
  const { said, read } = heardIn({ items, utterance });
  const origins: Record<string, Origin> = { ...call.origins };
  for (const parameter of parametersOf(tool)) {
    const value = call.arguments[parameter.name];
    const origin = call.origins[parameter.name];
    if (value === undefined || !origin || !isUnknown(origin)) continue;
    const found = originIn(value, { said, read });
    const reason = found ? undefined : refusal(parameter, value, call);
    if (reason !== undefined) return { ok: false, tool: tool.name, reason: refused(call, reason) };
    origins[parameter.name] = found ?? { origin: "free" };
  }
  return { ok: true, call: { ...call, origins } };
}

function isUnknown({ origin }: Origin): boolean {
  return origin === "foreign" || origin === "free";
}

function originIn(value: JsonValue, { said, read }: Heard): Origin | undefined {
  const texts = [value].flat().map((one) => ` ${normalise(String(one))} `);
  if (texts.some((text) => text.trim() === "")) return undefined;
  if (texts.every((text) => said.includes(text))) return { origin: "said", text: String(value) };
  const isRead = texts.every((text) => said.includes(text) || read.includes(text));
  return isRead ? { origin: "foreign", source: "what was read" } : undefined;
}

/** Why a value that was neither said nor read may not stand; undefined where it may be composed. */
function refusal(
  { name, kind, sensitive, of = "record" }: Parameter,
  value: JsonValue,
  { meanings }: Call,
): string | undefined {
  const shown = JSON.stringify(value);
  if (kind === "handle") return `no ${of} with the id ${shown} was shown. Look it up first.`;
  if (sensitive || NAMED.has(kind))
    return `nobody said ${shown} for ${name}, and nothing read shows it. Leave it out, or use what was said or read.`;
  if (meanings?.[name]?.kind === "unread")
    return `${shown} means no time or length for ${name}. Write it as it was said, or as 2026-01-31 15:00 or 10 minutes.`;
  return undefined;
}

function refused(call: Call, reason: string): string {
  return `${call.name}(${JSON.stringify(call.arguments)}) was not made: ${reason}`;
}
