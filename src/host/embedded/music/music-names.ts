import { normalise } from "../../../language/normalise.ts";
import type { Named } from "../../../types/known-names.ts";
import type { MusicKind } from "../../machine.ts";
import type { MusicLibrary } from "./music-library.ts";

/** What a library has, by name; a name may come more than once. */
export type MusicTitles = Readonly<Record<MusicKind, readonly string[]>>;

/**
 * Names known of one library. 5,000 are keyed in a tenth of a second, once, and looked through in a
 * millisecond or two for each request: `node test/language/measure-titles.ts`.
 */
export const MOST_NAMES = 5_000;

/** Which names are left out last where there are too many: few artists stand for many songs. */
const FIRST: readonly MusicKind[] = ["playlist", "artist", "album", "song"];

export function titlesOf({ tracks, playlists }: MusicLibrary): MusicTitles {
  return {
    playlist: playlists.map(({ name }) => name),
    artist: tracks.flatMap(({ artist }) => artist ?? []),
    album: tracks.flatMap(({ album }) => album ?? []),
    song: tracks.map(({ title }) => title),
  };
}

/** Every playlist, artist, album and song once, `most` of them; long titles also without what stands behind them. */
export function musicNames(titles: MusicTitles, most = MOST_NAMES): readonly Named[] {
  const named = FIRST.flatMap((sort) => namesOf(sort, titles[sort]));
  return named.slice(0, most);
}

function namesOf(sort: MusicKind, names: readonly string[]): readonly Named[] {
  const known = new Map<string, Named>();
  for (const name of names) {
    const key = normalise(name);
    if (key === "" || known.has(key)) continue;
    const short = spokenTitle(name);
    const also = short === name ? {} : { also: [short] };
    known.set(key, { id: `${sort}:${name}`, name, sort, ...also });
  }
  return [...known.values()];
}

/** "Lamplight (2011 Remaster) [feat. Jo]", "Steam - Live at the Depot": nobody says all of that. */
const BRACKETS = /\s*[([][^)\]]*[)\]]/g;
const VERSION =
  /\s+(?:[-–—]\s+.*\b(?:remaster(?:ed)?|version|live|mix|edit|mono|stereo|demo|single|bonus)\b.*|(?:feat|ft)\.?\s.*)$/i;

function spokenTitle(name: string): string {
  const short = name.replace(BRACKETS, "").replace(VERSION, "").trim();
  return short === "" ? name : short;
}
