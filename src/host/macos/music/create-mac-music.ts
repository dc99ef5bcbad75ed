import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import { findMusic } from "../../embedded/music/find-music.ts";
import { titlesOf } from "../../embedded/music/music-names.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { inTurn } from "../../embedded/state/in-turn.ts";
import { changedSince, undoInput } from "../../embedded/state/undo-input.ts";
import type { MusicHost, MusicState } from "../../machine.ts";
import type { Written } from "../../written.ts";
import { type AppScripts, appScripts } from "../script/app-scripts.ts";
import type { MacTools } from "../mac-part.ts";
import { idsFound, readLibrary } from "./mac-library.ts";
import { macMusicNames, type MacMusicNames } from "./mac-music-names.ts";
import type { Undone } from "../../../types/undone.ts";

const playing = z.object({
  state: z.string(),
  track: z
    .object({
      id: z.string(),
      title: z.string(),
      artist: z.string().nullable(),
      album: z.string().nullable(),
    })
    .nullable(),
});
type Playing = z.infer<typeof playing>;
const nothing = z.null();

/** Our list of what is played together; Music shows it among the user's own. */
const QUEUE = "sotto";
/** Music needs a moment to begin or stop; after this, in milliseconds, it is told as it is. */
const SETTLE_MS = 3_000;
const LOOK_EVERY_MS = 150;

/** Music of the Mac's own app, its library found by misheard names. */
export function createMacMusic(tools: MacTools): EmbeddedPart<MusicHost> {
  const scripts = appScripts(tools, "music");
  const names = macMusicNames(tools, { hidden: QUEUE });
  const queued = inTurn();
  const change = (act: (before: Playing) => Promise<Playing>): Promise<Written<MusicState>> =>
    queued(async () => {
      const before = await read(scripts);
      const now = await act(before);
      return { value: spoken(now), undo: { operation: "music.restore", input: { before, now } } };
    });
  return {
    host: {
      all: names.all,
      play: (what) => change(() => play({ scripts, names }, what)),
      control: (action) => change((before) => control(scripts, before, action)),
      state: async () => spoken(await read(scripts)),
    },
    undo: { "music.restore": (input) => queued(() => restore(scripts, input)) },
  };
}

function read(scripts: AppScripts): Promise<Playing> {
  return scripts.read({ script: "music/state" }, playing);
}

type Library = { readonly scripts: AppScripts; readonly names: MacMusicNames };

async function play(
  { scripts, names }: Library,
  { query, kind }: Parameters<MusicHost["play"]>[0],
): Promise<Playing> {
  if (query === undefined) return start(scripts, { list: null, ids: [] });
  const library = await readLibrary(scripts);
  await names.keep(titlesOf(library));
  return start(scripts, idsFound(findMusic(library, kind ? { query, kind } : { query })));
}

type Wanted = { readonly list: string | null; readonly ids: readonly string[] };

async function start(scripts: AppScripts, { list, ids }: Wanted): Promise<Playing> {
  const input = { list, ids: [...ids], queueName: QUEUE };
  await scripts.write({ script: "music/play", input }, nothing);
  return settled(scripts, ({ state }) => state === "playing");
}

type Action = Parameters<MusicHost["control"]>[0];

async function control(scripts: AppScripts, before: Playing, action: Action): Promise<Playing> {
  if (before.state === "stopped") throw new HostFailure("not_running", "No music is playing.");
  await press(scripts, action);
  return settled(scripts, (now) => {
    if (action === "pause") return now.state === "paused";
    if (action === "resume") return now.state === "playing";
    // At the beginning of a list there is nothing before, and a stream doesn't tell its name.
    return now.state === "stopped" || now.track?.id !== before.track?.id;
  });
}

async function press(scripts: AppScripts, action: Action | "stop"): Promise<void> {
  await scripts.write({ script: "music/control", input: { action } }, nothing);
}

async function settled(scripts: AppScripts, isThere: (now: Playing) => boolean): Promise<Playing> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const now = await read(scripts);
    if (isThere(now) || performance.now() > until) return now;
    await wait(LOOK_EVERY_MS);
  }
}

const restoring = z.object({ before: playing, now: playing });

async function restore(scripts: AppScripts, input: JsonObject): Promise<Undone> {
  const { before, now } = undoInput(restoring, input);
  const found = await read(scripts);
  if (found.state !== now.state || found.track?.id !== now.track?.id) {
    throw changedSince("The music");
  }
  if (before.state === "stopped") {
    await press(scripts, "stop");
    return { what: "music", isPlaying: false };
  }
  if (before.track && before.track.id !== now.track?.id) {
    await start(scripts, { list: null, ids: [before.track.id] });
  }
  const isPlaying = before.state !== "paused";
  await press(scripts, isPlaying ? "resume" : "pause");
  return { what: "music", isPlaying };
}

function spoken({ state, track }: Playing): MusicState {
  if (state === "stopped") return { state: "stopped" };
  const { title, artist, album } = track ?? {};
  return {
    // Winding is a kind of playing.
    state: state === "paused" ? "paused" : "playing",
    ...(title === undefined
      ? {}
      : { track: { title, ...(artist ? { artist } : {}), ...(album ? { album } : {}) } }),
  };
}
