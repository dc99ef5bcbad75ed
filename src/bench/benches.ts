import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { BenchOptions } from "../terminal/application.ts";
import { threadCount } from "../assemble/open-llm.ts";
import { programFolder } from "../config/folders.ts";
import { openVad } from "../listen/open-vad.ts";
import { whisperChild, whisperProgram } from "../listen/whisper-child.ts";
import { openModels } from "../models/models.ts";
import { benchFirst } from "./first-requests.ts";
import { benchSafety } from "./safety.ts";
import { benchWords, renderWords } from "./words.ts";

/** The real recordings, heard by the Whisper model of the settings, without and with a prompt. */
async function benchDevClips(config: Config, { signal, write }: BenchOptions): Promise<string> {
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

/** Words a user's names would put into Whisper's prompt. */
const VOCABULARY = ["calendar", "Safari", "reminders", "mail", "Mum", "Anna", "timer"];

type Bench = (config: Config, options: BenchOptions) => Promise<string>;

/** Every benchmark by name: prints its table, and with `--out` leaves it there as Markdown. */
export const BENCHES: Readonly<
  Record<string, (config: Config, options: BenchOptions) => Promise<void>>
> = Object.fromEntries(
  Object.entries<Bench>({ first: benchFirst, words: benchDevClips, safety: benchSafety }).map(
    ([name, bench]) => [name, kept(name, bench)],
  ),
);

function kept(
  name: string,
  bench: Bench,
): (config: Config, options: BenchOptions) => Promise<void> {
  return async (config, options) => {
    const table = await bench(config, options);
    options.write(`${table}\n`);
    if (options.out === undefined) return;
    await mkdir(options.out, { recursive: true });
    await writeFile(join(options.out, `${name}.md`), `${table}\n`);
  };
}
