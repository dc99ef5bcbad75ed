/** A record a handle stands for. */
export type HandleEntry = { readonly handle: string; readonly kind: string; readonly id: string };

/** Short ids for records, stable within a conversation: the same record keeps its handle. */
export type HandleBook = {
  readonly issue: (kind: string, id: string) => string;
  readonly resolve: (handle: string) => HandleEntry | undefined;
  /** Newest first. */
  readonly recent: (kind?: string) => readonly HandleEntry[];
};

export function createHandleBook(): HandleBook {
  const byHandle = new Map<string, HandleEntry>();
  const byRecord = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    issue: (kind, id) => {
      const known = byRecord.get(`${kind}\n${id}`);
      if (known) {
        const entry = byHandle.get(known);
        // Delete and set again, so that the order of the map is the order of use.
        byHandle.delete(known);
        if (entry) byHandle.set(known, entry);
        return known;
      }
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const handle = `${kind}:${count}`;
      byHandle.set(handle, { handle, kind, id });
      byRecord.set(`${kind}\n${id}`, handle);
      return handle;
    },
    resolve: (handle) => byHandle.get(handle.trim().toLowerCase()),
    recent: (kind) =>
      [...byHandle.values()].filter((entry) => !kind || entry.kind === kind).toReversed(),
  };
}
