/** What reads a text that stays the same as long as its key does. */
export type ReadOnce = (key: string, read: () => Promise<string>) => Promise<string>;

/** Texts that are remembered as long as a conversation lasts, the last read longest. */
const MOST = 1_000;

export function readOnce(): ReadOnce {
  const known = new Map<string, string>();
  return async (key, read) => {
    const text = known.get(key) ?? (await read());
    known.delete(key);
    known.set(key, text);
    for (const old of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(old);
    return text;
  };
}
