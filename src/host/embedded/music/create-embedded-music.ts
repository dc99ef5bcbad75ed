import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MusicHost, MusicState } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { type JsonState, jsonState } from "../state/json-state.ts";
import { inTurn } from "../state/in-turn.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { findMusic } from "./find-music.ts";
import { libraryNames } from "./library-names.ts";
import { readMusic, trackOf } from "./music-library.ts";
import { type Player, SILENT_PLAYER, systemPlayer } from "./player.ts";
import { playing, type Queue, stepped } from "./queue.ts";
import type { Undone } from "../../../types/undone.ts";

export type EmbeddedMusicOptions = {
  readonly folder: string;
  readonly state: string;
  /** Whether the machine's own player may be used; without one the state is only remembered. */
  readonly useDevices: boolean;
  /** Instead of the machine's own. */
  readonly player?: Player;
};

const queue = z.object({
  state: z.enum(["playing", "paused", "stopped"]),
  paths: z.array(z.string()),
  at: z.number(),
});
const NOTHING: Queue = { state: "stopped", paths: [], at: 0 };

/** Music of a folder: what plays is remembered, and heard where the machine can play. */
export function createEmbeddedMusic(options: EmbeddedMusicOptions): EmbeddedPart<MusicHost> {
  const music = new Music(options);
  return {
    host: {
      all: libraryNames(options.folder),
      play: (what) => music.change((now) => music.played(now, what)),
      control: (action) => music.change(async (now) => stepped(now, action)),
      state: async () => spoken(await music.now()),
    },
    undo: { "music.restore": (input) => music.restore(input) },
    close: () => music.close(),
  };
}

class Music {
  readonly #options: EmbeddedMusicOptions;
  readonly #remembered: JsonState<Queue>;
  readonly #inTurn = inTurn();
  #player: Promise<Player> | undefined;
  #isFirst = true;

  constructor(options: EmbeddedMusicOptions) {
    this.#options = options;
    const file = join(options.state, "music.json");
    this.#remembered = jsonState<Queue>({ file, schema: queue, first: NOTHING });
  }

  async now(): Promise<Queue> {
    const found = await this.#remembered.read();
    const { isAudible } = await this.#playing();
    // What an earlier run played fell silent with it.
    const isOver = this.#isFirst && isAudible && found.state === "playing";
    return isOver ? { ...found, state: "paused" } : found;
  }

  /** One change at a time: remembered first, then heard. */
  change(act: (now: Queue) => Promise<Queue>): Promise<Written<MusicState>> {
    return this.#inTurn(async () => {
      const before = await this.now();
      const after = await act(before);
      await this.#set(before, after);
      const undo = { operation: "music.restore", input: { before, now: after } };
      return { value: spoken(after), undo };
    });
  }

  async played(now: Queue, { query, kind }: Parameters<MusicHost["play"]>[0]): Promise<Queue> {
    if (query === undefined && now.paths.length > 0) return { ...now, state: "playing" };
    const library = await readMusic(this.#options.folder);
    const paths =
      query === undefined
        ? library.tracks.map(({ path }) => path)
        : findMusic(library, kind ? { query, kind } : { query });
    if (paths.length === 0)
      throw new HostFailure("not_found", "There is no music in the music folder.");
    return { state: "playing", paths: [...paths], at: 0 };
  }

  restore(input: JsonObject): Promise<Undone> {
    const { before, now } = undoInput(restoring, input);
    return this.#inTurn(async () => {
      const found = await this.now();
      if (JSON.stringify(found) !== JSON.stringify(now)) throw changedSince("The music");
      await this.#set(found, before);
      return { what: "music", isPlaying: before.state === "playing" };
    });
  }

  close(): void {
    void this.#player?.then((player) => player.stop());
  }

  #playing(): Promise<Player> {
    const { player, useDevices } = this.#options;
    const found = useDevices ? systemPlayer() : Promise.resolve(undefined);
    this.#player ??= player ? Promise.resolve(player) : found.then((own) => own ?? SILENT_PLAYER);
    return this.#player;
  }

  async #set(before: Queue, after: Queue): Promise<void> {
    const player = await this.#playing();
    await this.#remembered.write(after);
    const isSame = !this.#isFirst && playing(before) === playing(after) && before.at === after.at;
    this.#isFirst = false;
    if (after.state === "stopped") return player.stop();
    if (after.state === "paused") return player.pause();
    if (isSame) return player.resume();
    const file = join(this.#options.folder, playing(after) ?? "");
    const goOn = (): Promise<unknown> => this.change(async (now) => stepped(now, "next"));
    // Nobody waits for what follows a track: where it fails, the music ends.
    player.play(file, () => void goOn().catch(() => player.stop()));
  }
}

const restoring = z.object({ before: queue, now: queue });

function spoken(now: Queue): MusicState {
  const path = playing(now);
  if (path === undefined || now.state === "stopped") return { state: "stopped" };
  return { state: now.state, track: trackOf(path) };
}
