import { createHash } from "node:crypto";
import type { JsonObject, JsonValue } from "../types/json.ts";

/** JSON with sorted keys and no blanks: the same value always gives the same text. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(",")}}`;
}

/** What one approval stands for: this tool, these resolved arguments and what they mean, these versions of their records, as they were shown. */
export function callHash(call: {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly meant?: JsonObject;
  readonly versions: JsonObject;
  readonly shown: string;
}): string {
  return digest(call);
}

/** `sha256:` over the canonical text of a value. */
export function digest(value: JsonValue): string {
  return `sha256:${createHash("sha256").update(canonicalJson(value)).digest("hex")}`;
}
