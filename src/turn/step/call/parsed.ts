import type { JsonObject, JsonValue } from "../../../types/json.ts";

export function parsedOrNull(text: string): JsonValue {
  try {
    // JSON.parse gives exactly the JSON values.
    return JSON.parse(text) as JsonValue;
  } catch {
    return null; // what is not JSON is told to the model where arguments are read
  }
}

export function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
