/** What stands in texts that were read, by what stays the same as long as they do. */
export type KnownTexts = {
  readonly get: (key: string) => string | undefined;
  readonly put: (key: string, text: string) => void;
};

/** Texts that are remembered as long as a conversation lasts, the last read longest. */
const MOST = 1_000;

export function knownTexts(): KnownTexts {
  const known = new Map<string, string>();
  return {
    get: (key) => known.get(key),
    put: (key, text) => {
      known.set(key, text);
      for (const old of [...known.keys()].slice(0, Math.max(0, known.size - MOST)))
        known.delete(old);
    },
  };
}
