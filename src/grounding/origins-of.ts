import { normalise } from "../language/normalise.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Candidate } from "../types/call-space.ts";
import type { JsonObject, JsonValue } from "../types/json.ts";
import type { Origin, Origins } from "../types/origin.ts";
import type { Reading } from "../language/reading/reading.ts";
import { candidatesOf } from "./tool/candidates-of.ts";
import type { GroundingContext } from "./grounding-context.ts";

/** Where each value of a call came from, decided by code alone; nobody's word is taken for it. */
export function originsOf(
  tool: Tool,
  given: JsonObject,
  { reading, context }: { readonly reading: Reading; readonly context: GroundingContext },
): Origins {
  const candidates = candidatesOf(tool, reading, context);
  const origins = parametersOf(tool)
    .filter(({ name }) => given[name] !== undefined)
    .map((parameter): readonly [string, Origin] => {
      const known = candidates.get(parameter.name) ?? [];
      return [
        parameter.name,
        originOf(parameter, given[parameter.name] ?? null, { known, context }),
      ];
    });
  return Object.fromEntries(origins);
}

type Evidence = { readonly known: readonly Candidate[]; readonly context: GroundingContext };

function originOf(parameter: Parameter, value: JsonValue, evidence: Evidence): Origin {
  if (Array.isArray(value)) return weakest(value.map((one) => originOf(parameter, one, evidence)));
  const { known, context } = evidence;
  const same = known.find((candidate) => isSame(candidate.value, value));
  if (same) return same.origin;
  if (parameter.kind === "enum" || parameter.kind === "flag") return { origin: "enum" };
  const text = String(value);
  if (parameter.kind === "handle" && context.handles.some(({ handle }) => handle === text)) {
    return { origin: "handle", handle: text, chosenBy: "model" };
  }
  if (wasSaid(text, context)) return { origin: "said", text };
  return parameter.kind === "free" ? { origin: "free" } : { origin: "foreign" };
}

/** The words occur in the utterance or in another hearing of it. */
function wasSaid(text: string, { utterance }: GroundingContext): boolean {
  const wanted = normalise(text);
  return (
    wanted !== "" &&
    [utterance.text, ...utterance.alternatives].some((heard) =>
      ` ${normalise(heard)} `.includes(` ${wanted} `),
    )
  );
}

function isSame(one: JsonValue, other: JsonValue): boolean {
  return normalise(String(one)) === normalise(String(other));
}

/** A list is as trustworthy as its least trustworthy value. */
function weakest(origins: readonly Origin[]): Origin {
  return (
    origins.find(({ origin }) => origin === "foreign") ??
    origins.find(({ origin }) => origin === "free") ??
    origins.find((one) => one.origin === "handle" && one.chosenBy === "model") ??
    origins[0] ?? { origin: "enum" }
  );
}
