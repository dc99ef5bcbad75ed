import type { Tokens } from "../../../../tokens.ts";

export type DateOrder = "day-first" | "month-first";

/** Kept for as long as somebody holds the tokens. */
const orders = new WeakMap<Tokens, DateOrder>();

/** The same tokens, read by everybody with the dates in figures in this order: "10/6". */
export function inOrder<Some extends Tokens>(tokens: Some, order: DateOrder): Some {
  orders.set(tokens, order);
  return tokens;
}

/** The order in which the dates of some tokens are written. */
export function orderOf(tokens: Tokens): DateOrder {
  return orders.get(tokens) ?? "day-first";
}
