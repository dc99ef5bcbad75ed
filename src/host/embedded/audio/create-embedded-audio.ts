import { join } from "node:path";
import type { AudioHost, Volume } from "../../machine.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { jsonState } from "../state/json-state.ts";
import { type Mixer, systemMixer } from "./mixer.ts";
import { mixerPart, volume } from "./mixer-part.ts";

export type EmbeddedAudioOptions = {
  readonly state: string;
  /** Whether the machine's own mixer may be used; without one the volume is only remembered. */
  readonly useDevices: boolean;
};

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
  return mixerPart(mixer);
}
