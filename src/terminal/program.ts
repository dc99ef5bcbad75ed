import { Command, Option } from "commander";

/** Every flag of the machine interface, wherever it stands behind `sotto`. */
export function createProgram(): Command {
  return new Command("sotto")
    .description("A voice assistant that runs wholly on this machine. Without a command: talk.")
    .option("--json", "one JSON object a line on standard output, nothing else")
    .option("--home DIR", "folder with calendars, mail, notes … (embedded host)")
    .addOption(new Option("--host NAME", "where tools act").choices(["embedded", "macos"]))
    .option("--exposure NAME", "how tools are shown to the model")
    .option("--llm ID", "language model, or script:FILE")
    .option("--decide script:FILE", "keep the engine, force its decisions")
    .option("--now ISO", "pretend it is this moment")
    .option("--tz ZONE", "time zone, such as Europe/Berlin")
    .option("--state DIR", "folder for journal and conversations")
    .option("--models DIR", "folder with model files")
    .option("--session NAME", "conversation to go on with")
    .addOption(
      new Option("--confirm HOW", "answer questions: yes = plain ones, all = red ones too").choices(
        ["no", "yes", "all", "ask"],
      ),
    )
    .addOption(new Option("--outbox WHEN", "when mail and messages go").choices(["now", "hold"]))
    .option("--language CODE", "language of the speech, such as en")
    .option("--no-fast-path", "always ask the model")
    .option("--no-vectors", "rank without the embedding model")
    .option("--quiet", "don't speak")
    .addHelpText("after", EXAMPLES)
    .showHelpAfterError("(sotto --help shows what there is)")
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
