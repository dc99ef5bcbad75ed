import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, SlotValue } from "../../types/turn/call-space.ts";
import type { RequestContext } from "../reading/request-context.ts";
import { MOST_IN_BATCH } from "../../tool/batch.ts";
import { FREE_SLOT } from "../text-slots/ground-free.ts";
import { distinct, recordsOf } from "./offered-value.ts";

/** Letters of a name, a time or a title; a text to compose may have more. */
const SHORT = { kind: "free", maxLength: 160 } as const;

type Opening = {
  readonly request: RequestContext;
  /** The tool runs for each of several that stand in this field. */
  readonly isForSeveral: boolean;
};

/** Anything an argument can hold by its kind: records and choices there are, else text. Code tells its origin when it is read. */
export function openValue(
  { kind, of, type, values }: Parameter,
  own: SlotValue | undefined,
  { request: { context }, isForSeveral }: Opening,
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
    case "handle": {
      const records = distinct([...found, ...recordsOf(of, context)]);
      const one = choice(type, records);
      return isForSeveral ? orSeveral(one) : one;
    }
    case "call":
      return own;
    case "free":
      return type === "strings" ? { ...FREE_SLOT, form: "list" } : FREE_SLOT;
    default:
      return isForSeveral ? { ...SHORT, form: "some" } : textFor(type);
  }
}

function textFor(type: Parameter["type"]): SlotValue {
  if (type === "number" || type === "integer") return { ...SHORT, form: "number" };
  return type === "strings" ? { ...SHORT, form: "list" } : SHORT;
}

/** One of the records, or several of them. */
function orSeveral(value: SlotValue | undefined): SlotValue | undefined {
  if (value?.kind !== "closed" || value.candidates.length < 2) return value;
  return { ...value, most: Math.min(MOST_IN_BATCH, value.candidates.length) };
}

function choice(type: Parameter["type"], candidates: readonly Candidate[]): SlotValue | undefined {
  if (candidates.length === 0) return undefined;
  return type === "strings"
    ? { kind: "list", candidates, max: candidates.length }
    : { kind: "closed", candidates };
}
