import { Command, Option } from "commander";
import { aside, screen } from "./output/streams.ts";
import { jsonText } from "./output/json-text.ts";
import { versionText, versions } from "./version.ts";

/** Every flag of the machine interface, wherever it stands behind `sotto`. */
export function createProgram(argv: readonly string[]): Command {
  return new Command("sotto")
    .description("A voice assistant that runs wholly on this machine. Without a command: talk.")
    .option("--json", "one JSON object a line on standard output, nothing else")
    .option("--home <dir>", "folder with calendars, mail, notes … (embedded host)")
    .addOption(new Option("--host <name>", "where tools act").choices(["embedded", "macos"]))
    .option("--exposure <name>", "how tools are shown to the model")
    .option("--llm <id>", "language model, script:FILE or play:DIR")
    .option("--decide <script:file>", "keep the engine, force its decisions")
    .option("--now <iso>", "pretend it is this moment")
    .option("--tz <zone>", "time zone, such as Europe/Berlin")
    .option("--state <dir>", "folder for journal and conversations")
    .option("--models <dir>", "folder with model files")
    .option("--session <name>", "conversation to go on with")
    .addOption(
      new Option(
        "--confirm <how>",
        "answer questions: yes = plain ones, all = red ones too",
      ).choices(["no", "yes", "all", "ask"]),
    )
    .addOption(
      new Option(
        "--outbox <when>",
        "when what you send goes: now, or held for 8 seconds to be taken back",
      ).choices(["now", "hold"]),
    )
    .option("--language <code>", "language of the speech, such as en")
    .option("--no-fast-path", "always ask the model")
    .option("--no-vectors", "rank without the embedding model")
    .option("--quiet", "don't speak")
    .option("--stats", "tell what each answer took")
    .version(
      argv.includes("--json") ? jsonText(versions()) : versionText(),
      "--version",
      "version of sotto and of Node",
    )
    .addHelpText("after", EXAMPLES)
    .configureOutput({
      writeOut: (text) => screen.block(text),
      writeErr: (text) => aside.block(text),
      // Told by main, as every failure is.
      outputError: () => undefined,
    })
    .allowExcessArguments(false)
    .exitOverride();
}

const EXAMPLES = `
Examples:
  sotto                                          talk, by voice or keyboard
  sotto ask "what's on my calendar tomorrow"     one request
  sotto listen --wav request.wav                 one recording (- is standard input)
  sotto ask "new mail from Anna?" --json         events as JSON lines
  sotto sample --home ./home --now 2026-03-02T09:00
  sotto models list                              what there is, and what this machine can run
`;

export const MODELS_EXAMPLES = `
Examples:
  sotto models list                              what there is, and what this machine can run
  sotto models fetch qwen3.5-4b                  bring one here; without an id the usual ones
  sotto models use qwen3.5-4b                    the same, and use it from now on
  sotto models try smollm2-135m                  ten requests over a sample home: right, seconds, tokens
  sotto models add ~/Downloads/some-model.gguf --id mine
                                                 use a GGUF file of your own, where it lies
  sotto ask "what's on tomorrow" --llm mine      one request to it
  sotto models remove mine                       forget it (the file stays); others lose their file
`;
