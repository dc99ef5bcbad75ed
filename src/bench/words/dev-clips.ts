import { join } from "node:path";
import { openStt } from "../../assemble/open/open-stt.ts";
import type { Config } from "../../config/config.ts";
import { programFolder } from "../../config/folders.ts";
import { openVad } from "../../listen/vad/open-vad.ts";
import type { BenchOptions } from "../../terminal/application.ts";
import { benchWords, renderWords } from "./words.ts";

/** Words a user's names would put into Whisper's prompt. */
const VOCABULARY = ["calendar", "Safari", "reminders", "mail", "Mum", "Anna", "timer"];

/** The real recordings, heard by the Whisper model of the settings, without and with a prompt. */
export async function benchDevClips(
  config: Config,
  { signal, write }: BenchOptions,
): Promise<string> {
  await using stt = await openStt(config, {
    signal,
    notice: (sentence) => write(`${sentence}\n`),
  });
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
