import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOOKUPS } from "../../src/agent/run-turn.ts";
import { openAssistant } from "../../src/assemble/open/open-assistant.ts";
import { freshHome } from "../../src/bench/fresh-home.ts";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { ScriptLine } from "../../src/llm/script/script.ts";
import type { TurnEvent } from "../../src/types/event.ts";

let folder = "";
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-bad-models-"));
  const loaded = loadConfig({ state: join(folder, "state"), vectors: false }, { HOME: folder });
  config = { ...loaded, hasFastPath: false, hidden: ["shell"] };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One turn with a model that writes these, treated as a capable one: led by code, its values open. */
async function turn(text: string, lines: readonly ScriptLine[]): Promise<readonly TurnEvent[]> {
  const file = join(folder, "script.jsonl");
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  const treatedAs = { kind: "model", id: "qwen3.5-4b" } as const;
  await using fresh = await freshHome({ ...config, llm: { kind: "script", file, treatedAs } });
  const signal = new AbortController().signal;
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant(fresh.config, options);
  const events: TurnEvent[] = [];
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
  return events;
}

const answersIn = (events: readonly TurnEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === "answer" ? [event.text] : []));
const callsIn = (events: readonly TurnEvent[], kind: string): readonly string[] =>
  events.flatMap((event) => (event.type === "call" && event.kind === kind ? [event.name] : []));
const many = (line: ScriptLine): readonly ScriptLine[] => Array.from({ length: 11 }, () => line);
const call = (name: string, given: Record<string, string> = {}): ScriptLine => ({
  call: { name, arguments: given },
});

const TIMER = "set a timer for ten minutes";
const EVENTS = "what's on my calendar tomorrow";

describe("a capable model that goes wrong", () => {
  it.each<[string, string, readonly ScriptLine[], RegExp]>([
    ["calls eleven times", EVENTS, many(call("calendar.query", { from: "tomorrow" })), /tomorrow/i],
    ["calls what is hidden", "list this folder", many(call("shell.run", { command: "ls" })), /./],
    ["calls what nobody has", TIMER, many(call("timers.explode")), /^Sorry/],
    [
      "names a record nobody showed",
      EVENTS,
      many(call("calendar.delete_event", { id: "your_event_id" })),
      /^Which event\?|^Sorry/,
    ],
    ["writes half a call", TIMER, many({ raw: '{"name": "timers.set", "argum' }), /^Sorry/],
    ["says nothing", TIMER, many({ say: "" }), /./],
    ["loops in words", TIMER, [{ say: "and then ".repeat(400) }], /./],
    [
      "answers in another language",
      TIMER,
      many({ say: "Ich habe den Wecker auf zehn Minuten gestellt." }),
      /can't do that/,
    ],
    ["claims an act", TIMER, many({ say: "I've set the timer." }), /can't do that/],
    [
      "makes a fact up",
      EVENTS,
      many({ say: "You have a meeting at 10:00 AM tomorrow." }),
      /can't do that/,
    ],
  ])("%s: one answer, and the turn ends", async (...[, text, lines, expected]) => {
    const events = await turn(text, lines);
    expect(answersIn(events)).toHaveLength(1);
    expect(answersIn(events)[0]).toMatch(expected);
    expect(answersIn(events)[0]).not.toMatch(/10:00|Wecker|set the timer/);
    expect(callsIn(events, "business").length).toBeLessThanOrEqual(LOOKUPS);
    expect(callsIn(events, "business")).not.toContain("shell.run");
    expect(callsIn(events, "repair").length).toBeLessThanOrEqual(1);
    expect(events.at(-1)?.type).toBe("usage");
  });

  it("is asked to write a value again that nobody gave, with the reason, and then serves", async () => {
    const events = await turn("text Anna Lindqvist that the ladder is back", [
      call("messages.send", { to: "Roland", text: "the ladder is back" }),
      call("messages.send", { to: "Anna Lindqvist", text: "the ladder is back" }),
      { say: "I've sent it to Anna." },
    ]);
    expect(callsIn(events, "repair")).toEqual(["messages.send"]);
    expect(callsIn(events, "business")).toEqual(["messages.send"]);
    const usage = events.find((event) => event.type === "usage");
    expect(usage).toMatchObject({ businessCalls: 1, repairs: 1 });
  });

  it("may leave out what nobody said: that is asked for, and the rest is kept", async () => {
    const events = await turn("set a reminder for five", [
      call("reminders.create", { due: "at five" }),
    ]);
    expect(answersIn(events)).toEqual(["What should I remind you of?"]);
    expect(callsIn(events, "repair")).toEqual([]);
  });

  it("is not believed what its answer adds to a result", async () => {
    const events = await turn(EVENTS, [
      call("calendar.query", { from: "tomorrow" }),
      { say: "Tomorrow you have lunch with Roland at 13:47." },
    ]);
    expect(answersIn(events)[0]).not.toMatch(/Roland|13:47/);
    expect(answersIn(events)[0]).toMatch(/Dentist/);
  });
});
