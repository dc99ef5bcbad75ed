import type { Undo } from "../types/turn/result.ts";

/** What a write left behind, and how to take it back. */
export type Written<Value> = { readonly value: Value; readonly undo: Undo };
