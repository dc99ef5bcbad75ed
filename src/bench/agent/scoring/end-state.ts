import type { Difference } from "../cases/agent-case.ts";
import type { HomeRecord } from "./home-state.ts";
import { fits, fitsAll } from "./match-facts.ts";

export type HomeDiff = {
  readonly gone: readonly HomeRecord[];
  readonly fresh: readonly HomeRecord[];
};

/** What is in one state of a home and not in the other, counted: two of the same are two. */
export function diffHomes(before: readonly HomeRecord[], after: readonly HomeRecord[]): HomeDiff {
  return { gone: without(before, after), fresh: without(after, before) };
}

function without(
  records: readonly HomeRecord[],
  others: readonly HomeRecord[],
): readonly HomeRecord[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    const key = JSON.stringify(other);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return records.filter((record) => {
    const key = JSON.stringify(record);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

/** Whether anything differs that no expected difference is about, or in another way. */
export function strayIn(diff: HomeDiff, expected: readonly Difference[]): boolean {
  // What is still to be done is no stray difference, so that each is taken alone, where it came about.
  const made = expected.filter((one) => {
    const { was, is } = one;
    const isGone = !was || diff.gone.some((row) => row.what === one.what && fitsAll(was, row));
    return isGone && (!is || diff.fresh.some((row) => row.what === one.what && fitsAll(is, row)));
  });
  return wrongIn(diff, made) !== undefined;
}

/** Nothing where the differences are exactly the expected ones, else the first thing that is wrong. */
export function wrongIn(diff: HomeDiff, expected: readonly Difference[]): string | undefined {
  let { gone, fresh } = diff;
  for (const { what, was, is } of expected) {
    if (was) {
      const found = gone.find((record) => record.what === what && fitsAll(was, record));
      if (!found) return `no ${what} is gone or changed that was ${JSON.stringify(was)}`;
      gone = is ? gone.filter((one) => one !== found) : withoutSeries(gone, found);
    }
    if (is) {
      const found = fresh.find((record) => record.what === what && fitsAll(is, record));
      if (!found) return `no ${what} is now ${JSON.stringify(is)}`;
      fresh = withoutSeries(fresh, found);
      // What there is one of is replaced by what it is now.
      if (what === "volume" || what === "music") gone = gone.filter((one) => one.what !== what);
    }
  }
  const [extra] = [
    ...fresh.filter((one) => !isSeen(one, gone)),
    ...gone.filter((one) => !isNew(one, fresh)),
  ];
  return extra && `more differs: ${JSON.stringify(extra).slice(0, 160)}`;
}

/** A mail that was shown is no longer new: that is no matter of its own. */
function isSeen(one: HomeRecord, gone: readonly HomeRecord[]): boolean {
  if (one.what !== "mail" || one["unread"] !== false) return false;
  const before = JSON.stringify({ ...one, unread: true });
  return gone.some((other) => JSON.stringify(other) === before);
}

function isNew(one: HomeRecord, fresh: readonly HomeRecord[]): boolean {
  return fresh.some((other) => isSeen(other, [one]));
}

/** A series shows as many occurrences; one of them stands for all. */
function withoutSeries(records: readonly HomeRecord[], found: HomeRecord): readonly HomeRecord[] {
  const isSame = (one: HomeRecord): boolean =>
    one === found ||
    (one["repeat"] === true &&
      one.what === found.what &&
      fits(String(found["title"]), one["title"]));
  return records.filter((one) => !isSame(one));
}
