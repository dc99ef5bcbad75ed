import { CommanderError } from "commander";
import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import type { Flags } from "../config/flags.ts";
import { UsageError } from "../errors.ts";
import type { Application } from "./application.ts";
import type { BenchFlags } from "./commands/bench.ts";
import type { DoctorFlags } from "./commands/doctor.ts";
import { createProgram, MODELS_EXAMPLES } from "./program.ts";

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

type Door = {
  readonly app: Application;
  readonly signal: AbortSignal;
  /** A command that runs with the settings and its arguments. */
  readonly on: (usage: string, description: string, run: Act) => Command;
};

function addCommands(program: Command, app: Application, signal: AbortSignal): void {
  const act = (command: Command, run: Act): Command =>
    command.action(async (...given: unknown[]) => {
      const { loadConfig } = await import("../config/load-config.ts");
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
    const { talk } = await import("./commands/talk.ts");
    using _alone = await app.holdInstance(config);
    await talk(app, config, signal);
  };
  act(program, talks);
  door.on("talk", "the same as no command", talks);
  program
    .command("doctor")
    .description("what is here, what is missing, and what to do next")
    .option("--open <name>", "on a Mac, open the settings of one service")
    .option("--connect", "also sign in at the mail server of the settings; nothing is sent")
    .action(async (given: DoctorFlags) => {
      const { doctor } = await import("./commands/doctor.ts");
      await doctor(app, program.opts<Flags>(), given);
    });
  addRequests(door);
  addLookups(door);
  addSelfTest(door);
  addChanges(door);
}

/** Commands that serve requests. */
function addRequests({ app, signal, on }: Door): void {
  on("ask <text...>", "answer one request", async (config, words) => {
    const { ask } = await import("./commands/ask.ts");
    await ask(app, config, { text: words.join(" "), signal });
  });
  const wav = on("listen", "answer what is said in a recording", async (config) => {
    const { wav: file, live } = wav.opts<{ wav?: string; live?: boolean }>();
    if (!file) {
      const hint = "sotto listen --wav FILE (- is standard input)";
      throw new UsageError("listen needs a recording.", { hint });
    }
    const { listen } = await import("./commands/listen.ts");
    await listen(app, config, { file, isLive: live ?? false, signal });
  })
    .option("--wav <file>", "a WAV file, or - for standard input")
    .option("--live", "in real time, as if it were said now");
}

/** Commands that show something. */
function addLookups({ app, signal, on }: Door): void {
  const ranked: Command = on(
    "rank [words...]",
    "which tools fit some words",
    async (config, words) => {
      const { rank } = await import("./commands/rank.ts");
      const isExplained = ranked.opts<{ why?: boolean }>().why ?? false;
      await rank(app, config, { words: words.join(" "), isExplained, signal });
    },
  ).option("--why", "and what speaks for the first ones and against them");
  on("tools", "the tools there are", async (config) => {
    const { listTools } = await import("./commands/tools.ts");
    await listTools(app, config);
  });
  const benches = Object.keys(app.benches).join(", ");
  const measured: Command = on(
    "bench <what>",
    `measure: ${benches}`,
    async (config, [what = ""]) => {
      const { bench } = await import("./commands/bench.ts");
      await bench(app, config, { what, ...measured.opts<BenchFlags>(), signal });
    },
  )
    .option("--quick", "fewer cases")
    .option("--sample <n>", "so many cases, or all")
    .option("--seed <n>", "which ones, and in which order")
    .option("--heard", "requests as they are heard, too")
    .option(
      "--set <name>",
      "of agent: other people's requests, in a home of their own; of homes: several (of them in one breath)",
    )
    .option("--out <dir>", "write reports there");
}

/** What the first person with a Mac runs. */
function addSelfTest({ app, signal, on }: Door): void {
  const tested: Command = on(
    "selftest [what]",
    "mac: ask this Mac everything sotto needs of it",
    async (config, [what = "mac"]) => {
      const { selftest } = await import("./commands/selftest.ts");
      await selftest(app, config, { what, ...tested.opts<{ write?: boolean }>(), signal });
    },
  ).option("--write", "also make, change and remove things of its own, after one yes");
}

/** Commands that change something of ours. */
function addChanges({ app, signal, on }: Door): void {
  addModels({ app, signal, on });
  on(
    "config [action] [key] [value...]",
    "get or set a setting, or show where they are",
    async (config, words) => {
      const { configCommand } = await import("./commands/config.ts");
      await configCommand(app, config, words);
    },
  );
  const undone: Command = on("undo [id]", "take the last effect back", async (config, [id]) => {
    const { undo } = await import("./commands/undo.ts");
    await undo(app, config, { id, ...undone.opts<{ list?: boolean }>() });
  }).option("--list", "what was done, newest first");
  on(
    "audit [action]",
    "verify: check that nothing in the audit was changed",
    async (config, given) => {
      const { audit } = await import("./commands/audit.ts");
      await audit(app, config, given[0]);
    },
  );
  const kept: Command = on(
    "memory",
    "what a conversation with a name remembers",
    async (config) => {
      const { memory } = await import("./commands/memory.ts");
      await memory(app, config, kept.opts<{ clear?: boolean }>());
    },
  ).option("--clear", "forget it");
  on("forget", "remove conversations, memory, transcripts and audio", async (config) => {
    const { forget } = await import("./commands/forget.ts");
    await forget(app, config);
  });
  on(
    "ring [what]",
    "on, off: whether what is due rings without sotto",
    async (config, [what = ""]) => {
      const { ring } = await import("./commands/ring.ts");
      await ring(app, config, what);
    },
  );
  on("sample", "make a sample home in the folder --home names", async (config) => {
    const { sample } = await import("./commands/sample.ts");
    await sample(app, config);
  });
}

function addModels({ app, signal, on }: Door): void {
  const shelf: Command = on(
    "models [action] [what]",
    "list, fetch, use, add, try or remove models",
    async (config, [action = "list", id]) => {
      const { models } = await import("./commands/models.ts");
      await models(app, config, { action, id, name: shelf.opts<{ id?: string }>().id, signal });
    },
  )
    .option("--id <name>", "with add: what the model is called; else by its file's name")
    .addHelpText("after", MODELS_EXAMPLES);
}
