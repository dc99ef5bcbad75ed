import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { Named } from "../../../types/known-names.ts";
import { MOST_NAMES, musicNames, type MusicTitles } from "../../embedded/music/music-names.ts";
import { jsonState } from "../../embedded/state/json-state.ts";
import type { MacTools } from "../mac-part.ts";

/** A library changes seldom, and one of ten thousand tracks takes seconds to tell: read anew after an hour. */
const FRESH_MS = 3_600_000;
/** What couldn't be read is asked for again after this: each question starts a process. */
const AGAIN_MS = 30_000;
/** A request waits no longer than this for names; without them its words are taken as they are. */
const TIMEOUT_MS = 4_000;

const texts = z.array(z.string());
const titles = z.object({ playlist: texts, artist: texts, album: texts, song: texts });
const kept = z.object({ at: z.number(), titles });
type Kept = z.infer<typeof kept>;

export type MacMusicNames = {
  readonly all: () => Promise<readonly Named[]>;
  /** Takes what was read on the way, for later. */
  readonly keep: (read: MusicTitles) => Promise<void>;
};

/**
 * What Music has by name. Music is never opened for it: while it is closed its names are those it had
 * when it was last read, also by an earlier run.
 */
export function macMusicNames(
  { scripts, state, clock }: MacTools,
  { hidden }: { readonly hidden: string },
): MacMusicNames {
  const file = join(state, "music-names.json");
  const saved = jsonState<Kept | null>({ file, schema: kept.nullable(), first: null });
  let now: { readonly kept: Kept; readonly names: readonly Named[] } | undefined;
  let failed: { readonly at: number; readonly why: HostFailure } | undefined;

  const take = (one: Kept): readonly Named[] => {
    const playlist = one.titles.playlist.filter((name) => name !== hidden);
    now = { kept: one, names: musicNames({ ...one.titles, playlist }) };
    return now.names;
  };
  const keep = async (read: MusicTitles): Promise<readonly Named[]> => {
    const one = { at: clock.now(), titles: distinct(read) };
    await saved.write(one);
    return take(one);
  };
  const look = async (): Promise<readonly Named[]> => {
    const input = { most: MOST_NAMES };
    const call = { script: "music/names", service: "music", input, timeoutMs: TIMEOUT_MS } as const;
    try {
      return await keep(await scripts.run(call, titles));
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      failed = { at: performance.now(), why: error };
      throw error;
    }
  };
  return {
    keep: async (read) => void (await keep(read)),
    async all() {
      const before = now?.kept ?? (await saved.read());
      const names = before && (now?.names ?? take(before));
      if (before && isWithin(clock.now() - before.at, FRESH_MS)) return names ?? [];
      if (failed && performance.now() - failed.at < AGAIN_MS) return orThrow(names, failed.why);
      return look().catch((error: unknown) => orThrow(names, error));
    },
  };
}

function isWithin(ageMs: number, limitMs: number): boolean {
  return ageMs >= 0 && ageMs < limitMs;
}

/** Old names are better than none. */
function orThrow(names: readonly Named[] | null, error: unknown): readonly Named[] {
  if (names) return names;
  throw error;
}

function distinct(read: MusicTitles): Kept["titles"] {
  const few = (names: readonly string[]): string[] => [...new Set(names)].slice(0, MOST_NAMES);
  const { playlist, artist, album, song } = read;
  return { playlist: few(playlist), artist: few(artist), album: few(album), song: few(song) };
}
