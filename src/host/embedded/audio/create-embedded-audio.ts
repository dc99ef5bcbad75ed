import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { AudioHost, Volume } from "../../machine.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../part.ts";
import { jsonState } from "../state/json-state.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { type Mixer, systemMixer } from "./mixer.ts";

export type EmbeddedAudioOptions = {
  readonly state: string;
  /** Whether the machine's own mixer may be used; without one the volume is only remembered. */
  readonly useDevices: boolean;
};

const volume = z.object({ level: z.number(), muted: z.boolean() });
const FIRST: Volume = { level: 50, muted: false };

/** The volume of the machine's mixer, or of one that is only remembered where there is none. */
export function createEmbeddedAudio({
  state,
  useDevices,
}: EmbeddedAudioOptions): EmbeddedPart<AudioHost> {
  const remembered = jsonState({ file: join(state, "volume.json"), schema: volume, first: FIRST });
  let found: Promise<Mixer> | undefined;
  const mixer = (): Promise<Mixer> =>
    (found ??= useDevices
      ? systemMixer().then((system) => system ?? remembered)
      : Promise.resolve(remembered));
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

async function restore(mixer: Mixer, input: JsonObject): Promise<string> {
  const { before, now } = undoInput(restoring, input);
  const found = await mixer.read();
  if (found.level !== now.level || found.muted !== now.muted) throw changedSince("The volume");
  await mixer.write(before);
  return before.muted ? "The sound is off again." : `The volume is ${before.level} again.`;
}
