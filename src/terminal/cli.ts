import { CommanderError } from "commander";
import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import { loadConfig } from "../config/load-config.ts";
import type { Flags } from "../config/flags.ts";
import { UsageError } from "../errors.ts";
import type { Application } from "./application.ts";
import { ask } from "./commands/ask.ts";
import { audit } from "./commands/audit.ts";
import { bench } from "./commands/bench.ts";
import { configCommand } from "./commands/config.ts";
import { doctor, type DoctorFlags } from "./commands/doctor.ts";
import { forget } from "./commands/forget.ts";
import { listen } from "./commands/listen.ts";
import { memory } from "./commands/memory.ts";
import { models } from "./commands/models.ts";
import { rank } from "./commands/rank.ts";
import { talk } from "./commands/talk.ts";
import { listTools } from "./commands/tools.ts";
import { selftest } from "./commands/selftest.ts";
import { undo } from "./commands/undo.ts";
import { line } from "./output/piece.ts";
import { screen } from "./output/streams.ts";
import { createProgram } from "./program.ts";

export type Run = {
  readonly argv: readonly string[];
  readonly app: Application;
  readonly signal: AbortSignal;
};

type Act = (config: Config, given: readonly string[]) => Promise<void>;

/** Runs one command line. Throws AssistantError (UsageError for wrong usage); help and version end quietly. */
export async function runCli({ argv, app, signal }: Run): Promise<void> {
  const program = createProgram(argv);
  addCommands(program, app, signal);
  try {
    await program.parseAsync(argv, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    throw asUsage(error);
  }
}

/** Words that are no command were meant to be asked. */
function asUsage({ message }: CommanderError): UsageError {
  const word = /^error: too many arguments\. .*: (\S+?)[.,]/.exec(message)?.[1];
  const hint = "sotto --help shows what there is.";
  if (word === undefined) return new UsageError(message.replace(/^error: /, ""), { hint });
  return new UsageError(`unknown command ${word}.`, {
    hint: `sotto ask "…" asks something, sotto alone talks. ${hint}`,
  });
}

type BenchFlags = Omit<Parameters<typeof bench>[2], "what" | "signal">;

type Door = {
  readonly app: Application;
  readonly signal: AbortSignal;
  /** A command that runs with the settings and its arguments. */
  readonly on: (usage: string, description: string, run: Act) => Command;
};

function addCommands(program: Command, app: Application, signal: AbortSignal): void {
  const act = (command: Command, run: Act): Command =>
    command.action(async (...given: unknown[]) => {
      const config = loadConfig(program.opts<Flags>());
      // Commander passes the arguments, then the options, then the command.
      const words = given.slice(0, -2).flat();
      await run(
        config,
        words.filter((one) => typeof one === "string"),
      );
    });
  const door: Door = {
    app,
    signal,
    on: (usage, description, run) => act(program.command(usage).description(description), run),
  };
  const talks = async (config: Config): Promise<void> => {
    using _alone = app.holdInstance(config);
    await talk(app, config, signal);
  };
  act(program, talks);
  door.on("talk", "the same as no command", talks);
  program
    .command("doctor")
    .description("what is here, what is missing, and what to do next")
    .option("--open <name>", "on a Mac, open the settings of one service")
    .option("--connect", "also sign in at the mail server of the settings; nothing is sent")
    .action((given: DoctorFlags) => doctor(app, program.opts<Flags>(), given));
  addRequests(door);
  addLookups(door);
  addSelfTest(door);
  addChanges(door);
}

/** Commands that serve requests. */
function addRequests({ app, signal, on }: Door): void {
  on("ask <text...>", "answer one request", (config, words) =>
    ask(app, config, { text: words.join(" "), signal }),
  );
  const wav = on("listen", "answer what is said in a recording", async (config) => {
    const { wav: file, live } = wav.opts<{ wav?: string; live?: boolean }>();
    if (!file) {
      const hint = "sotto listen --wav FILE (- is standard input)";
      throw new UsageError("listen needs a recording.", { hint });
    }
    await listen(app, config, { file, isLive: live ?? false, signal });
  })
    .option("--wav <file>", "a WAV file, or - for standard input")
    .option("--live", "in real time, as if it were said now");
}

/** Commands that show something. */
function addLookups({ app, signal, on }: Door): void {
  const ranked: Command = on("rank [words...]", "which tools fit some words", (config, words) =>
    rank(app, config, {
      words: words.join(" "),
      isExplained: ranked.opts<{ why?: boolean }>().why ?? false,
      signal,
    }),
  ).option("--why", "and what speaks for the first ones and against them");
  on("tools", "the tools there are", async (config) => listTools(app, config));
  const benches = Object.keys(app.benches).join(", ");
  const measured: Command = on("bench <what>", `measure: ${benches}`, (config, [what = ""]) =>
    bench(app, config, { what, ...measured.opts<BenchFlags>(), signal }),
  )
    .option("--quick", "fewer cases")
    .option("--sample <n>", "so many cases, or all")
    .option("--seed <n>", "which ones, and in which order")
    .option("--heard", "requests as they are heard, too")
    .option("--out <dir>", "write reports there");
}

/** What the first person with a Mac runs. */
function addSelfTest({ app, signal, on }: Door): void {
  const tested: Command = on(
    "selftest <what>",
    "mac: ask this Mac everything sotto needs of it",
    (config, [what = ""]) =>
      selftest(app, config, { what, ...tested.opts<{ write?: boolean }>(), signal }),
  ).option("--write", "also make, change and remove things of its own, after one yes");
}

/** Commands that change something of ours. */
function addChanges({ app, signal, on }: Door): void {
  on("models [action] [id]", "list, fetch, use or remove models", (config, given) => {
    const [action = "list", id] = given;
    return models(config, { action, id, signal });
  });
  on(
    "config [action] [key] [value...]",
    "get or set a setting, or show where they are",
    (config, words) => configCommand(app, config, words),
  );
  const undone: Command = on("undo [id]", "take the last effect back", (config, [id]) =>
    undo(app, config, { id, ...undone.opts<{ list?: boolean }>() }),
  ).option("--list", "what was done, newest first");
  on(
    "audit [action]",
    "verify: check that nothing in the audit was changed",
    async (config, given) => audit(app, config, given[0]),
  );
  const kept: Command = on("memory", "what a conversation with a name remembers", async (config) =>
    memory(app, config, kept.opts<{ clear?: boolean }>()),
  ).option("--clear", "forget it");
  on("forget", "remove conversations, memory, transcripts and audio", async (config) =>
    forget(app, config),
  );
  on("sample", "make a sample home in the folder --home names", async (config) => {
    if (config.home.isSample) {
      throw new UsageError("sample needs a folder.", {
        hint: "sotto sample --home DIR [--now ISO]",
      });
    }
    await app.sample(config.home.folder, config);
    const { folder } = config.home;
    if (config.isJson) screen.json({ home: folder });
    else screen.print(line(`A sample home is in ${folder}.`));
  });
}
