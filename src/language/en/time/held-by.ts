import type { Conventions } from "../../../types/time/conventions.ts";
import type { Tokens } from "../../tokens.ts";
import { conventions } from "./conventions.ts";

/** How dates in figures are written where they are from ("10/6"), and whose holidays are meant. */
type Held = Pick<Conventions, "dates" | "country">;

/** Kept for as long as somebody holds the tokens. */
const kept = new WeakMap<Tokens, Held>();

/** The same tokens, read by everybody by these conventions. */
export function heldBy<Some extends Tokens>(tokens: Some, held: Held): Some {
  kept.set(tokens, held);
  return tokens;
}

/** The conventions some tokens are read by. */
export function heldIn(tokens: Tokens): Held {
  return kept.get(tokens) ?? conventions;
}

export type DateOrder = Conventions["dates"];

const orders = new WeakMap<Tokens, DateOrder>();

/** The order of the dates in figures: where one of them can only be read in one ("4/27 - 5/1"), all are. */
export function orderOf(tokens: Tokens): DateOrder {
  const known = orders.get(tokens) ?? toldOrder(tokens) ?? heldIn(tokens).dates;
  orders.set(tokens, known);
  return known;
}

const MONTHS = 12;

function toldOrder(tokens: Tokens): DateOrder | undefined {
  for (const { word } of tokens) {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?$/.exec(word) ?? [];
    if (Number(first) > MONTHS) return "day-first";
    if (Number(second) > MONTHS) return "month-first";
  }
  return undefined;
}
