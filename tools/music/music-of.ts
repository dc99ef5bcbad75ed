import type { MusicState } from "../../src/host/machine.ts";
import type { SaidMusic } from "../../src/language/contract/sentences/music.ts";
import { clean } from "../speech.ts";

/** What plays, with its names as they are said. */
export function musicOf({ state, track }: MusicState): SaidMusic {
  if (!track) return { state, track: undefined };
  const artist = track.artist ? clean(track.artist) : undefined;
  return { state, track: { title: clean(track.title), artist } };
}
