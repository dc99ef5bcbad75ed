import type { Asked, Dictionary, ScriptRecord, TermClass } from "./dictionary.ts";
import { record, rootOf, ScriptingError } from "./dictionary.ts";
import type { AppWorld } from "./world.ts";

/** What plays: ids of tracks in their order, and which one it is. */
type Playing = { state: "playing" | "paused" | "stopped"; queue: string[]; at: number };

const nothing = (): Playing => ({ state: "stopped", queue: [], at: 0 });

function playingIn(app: AppWorld): Playing {
  const { props } = rootOf(app);
  // Written here and nowhere else.
  return (props["playing"] ??= nothing()) as Playing;
}

const text = "r";
const track: TermClass = {
  properties: {
    name: text,
    artist: text,
    album: text,
    // A track keeps its id in every list it is in.
    persistentID: { get: ({ record: row }) => row.props["persistentID"] ?? row.id },
  },
};

function play({ app }: Asked, what: unknown, options: unknown): void {
  const now = playingIn(app);
  // A specifier comes as its record.
  const row = what as ScriptRecord | undefined;
  if (row === undefined) {
    if (now.queue.length > 0) now.state = "playing";
    return;
  }
  const isOnce = Boolean(Object(options)["once"]);
  // After a track of the library comes the next one of the library, whatever its album.
  const rows = row.class === "track" ? library(app) : (row.elements["tracks"] ?? []);
  const at = row.class === "track" ? rows.indexOf(row) : 0;
  const queue = isOnce ? [idOf(row)] : rows.map(idOf);
  Object.assign(now, { state: "playing", queue, at: isOnce ? 0 : at });
}

function library(app: AppWorld): ScriptRecord[] {
  return rootOf(app).elements["libraryPlaylists"]?.[0]?.elements["tracks"] ?? [];
}

function idOf({ props, id }: ScriptRecord): string {
  return String(props["persistentID"] ?? id);
}

function step({ app }: Asked, by: number): void {
  const now = playingIn(app);
  const at = Math.max(0, now.at + by);
  Object.assign(now, at < now.queue.length ? { at } : nothing());
}

function currentTrack({ app, mac, record: root }: Asked): ScriptRecord {
  const now = playingIn(app);
  const found = library(app).find((row) => idOf(row) === now.queue[now.at]);
  const isNameless = mac.world.macos >= 26 && root.props["streaming"] === true;
  if (now.state === "stopped" || !found || isNameless) {
    throw new ScriptingError(-1728, "Can't get current track.");
  }
  return found;
}

const state =
  (to: Playing["state"]) =>
  ({ app }: Asked) => {
    const now = playingIn(app);
    if (to === "stopped") Object.assign(now, nothing());
    else if (now.state !== "stopped") now.state = to;
  };

/** Music, as far as our scripts talk to it: a queue without a sound. */
export const music: Dictionary = {
  app: "Music",
  bundle: "com.apple.Music",
  classes: {
    application: {
      properties: {
        playerState: { get: ({ app }) => playingIn(app).state },
        currentTrack: { get: currentTrack },
        soundVolume: "rw",
        shuffleEnabled: "rw",
      },
      elements: { libraryPlaylists: "libraryPlaylist", userPlaylists: "userPlaylist" },
      commands: {
        play,
        pause: state("paused"),
        stop: state("stopped"),
        nextTrack: (asked) => step(asked, 1),
        previousTrack: (asked) => step(asked, -1),
        duplicate: (_, row, options) => {
          const original = row as ScriptRecord;
          // A specifier comes as its record.
          const { to } = options as { to: ScriptRecord };
          const props = { ...original.props, persistentID: idOf(original) };
          (to.elements["tracks"] ??= []).push(
            record("track", `${original.id} in ${to.id}`, { props }),
          );
        },
      },
    },
    libraryPlaylist: { properties: { name: "r" }, elements: { tracks: "track" } },
    userPlaylist: {
      properties: { name: "rw", persistentID: { get: ({ record: row }) => row.id } },
      elements: { tracks: "track" },
    },
    track,
  },
};
