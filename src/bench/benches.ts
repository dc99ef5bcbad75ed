import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { reportLines } from "./report/json-lines.ts";
import type { Application, BenchOptions } from "../terminal/application.ts";

type Bench = (config: Config, options: BenchOptions) => Promise<string>;

/** Loaded when one is asked for, so that no other command waits for them. */
const LOADERS: Readonly<Record<string, () => Promise<Bench>>> = {
  first: async () => (await import("./words/first-requests.ts")).benchFirst,
  words: async () => (await import("./words/dev-clips.ts")).benchDevClips,
  voice: async () => (await import("./voice/voice.ts")).benchVoice,
  agent: async () => (await import("./agent/agent.ts")).benchAgent,
  homes: async () => (await import("./homes/homes.ts")).benchHomes,
  grammar: async () => (await import("./agent/grammar/grammar.ts")).benchGrammar,
  discovery: async () => (await import("./discovery/discovery-command.ts")).benchIndex,
  tokens: async () => (await import("./tokens/tokens-command.ts")).benchTokens,
  "first-call": async () => (await import("./tokens/first-call-command.ts")).benchFirstCall,
  times: async () => (await import("./times/times.ts")).benchTimes,
  singles: async () => (await import("./singles/singles.ts")).benchSingles,
  joined: async () => (await import("./singles/joined.ts")).benchJoined,
  safety: async () => (await import("./safety/safety.ts")).benchSafety,
};

/** Every benchmark by name: prints its table, and with `--out` leaves it there as Markdown. */
export const BENCHES: Readonly<
  Record<string, (config: Config, options: BenchOptions) => Promise<void>>
> = Object.fromEntries(Object.entries(LOADERS).map(([name, load]) => [name, kept(name, load)]));

/** Ten requests to one model, for who wonders whether it serves. */
export const tryModel: Application["tryModel"] = async (config, options) => {
  const bench = await import("./agent/try-model.ts");
  return bench.tryModel(config, options);
};

/** A benchmark that prints its report and leaves it where it is asked to. */
export function kept(
  name: string,
  load: () => Promise<Bench>,
): (config: Config, options: BenchOptions) => Promise<void> {
  return async (config, options) => {
    const bench = await load();
    // What is told on the way is for a person: it is no part of the lines a machine reads.
    const write = config.isJson ? options.aside : options.write;
    const table = await bench(config, { ...options, write });
    if (config.isJson) reportLines(name, table).forEach((line) => options.json(line));
    else options.write(`${table}\n`);
    if (options.out === undefined) return;
    await mkdir(options.out, { recursive: true });
    await writeFile(join(options.out, `${name}${whose(config)}.md`), `${table}\n`);
  };
}

/** What a model that was named leaves, or another language, stands beside what the default ones left. */
function whose({ llm, language }: Config): string {
  const model = llm.kind === "model" && llm.id !== undefined ? `-${llm.id}` : "";
  return language === "en" ? model : `${model}-${language}`;
}
