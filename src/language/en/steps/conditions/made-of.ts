import type { Condition } from "../../../contract/steps.ts";
import { otherwiseOf, putIn, timedBy } from "./its-request.ts";
import { leavesIt } from "./turns.ts";
import { nameIn, withGuest, withName } from "./whose.ts";
import { askedBy } from "./asks/asked-by.ts";

export type Said = {
  readonly condition: string;
  /** The request is for when it is not so. */
  readonly isUnless: boolean;
  readonly request: string;
  readonly otherwise: string | undefined;
};

/** A condition from its words and what hangs on it; undefined where either is empty. */
export function madeOf(said: Said): Condition | undefined {
  const condition = said.condition.trim().replace(/[?,;]+$/, "");
  if (condition === "" || said.request.trim() === "") return undefined;
  // "If it's there leave it, otherwise add it": what is to be done is for the other case.
  const isTurned = leavesIt(said.request) && said.otherwise !== undefined;
  const isUnless = said.isUnless !== isTurned;
  const first = isTurned ? said.otherwise : said.request;
  const second = isTurned || leavesIt(said.otherwise ?? "") ? undefined : said.otherwise;
  const { asks, kind, isNone, free, day, within, except, clash } = askedBy(
    condition,
    putIn(first, false),
  );
  const whose = nameIn(condition);
  const clean = (one: string): string =>
    withGuest(withName(one.trim().replace(/[.?!]+$/, ""), whose), whose);
  const timed = { free: isNone === isUnless ? undefined : free, day };
  const wanted = putIn(clean(first), free !== undefined);
  const request = timedBy(wanted, timed);
  return {
    asks: asks.replaceAll(/\s+/g, " ").trim(),
    kind,
    within,
    ...(except === undefined ? {} : { except }),
    ...(clash === undefined ? {} : { clash }),
    wants: isNone === isUnless ? "some" : "none",
    request,
    otherwise:
      second === undefined ? undefined : otherwiseOf(clean(second), { request, day: timed.day }),
  };
}
