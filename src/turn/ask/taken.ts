import { isCalledBy } from "../../grounding/entity-linking/record-keys.ts";
import { shownAt } from "../../tool/handle-book.ts";
import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import type { Clock } from "../../types/clock.ts";
import type { Owed, Taken } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import { itemsOf, leftOutOf, meantIn } from "./looks.ts";

export type Taking = {
  readonly handles: Pick<HandleBook, "resolve" | "recent">;
  readonly clock: Clock;
};

type RecordUse = Extract<Owed["use"], { readonly take: Taken }>;

/** The records that are meant, of those the looks found or that were shown last. */
export function takenOf(
  { handles, clock }: Taking,
  owed: Owed,
  made: readonly FinishedCall[],
): readonly HandleEntry[] {
  const { use } = owed;
  if (!("take" in use)) return [];
  const isToCome = use.isToCome === true || isNext(use.take);
  const left = new Set(
    leftOutOf(owed, made).flatMap((one) => shownBy(one, handles).map(({ handle }) => handle)),
  );
  const listed = meantIn(owed, made).flatMap((found) =>
    begun(found ? calledSo(shownBy(found, handles), found) : lastShown(handles, use), found),
  );
  const byHandle = new Map(listed.map((one) => [one.handle, one]));
  const meant = [...byHandle.values()].filter(
    ({ handle, id, at = 0 }) =>
      !left.has(handle) &&
      (!isToCome || at >= clock.now()) &&
      (use.at ?? use.ats?.[id] ?? at) === at &&
      (use.ids === undefined || use.ids.includes(id)),
  );
  const dropped = new Set(use.but ? endOf(meant, use.but) : []);
  return endOf(
    meant.filter((one) => !dropped.has(one)),
    use.take,
  );
}

/** So many of one end of their time; all of them as they were listed. */
function endOf(meant: readonly HandleEntry[], take: Taken): readonly HandleEntry[] {
  if (take === "all") return meant;
  const { from, count } = take;
  const byTime = meant.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return from === "last" ? byTime.slice(-count) : byTime.slice(0, count);
}

/** "Both trainings": what is called so, and nothing that only takes place in a training suite; where none is, what was found. */
function calledSo(listed: readonly HandleEntry[], { call }: FinishedCall): readonly HandleEntry[] {
  const { text } = call.arguments;
  const words = typeof text === "string" ? text.split(/\s+/u) : [];
  const called = listed.filter(({ facts: { title } }) =>
    isCalledBy(typeof title === "string" ? title : "", words),
  );
  return called.length > 0 ? called : listed;
}

/** "After eleven": what begins then, not what is still going on. */
function begun(
  listed: readonly HandleEntry[],
  found: FinishedCall | undefined,
): readonly HandleEntry[] {
  const meanings = Object.values(found?.call.meanings ?? {});
  const since = meanings.flatMap((one) =>
    one.kind === "when" && one.when.bound === "from" ? [one.when.from] : [],
  );
  return listed.filter(({ at }) => at === undefined || since.every((from) => at >= from));
}

function isNext(take: Taken): boolean {
  return take !== "all" && take.from === "next";
}

/** The records that a look found, as they are spoken of. */
export function shownBy(
  found: FinishedCall,
  handles: Pick<HandleBook, "resolve">,
): readonly HandleEntry[] {
  return itemsOf(found).flatMap(({ handle }) => (handle && handles.resolve(handle)) || []);
}

/**
 * The list that was shown last, or what was made or shown one by one since then; where one record is wanted,
 * what was read or made by itself after it.
 */
function lastShown(
  handles: Taking["handles"],
  { of, isOne = false, count }: Pick<RecordUse, "of" | "isOne" | "count">,
): readonly HandleEntry[] {
  const all = handles.recent(of);
  const shown = isOne ? shownAt : ({ listing }: HandleEntry): number => listing;
  const last = all.filter((one) => all[0] && shown(one) === shown(all[0]));
  return isOne || last.length > 1 ? last : oneByOne(handles.recent(), last).slice(0, count);
}

/** What was made or shown by itself, one after the other up to this, without anything else between them. */
function oneByOne(
  all: readonly HandleEntry[],
  last: readonly HandleEntry[],
): readonly HandleEntry[] {
  const sizes = Map.groupBy(all, ({ listing }) => listing);
  const isAlone = ({ kind, listing }: HandleEntry): boolean =>
    kind === last[0]?.kind && sizes.get(listing)?.length === 1;
  const end = all.findIndex((one) => !isAlone(one));
  const run = end < 0 ? all : all.slice(0, end);
  return run.length > 0 ? run : last;
}
