import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, normalize } from "node:path/posix";
import type { Track } from "../../machine.ts";
import { walk } from "../search/walk.ts";

export type LibraryTrack = Track & { readonly path: string };
type Playlist = { readonly name: string; readonly paths: readonly string[] };
export type MusicLibrary = {
  readonly tracks: readonly LibraryTrack[];
  readonly playlists: readonly Playlist[];
};

const AUDIO = new Set([
  ".mp3",
  ".m4a",
  ".aac",
  ".flac",
  ".ogg",
  ".oga",
  ".opus",
  ".wav",
  ".aiff",
  ".wma",
]);
const PLAYLISTS = new Set([".m3u", ".m3u8"]);
const MAX_PLAYLIST_LINES = 10_000;

/** The tracks and playlists below a folder, in the order of their paths, and the folders they were looked for in. */
export async function readMusic(
  folder: string,
): Promise<MusicLibrary & { readonly folders: readonly string[] }> {
  const { files, folders } = await walk({ root: folder, what: "the music folder" });
  const paths = files.map((file) => file.path).toSorted();
  const tracks = paths.filter((path) => AUDIO.has(ending(path)));
  const known = new Set(tracks);
  const lists = paths.filter((path) => PLAYLISTS.has(ending(path)));
  const playlists = await Promise.all(lists.map((path) => readPlaylist(folder, path, known)));
  return {
    tracks: tracks.map((path) => ({ path, ...trackOf(path) })),
    playlists: playlists.filter((list) => list !== undefined),
    folders,
  };
}

function ending(path: string): string {
  return extname(path).toLowerCase();
}

/**
 * What a path says about a track: `Artist/Album/01 Title`, `Album/Title`, `Artist - Title`. A
 * number in front is the track's unless the title may begin with it ("99 Luftballons").
 */
export function trackOf(path: string): Track {
  const folders = dirname(path) === "." ? [] : dirname(path).split("/");
  const name = basename(path, extname(path)).replaceAll("_", " ");
  const title = name.replace(/^(?:0\d{1,2}[\s.)-]+|[12]?\d\s*[.)-]\s*|[12]\d\s+)(?=\S)/, "").trim();
  const [first = "", ...rest] = title.split(/\s+[-–]\s+/);
  const album = folders.at(-1);
  const artist = rest.length > 0 ? first : folders.at(-2);
  return {
    title: rest.length > 0 ? rest.join(" - ") : title,
    ...(artist === undefined ? {} : { artist }),
    ...(album === undefined ? {} : { album }),
  };
}

async function readPlaylist(
  folder: string,
  path: string,
  known: ReadonlySet<string>,
): Promise<Playlist | undefined> {
  try {
    const lines = (await readFile(join(folder, path), "utf8")).split(/\r?\n/, MAX_PLAYLIST_LINES);
    const named = lines
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => normalize(join(dirname(path), line.replaceAll("\\", "/"))));
    const paths = named.filter((each) => known.has(each));
    return { name: basename(path, extname(path)), paths };
  } catch {
    // Unreadable: its tracks can still be asked for by name.
    return undefined;
  }
}
