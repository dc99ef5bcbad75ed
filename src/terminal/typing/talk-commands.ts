import type { Config } from "../../config/config.ts";
import { messageOf } from "../../errors.ts";
import type { Answers } from "../../language/contract/answers.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { Application, ToolRow } from "../application.ts";
import { BLANK, bold, dim, hung, inOneRow, line } from "../output/piece.ts";
import type { Line } from "../output/piece.ts";
import { statLines } from "../person-lines.ts";

export type Talk = {
  readonly app: Application;
  readonly config: Config;
  readonly answers: Answers;
  readonly print: (...lines: readonly Line[]) => void;
  /** A request, as if it had been typed. */
  readonly request: (text: string) => void;
  readonly quit: () => void;
  readonly stats: Stats;
};

/** Whether numbers are told, and those of the last turn. */
export type Stats = { isShown: boolean; last: readonly TurnEvent[] };

type TalkCommand = { readonly about: string; readonly run: (talk: Talk) => void };

const COMMANDS: Readonly<Record<string, TalkCommand>> = {
  "/help": { about: "what there is", run: ({ print }) => print(...help(), BLANK) },
  "/undo": { about: "take the last thing back", run: askToUndo },
  "/tools": { about: "what I can do, tool by tool", run: showTools },
  "/stats": { about: "numbers under each answer, on or off", run: toggleStats },
  "/quit": { about: "leave", run: ({ quit }) => quit() },
};

/** Carries out what is meant for the terminal and not for the assistant; false where it is a request. */
export function talkCommand(text: string, talk: Talk): boolean {
  if (talk.answers.commandIn(text) === "quit") {
    talk.quit();
    return true;
  }
  const [name = ""] = /^\/[a-z]*(?=\s*$)/i.exec(text) ?? [];
  if (name === "") return false;
  const command = COMMANDS[name.toLowerCase()];
  if (command) command.run(talk);
  else talk.print(line(`There is no ${name}; /help shows what there is.`), BLANK);
  return true;
}

/** What a half-typed line may become. */
export function completions(typed: string, { commandPhrases }: Answers): readonly string[] {
  const phrases = Object.values(commandPhrases).flat();
  const known = typed.startsWith("/") ? Object.keys(COMMANDS) : phrases;
  return typed === "" ? Object.keys(COMMANDS) : known.filter((one) => one.startsWith(typed));
}

function help(): readonly Line[] {
  const rows = Object.entries(COMMANDS).map(([name, { about }]) =>
    hung(`  ${name.padEnd(8)}`, dim(about)),
  );
  return [
    line("Say or type what you need: “what's on tomorrow”, “remind me to call mum at five”."),
    ...rows,
    hung("  Escape  ", dim("stops what is going on")),
    hung("  Ctrl-C  ", dim("clears the line, then stops, then leaves; so does Ctrl-D or “bye”")),
    hung("  ↑ ↓ Tab ", dim("earlier requests; completes what is typed")),
  ];
}

function askToUndo({ answers, request }: Talk): void {
  const [words] = answers.commandPhrases.undo;
  if (words !== undefined) request(words);
}

function showTools({ app, config, print }: Talk): void {
  app.tools(config).then(
    (tools) => print(...byDomain(tools), BLANK),
    (error: unknown) => print(line(messageOf(error)), BLANK),
  );
}

function byDomain(rows: readonly ToolRow[]): readonly Line[] {
  const tools = rows.map(({ name, description }) => {
    const [domain = "", ...verb] = name.split(".");
    return { domain, verb: verb.join("."), description };
  });
  const domains = [...new Set(tools.map(({ domain }) => domain))];
  return domains.flatMap((domain) => [
    line(bold(domain)),
    ...tools
      .filter((tool) => tool.domain === domain)
      .map(({ verb, description }) =>
        hung(`  ${inOneRow(verb).padEnd(16)} `, dim(inOneRow(description))),
      ),
  ]);
}

function toggleStats({ stats, print }: Talk): void {
  stats.isShown = !stats.isShown;
  const state = stats.isShown ? "Numbers are shown under each answer." : "No numbers any more.";
  print(line(state), ...(stats.isShown ? stats.last.flatMap(statLines) : []), BLANK);
}
