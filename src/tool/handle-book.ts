import type { Remembered } from "../types/memory.ts";
import type { Item } from "../types/turn/result.ts";

/** A record a handle stands for, with what was last said of it. */
export type HandleEntry = Remembered;

export type Shown = {
  readonly kind: string;
  readonly id: string;
  readonly facts: Item;
  readonly at?: number | undefined;
  readonly isSent?: boolean | undefined;
  readonly people?: readonly string[] | undefined;
};

/** Short ids for records, stable within a conversation: the same record keeps its handle. */
export type HandleBook = {
  /** Issues handles for one list of records, in its order; `isOwn` where the user's own request found it. */
  readonly issue: (shown: readonly Shown[], isOwn: boolean) => readonly string[];
  readonly resolve: (handle: string) => HandleEntry | undefined;
  /** It is read, or changed, by itself. */
  readonly focusOn: (handle: string) => void;
  /** What was shown or read last first, each list in its order. */
  readonly recent: (kind?: string) => readonly HandleEntry[];
  readonly clear: () => void;
  /** Goes on with records of an earlier start: they keep their handles, and no new record gets one of them. */
  readonly restore: (records: readonly HandleEntry[]) => void;
};

/** When a record was last shown, or read by itself: what has the same was shown together. */
export function shownAt({ listing, focus = 0 }: Pick<HandleEntry, "listing" | "focus">): number {
  return Math.max(listing, focus);
}

/** What was listed last, in its order. */
export function lastListed(entries: readonly HandleEntry[]): readonly HandleEntry[] {
  const last = Math.max(0, ...entries.map(({ listing }) => listing));
  return entries
    .filter(({ listing }) => listing === last)
    .toSorted((one, other) => one.place - other.place);
}

/** One of a list that is shown again by itself keeps its place there: "and delete the last one". */
function alone(fresh: HandleEntry, known: HandleEntry | undefined): HandleEntry {
  if (!known) return fresh;
  const { listing, place } = known;
  return { ...fresh, listing, place, focus: fresh.listing, isOwn: known.isOwn || fresh.isOwn };
}

export function createHandleBook(): HandleBook {
  const entries = new Map<string, HandleEntry>();
  const handles = new Map<string, string>();
  const counts = new Map<string, number>();
  let listings = 0;
  const handleOf = numbering(handles, counts);
  return {
    issue: (shown, isOwn) => {
      listings += 1;
      return shown.map((record, place) => {
        const handle = handleOf(record);
        const fresh = { handle, ...record, listing: listings, place, isOwn };
        entries.set(handle, shown.length > 1 ? fresh : alone(fresh, entries.get(handle)));
        return handle;
      });
    },
    focusOn: (handle) => {
      const entry = entries.get(handle);
      if (entry) entries.set(handle, { ...entry, focus: (listings += 1) });
    },
    resolve: (handle) => entries.get(handle.trim().toLowerCase()),
    recent: (kind) =>
      [...entries.values()]
        .filter((entry) => kind === undefined || entry.kind === kind)
        .toSorted((one, other) => shownAt(other) - shownAt(one) || one.place - other.place),
    restore: (records) => {
      for (const record of records) {
        entries.set(record.handle, record);
        handles.set(`${record.kind}\n${record.id}`, record.handle);
        const number = Number(record.handle.split(":")[1]);
        counts.set(record.kind, Math.max(counts.get(record.kind) ?? 0, number));
        listings = Math.max(listings, shownAt(record));
      }
    },
    clear: () => {
      entries.clear();
      handles.clear();
      counts.clear();
    },
  };
}

/** Handles counted up by kind; the same record keeps its own. */
function numbering(
  handles: Map<string, string>,
  counts: Map<string, number>,
): (shown: Shown) => string {
  return ({ kind, id }) => {
    const known = handles.get(`${kind}\n${id}`);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const handle = `${kind}:${count}`;
    handles.set(`${kind}\n${id}`, handle);
    return handle;
  };
}
