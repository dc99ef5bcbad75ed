import { describe, expect, it, vi } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { english } from "../../src/language/en/english.ts";
import type { Application } from "../../src/terminal/application.ts";
import { Output } from "../../src/terminal/output/output.ts";
import { completions, talkCommand } from "../../src/terminal/typing/talk-commands.ts";
import type { Stats } from "../../src/terminal/typing/talk-commands.ts";
import type { TurnEvent } from "../../src/types/event.ts";

const { answers } = english;

const USAGE = {
  type: "usage",
  promptTokens: 0,
  evaluatedTokens: 0,
  generatedTokens: 0,
  steps: 0,
  businessCalls: 0,
  metaCalls: 0,
  repairs: 0,
  ms: { load: 0, rank: 7, prefill: 0, decode: 0, tool: 0, total: 9 },
} satisfies TurnEvent;

function open() {
  let shown = "";
  const log: string[] = [];
  const output = new Output({ write: (text) => (shown += text) });
  const stats: Stats = { isShown: false, last: [USAGE] };
  const tools = ["mail.send", "mail.search", "notes.read"].map((name) => ({
    name,
    load: "core",
    description: `About ${name}.`,
    signature: name,
    confirm: false,
    effect: "none",
  }));
  const talk = {
    // Only the tools are asked for.
    app: { tools: async () => tools } as unknown as Application,
    config: {} as Config,
    answers,
    stats,
    print: output.print.bind(output),
    request: (text: string) => void log.push(text),
    quit: () => void log.push("quit"),
  };
  return { say: (text: string) => talkCommand(text, talk), shown: () => shown, log, stats };
}

describe("what is typed while talking", () => {
  it.each(["exit", "quit", "bye", ":q", "/quit", "Quit.", "goodbye", "/QUIT "])(
    "%j leaves",
    (text) => {
      const { say, log } = open();
      expect(say(text)).toBe(true);
      expect(log).toEqual(["quit"]);
    },
  );

  it.each(["quit smoking reminder at five", "exit strategy note", "/etc/hosts", "what's up"])(
    "%j is a request",
    (text) => {
      const { say, log } = open();
      expect(say(text)).toBe(false);
      expect(log).toEqual([]);
    },
  );

  it("/undo asks for what “undo that” asks for", () => {
    const { say, log } = open();
    say("/undo");
    expect(log).toEqual(["undo that"]);
  });

  it("/tools shows the tools by their domains, one a line", async () => {
    const { say, shown } = open();
    say("/tools");
    await vi.waitFor(() => expect(shown()).not.toBe(""));
    expect(shown()).toMatch(
      /^mail\n {2}send +About mail\.send\.\n {2}search +About mail\.search\.\nnotes\n {2}read /,
    );
  });

  it("/stats turns the numbers on, tells those of the last turn, and off again", () => {
    const { say, shown, stats } = open();
    say("/stats");
    expect(stats.isShown).toBe(true);
    expect(shown()).toContain("· load 0 · rank 7 ·");
    say("/stats");
    expect(stats.isShown).toBe(false);
  });

  it("an unknown command is told in one sentence", () => {
    const { say, shown } = open();
    expect(say("/x")).toBe(true);
    expect(shown()).toBe("There is no /x; /help shows what there is.\n\n");
  });

  it("/help tells of every command, and Tab knows them", () => {
    const { say, shown } = open();
    say("/help");
    for (const name of completions("", answers)) expect(shown()).toContain(name);
    expect(completions("/st", answers)).toEqual(["/stats"]);
    expect(completions("undo tha", answers)).toEqual(["undo that", "undo that one"]);
  });
});
