import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import { signatureOf } from "../tool/signature.ts";
import type { CallSpace, Candidate } from "../types/call-space.ts";
import type { ReadCall } from "../types/stages.ts";
import type { Bench } from "./create-stages.ts";

/** Names a question offers. */
const MAX_OFFERED = 4;

/** The question for what the first callable tool still needs. */
export function askFor(bench: Bench, space: CallSpace): ReadCall {
  const [only] = space.callable;
  const tool = only && bench.registry.get(only.tool);
  if (!tool) return { kind: "garbage", name: "?", message: "There is nothing to ask for." };
  return incomplete(bench, tool, { missing: only.missing, space });
}

type Wanting = { readonly missing: readonly string[]; readonly space: CallSpace };

/** A call that waits for values, with one short question for the first. */
export function incomplete(bench: Bench, tool: Tool, { missing, space }: Wanting): ReadCall {
  const slot = space.callable
    .find((choice) => choice.tool === tool.name)
    ?.slots.find(({ parameter }) => parameter === missing[0]);
  const candidates = slot && slot.value.kind !== "free" ? slot.value.candidates : [];
  const parameter = parametersOf(tool).find(({ name }) => name === missing[0]);
  return {
    kind: "incomplete",
    call: {
      id: bench.nextCallId(),
      name: tool.name,
      arguments: {},
      origins: {},
      by: bench.manners.by,
    },
    missing,
    question: parameter ? questionFor(bench, parameter, candidates) : "What exactly?",
    signature: signatureOf(tool),
  };
}

function questionFor(bench: Bench, parameter: Parameter, candidates: readonly Candidate[]): string {
  if (candidates.length > 1) return `Which one: ${offered(bench, candidates)}?`;
  switch (parameter.kind) {
    case "when":
      return "When?";
    case "duration":
      return "For how long?";
    case "person":
      return "Who?";
    case "number":
      return "How much?";
    case "handle":
      return `Which ${parameter.of ?? "one"}?`;
    case "app":
      return "Which app?";
    default:
      return parameter.name === "title"
        ? "What should it say?"
        : `What ${parameter.name.replaceAll("_", " ")}?`;
  }
}

function offered(bench: Bench, candidates: readonly Candidate[]): string {
  const names = candidates.slice(0, MAX_OFFERED).map(({ value }) => nameOf(bench, String(value)));
  const rest = candidates.length - names.length;
  const last = rest > 0 ? `${rest} more` : names.pop();
  return `${names.join(", ")}${names.length > 0 ? " or " : ""}${last ?? ""}`;
}

/** What a record is called, or the name itself. */
function nameOf(bench: Bench, value: string): string {
  const facts = bench.handles.resolve(value)?.facts;
  if (!facts) return value;
  return Object.values(facts)
    .filter((fact) => fact !== undefined && fact !== "")
    .slice(0, 3)
    .join(", ");
}
