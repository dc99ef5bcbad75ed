import type { Undo } from "../types/turn/result.ts";
import type { Envelope, Row } from "./define-tool.ts";
import { firstPart, unreadAfter } from "./text-parts.ts";

/** Rows a small context can carry. */
export const MAX_ROWS = 20;

type Rows = {
  readonly rows: readonly Row[];
  readonly more?: number;
  readonly isPartial?: boolean | undefined;
};

/** Up to 20 rows, with a count of the rest. */
export function items({ rows, more = 0, isPartial = false }: Rows): Envelope {
  const shown = rows.slice(0, MAX_ROWS);
  const left = more + rows.length - shown.length;
  return { items: shown, more: left, ...(isPartial ? { isPartial } : {}) };
}

/** One part of a text, from `offset`, cut at a line or word end when more follows; `record` is what has it. */
export function textPart(text: string, offset = 0, record?: Row): Envelope {
  const rest = text.slice(offset);
  const part = firstPart(rest);
  const unread = unreadAfter(rest, part);
  const of = record ? { record } : {};
  return unread
    ? { text: part, nextOffset: offset + part.length, unread, ...of }
    : { text: part, ...of };
}

export type Done = { readonly rows?: readonly Row[]; readonly undo?: Undo };

/** A finished act as one sentence, with the records it touched and how to take it back. */
export function done(sentence: string, { rows, undo }: Done = {}): Envelope {
  return {
    done: sentence,
    ...(rows ? { items: rows } : {}),
    ...(undo ? { undo } : {}),
  };
}
