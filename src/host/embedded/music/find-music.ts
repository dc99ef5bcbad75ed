import { distance } from "fastest-levenshtein";
import { HostFailure } from "../../../errors.ts";
import { normalise } from "../../../language/normalise.ts";
import type { MusicKind } from "../../machine.ts";
import type { LibraryTrack, MusicLibrary } from "./music-library.ts";

type Candidate = {
  readonly kind: MusicKind;
  readonly name: string;
  readonly paths: readonly string[];
};

type Wanted = { readonly query: string; readonly kind?: MusicKind };

/** Share of equal letters from which a name may be what was heard. */
const MIN_LIKENESS = 0.75;
const MAX_CANDIDATES = 5;

/** The tracks of the song, album, artist or playlist a query names best; `not_found` names what is near. */
export function findMusic(library: MusicLibrary, wanted: Wanted): readonly string[] {
  const all = candidatesOf(library).filter(({ kind }) => !wanted.kind || kind === wanted.kind);
  const best = bestOf(all, wanted.query) ?? bestBy(library, wanted);
  if (best) return best.paths;
  const near = all
    .map(({ name }) => ({ name, score: likeness(normalise(wanted.query), normalise(name)) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES);
  const names = [...new Set(near.map(({ name }) => name))];
  throw new HostFailure("not_found", `There is no music called ${wanted.query} here.`, names);
}

function candidatesOf({ tracks, playlists }: MusicLibrary): readonly Candidate[] {
  const groups = (kind: "artist" | "album"): readonly Candidate[] =>
    [...Map.groupBy(tracks, (track) => track[kind] ?? "")]
      .filter(([name]) => name !== "")
      .map(([name, members]) => ({ kind, name, paths: members.map(({ path }) => path) }));
  const songs = tracks.map(({ title, path }) => ({
    kind: "song" as const,
    name: title,
    paths: [path],
  }));
  const lists = playlists.map(({ name, paths }) => ({ kind: "playlist" as const, name, paths }));
  return [...groups("artist"), ...groups("album"), ...lists, ...songs];
}

function bestOf(candidates: readonly Candidate[], query: string): Candidate | undefined {
  const wanted = normalise(query);
  const scored = candidates
    .filter(({ paths }) => paths.length > 0)
    .map((candidate) => ({ candidate, score: score(wanted, normalise(candidate.name)) }));
  const ranked = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return ranked[0]?.candidate;
}

/** "Lamplight by Ines Moreau": what the artist made, found by its own name. */
function bestBy(library: MusicLibrary, { query, kind }: Wanted): Candidate | undefined {
  const [, name, artist] = /^(.+) by (.+)$/i.exec(query) ?? [];
  if (name === undefined || artist === undefined) return undefined;
  const isTheirs = (track: LibraryTrack): boolean =>
    score(normalise(artist), normalise(track.artist ?? "")) > 0;
  const theirs = candidatesOf({ tracks: library.tracks.filter(isTheirs), playlists: [] });
  return bestOf(
    theirs.filter((each) => !kind || each.kind === kind),
    name,
  );
}

/** 2 for the same name, above 1 for all of its words in a longer one, else how alike they look. */
function score(wanted: string, name: string): number {
  if (wanted === "" || name === "") return 0;
  if (wanted === name) return 2;
  const words = wanted.split(" ");
  const inside = words.every((word) => ` ${name} `.includes(` ${word} `));
  if (inside) return 1 + wanted.length / name.length;
  const alike = likeness(wanted, name);
  return alike >= MIN_LIKENESS ? alike : 0;
}

function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}
