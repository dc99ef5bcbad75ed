import type { Call } from "../../types/turn/call.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Item } from "../../types/turn/result.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";

export function looksOf(calls: readonly FinishedCall[]): readonly FinishedCall[] {
  return calls.filter(({ isLookup }) => isLookup);
}

/** The looks that it takes, in their order. */
export function wantedBy({ look, beside = [] }: Owed): readonly Omit<Call, "id">[] {
  return [...(look ? [look] : []), ...beside.map((one) => one.look)];
}

/** What a part owes, each with the looks that were made for it. */
export function owedWith(
  owes: readonly Owed[],
  calls: readonly FinishedCall[],
): readonly (readonly [owed: Owed, made: readonly FinishedCall[]])[] {
  let looks = looksOf(calls);
  return owes.map((owed) => {
    const count = wantedBy(owed).length;
    const made = looks.slice(0, count);
    looks = looks.slice(count);
    return [owed, made] as const;
  });
}

export function itemsOf({ result }: FinishedCall): readonly Item[] {
  return result.ok && "items" in result ? (result.items ?? []) : [];
}

/** The looks whose records are meant; none stands for what was shown last. */
export function meantIn(
  { look, beside = [] }: Owed,
  made: readonly FinishedCall[],
): readonly (FinishedCall | undefined)[] {
  const own = look ? made.slice(0, 1) : [undefined];
  const rest = look ? made.slice(1) : made;
  return [...own, ...rest.filter((_, at) => !beside[at]?.isLeftOut)];
}

export function leftOutOf(
  { look, beside = [] }: Owed,
  made: readonly FinishedCall[],
): readonly FinishedCall[] {
  return (look ? made.slice(1) : made).filter((_, at) => beside[at]?.isLeftOut);
}
