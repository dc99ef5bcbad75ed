import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import { chooseEngine } from "../../listen/whisper/choose-engine.ts";
import { engineMachine } from "../../listen/whisper/engine-machine.ts";
import type { SttEngine } from "../../listen/whisper/stt.ts";
import { whisperAddon } from "../../listen/whisper-addon/whisper-addon.ts";
import { whisperChild, whisperProgram } from "../../listen/whisper/whisper-child.ts";
import { knows } from "../../models/choose-model.ts";
import { openModels } from "../../models/models.ts";
import { threadCount } from "./open-llm.ts";

type Opening = {
  readonly signal: AbortSignal;
  readonly notice: (sentence: string) => void;
};

/** The Whisper of the settings, with its model checked; nothing is started before the first sound. */
export async function openStt(config: Config, { signal, notice }: Opening): Promise<SttEngine> {
  const models = openModels(config);
  const { id } = models.stt;
  if (!knows(models.stt, config.language)) {
    throw new UsageError(
      `The model ${id} hears English only, and the language is "${config.language}".`,
      {
        hint: "Take the one for many languages: sotto models use whisper-base",
      },
    );
  }
  const modelFile = await models.findModel(id, signal);
  const choice = chooseEngine(config.voice.engine, engineMachine());
  if (choice.notice !== undefined) notice(choice.notice);
  const options = { modelFile, threads: threadCount() };
  if (choice.engine === "whisper.node") return whisperAddon(options);
  return whisperChild({ ...options, program: whisperProgram() });
}
