import type { Config } from "../config/config.ts";
import type { AudioIn } from "../listen/audio-in.ts";
import { hear } from "../listen/hear.ts";
import { openVad } from "../listen/open-vad.ts";
import { whisperChild, whisperProgram } from "../listen/whisper-child.ts";
import { openModels } from "../models/models.ts";
import type { Emit } from "../types/event.ts";
import type { Utterance } from "../types/utterance.ts";
import { threadCount } from "./open-llm.ts";

type Ears = {
  readonly config: Config;
  readonly names: () => Promise<readonly string[]>;
  readonly source: AudioIn;
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

/** Utterances in some sound, by the detector and the Whisper model of the settings. */
export async function* openEars({
  config,
  names,
  source,
  emit,
  signal,
}: Ears): AsyncGenerator<Utterance> {
  const models = openModels(config);
  const modelFile = await models.findModel(models.stt.id, signal);
  const stt = whisperChild({
    program: whisperProgram(),
    modelFile,
    threads: threadCount(),
  });
  const vad = await openVad();
  const { language } = config;
  yield* hear(source, { stt, vad, names: await names(), language, signal, emit });
}
