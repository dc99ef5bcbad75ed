import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { AudioHost, Volume } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import type { Mixer } from "./mixer.ts";
import type { Undone } from "../../../types/undone.ts";

export const volume = z.object({ level: z.number(), muted: z.boolean() });

/** The audio of a machine over whatever sets its volume, found when it is first needed. */
export function mixerPart(mixer: () => Promise<Mixer>): EmbeddedPart<AudioHost> {
  return {
    host: {
      volume: async () => (await mixer()).read(),
      setVolume: async (wanted) => setVolume(await mixer(), wanted),
    },
    undo: { "audio.restore": async (input) => restore(await mixer(), input) },
  };
}

async function setVolume(mixer: Mixer, { level, muted }: Volume): Promise<Written<Volume>> {
  if (!(level >= 0 && level <= 100)) {
    throw new HostFailure("invalid", "The volume goes from 0 to 100.");
  }
  const before = await mixer.read();
  await mixer.write({ level: Math.round(level), muted });
  // A mixer with few steps sets the nearest one.
  const value = await mixer.read();
  return { value, undo: { operation: "audio.restore", input: { before, now: value } } };
}

const restoring = z.object({ before: volume, now: volume });

async function restore(mixer: Mixer, input: JsonObject): Promise<Undone> {
  const { before, now } = undoInput(restoring, input);
  const found = await mixer.read();
  if (found.level !== now.level || found.muted !== now.muted) throw changedSince("The volume");
  await mixer.write(before);
  return { what: "volume", ...before };
}
