import { z } from "zod";
import type { MusicLibrary } from "../../embedded/music/music-library.ts";
import type { AppScripts } from "../script/app-scripts.ts";

/** A property of every track; one that has none tells nothing. */
const texts = z.array(z.string().nullable());
const columns = z.object({
  ids: z.array(z.string()),
  titles: texts,
  artists: texts,
  albums: texts,
  listIds: z.array(z.string()),
  listNames: texts,
});

/** Marks what stands for a whole playlist among the ids of tracks. */
const LIST = "list:";

/** Everything Music has by name; ids stand where a folder of music has paths. */
export async function readLibrary(scripts: AppScripts): Promise<MusicLibrary> {
  const { ids, titles, artists, albums, listIds, listNames } = await scripts.read(
    { script: "music/library" },
    columns,
  );
  return {
    tracks: ids.map((path, at) => ({
      path,
      title: titles[at] ?? "",
      ...(artists[at] ? { artist: artists[at] } : {}),
      ...(albums[at] ? { album: albums[at] } : {}),
    })),
    playlists: listIds.map((id, at) => ({ name: listNames[at] ?? "", paths: [`${LIST}${id}`] })),
  };
}

/** What was found: one playlist, or tracks in their order. */
export function idsFound(paths: readonly string[]): {
  readonly list: string | null;
  readonly ids: readonly string[];
} {
  const [first = ""] = paths;
  return first.startsWith(LIST)
    ? { list: first.slice(LIST.length), ids: [] }
    : { list: null, ids: paths };
}
