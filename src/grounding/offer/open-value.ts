import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, SlotValue } from "../../types/call-space.ts";
import type { RequestContext } from "../request/request-context.ts";
import { FREE_SLOT } from "../text-slots/ground-free.ts";
import { distinct, recordsOf } from "./offered-value.ts";

/** Letters of a name, a time or a title; a text to compose may have more. */
const SHORT = { kind: "free", maxLength: 160 } as const;

/** Anything an argument can hold by its kind: records and choices there are, else text. Code tells its origin when it is read. */
export function openValue(
  { kind, of, type, values }: Parameter,
  own: SlotValue | undefined,
  { context }: RequestContext,
): SlotValue | undefined {
  const found = own && own.kind !== "free" ? own.candidates : [];
  switch (kind) {
    case "enum":
      return choice(
        type,
        values.map((value) => ({ value, origin: { origin: "enum" } })),
      );
    case "flag":
      return choice(
        type,
        [true, false].map((value) => ({ value, origin: { origin: "enum" } })),
      );
    case "handle":
      return choice(type, distinct([...found, ...recordsOf(of, context)]));
    case "call":
      return own;
    case "free":
      return type === "strings" ? { ...FREE_SLOT, form: "list" } : FREE_SLOT;
    default:
      if (type === "number" || type === "integer") return { ...SHORT, form: "number" };
      return type === "strings" ? { ...SHORT, form: "list" } : SHORT;
  }
}

function choice(type: Parameter["type"], candidates: readonly Candidate[]): SlotValue | undefined {
  if (candidates.length === 0) return undefined;
  return type === "strings"
    ? { kind: "list", candidates, max: candidates.length }
    : { kind: "closed", candidates };
}
