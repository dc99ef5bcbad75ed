import type { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";

/** The input of an undo as its operation wrote it; `invalid` for anything else. */
export function undoInput<Value>(schema: z.ZodType<Value>, input: JsonObject): Value {
  const value = schema.safeParse(input);
  if (value.success) return value.data;
  throw new HostFailure("invalid", "That can't be undone: its record is damaged.");
}

/** The failure of an undo whose record is no longer as the write left it. */
export function changedSince(what: string): HostFailure {
  return new HostFailure("invalid", `${what} has changed since, so I left it as it is.`);
}
