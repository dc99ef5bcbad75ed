import { join } from "node:path";
import { threadCount } from "../assemble/open-llm.ts";
import type { Config } from "../config/config.ts";
import { programFolder } from "../config/folders.ts";
import { openVad } from "../listen/open-vad.ts";
import { whisperChild, whisperProgram } from "../listen/whisper-child.ts";
import { openModels } from "../models/models.ts";
import type { BenchOptions } from "../terminal/application.ts";
import { benchWords, renderWords } from "./words.ts";

/** Words a user's names would put into Whisper's prompt. */
const VOCABULARY = ["calendar", "Safari", "reminders", "mail", "Mum", "Anna", "timer"];

/** The real recordings, heard by the Whisper model of the settings, without and with a prompt. */
export async function benchDevClips(
  config: Config,
  { signal, write }: BenchOptions,
): Promise<string> {
  const models = openModels(config);
  const modelFile = await models.findModel(models.stt.id, signal);
  const stt = whisperChild({ program: whisperProgram(), modelFile, threads: threadCount() });
  const table = await benchWords({
    clipsDir: join(programFolder, "test/data/audio"),
    stt,
    vad: await openVad(),
    vocabulary: VOCABULARY,
    signal,
    onRow: ({ file, said }) => write(`${file}: ${said}\n`),
  });
  return renderWords(table);
}
