import type { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";

/** What an undo needs, as plain JSON: fields that are undefined are not there. */
export function undoData(data: object): JsonObject {
  // What JSON gives back for an object is one of JSON.
  return JSON.parse(JSON.stringify(data)) as JsonObject;
}

/** Reads it back; fails with `invalid` where somebody has damaged it. */
export function readUndo<Data>(input: JsonObject, schema: z.ZodType<Data>): Data {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new HostFailure("invalid", "What was noted for undoing that is damaged.");
}

/** An act that takes something back: where it is gone or changed, that is no longer possible. */
export async function takingBack<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof HostFailure && error.failure === "not_found") {
      throw new HostFailure("invalid", "It has been changed since, so I can't take that back.");
    }
    throw error;
  }
}

/** Fails with `invalid` for a record that isn't as we left it. */
export function expectVersion(
  now: { readonly version: string; readonly title: string },
  version: string,
): void {
  if (now.version === version) return;
  const sentence = `“${now.title}” has been changed since, so I can't take that back.`;
  throw new HostFailure("invalid", sentence);
}

/** Lets every undo through once. */
export function onceEach(): (nonce: string) => void {
  const used = new Set<string>();
  return (nonce) => {
    if (used.has(nonce)) throw new HostFailure("invalid", "That has been taken back already.");
    used.add(nonce);
  };
}
