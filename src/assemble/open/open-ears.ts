import type { Config } from "../../config/config.ts";
import type { AudioIn } from "../../listen/capture/audio-in.ts";
import { hear } from "../../listen/hear.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { Emit } from "../../types/event.ts";
import type { Utterance } from "../../types/utterance.ts";
import { openStt } from "./open-stt.ts";

export type Ears = {
  readonly config: Config;
  readonly names: () => Promise<readonly string[]>;
  readonly source: AudioIn;
  readonly emit: Emit;
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Utterances in some sound, by the detector and the Whisper model of the settings. */
export async function* openEars({
  config,
  names,
  source,
  emit,
  notice,
  signal,
}: Ears): AsyncGenerator<Utterance> {
  await using stt = await openStt(config, { signal, notice });
  const vad = await openVad();
  const { language } = config;
  yield* hear(source, { stt, vad, names: await names(), language, signal, emit });
}
