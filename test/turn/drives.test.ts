import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAssistant } from "../../src/assemble/open/open-assistant.ts";
import { freshHome } from "../../src/bench/fresh-home.ts";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { ScriptLine } from "../../src/llm/script/script.ts";

let folder = "";
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-drives-"));
  const loaded = loadConfig({ state: join(folder, "state"), vectors: false }, { HOME: folder });
  config = { ...loaded, hasFastPath: false };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A conversation over the sample home with a model that decides by itself: what was called in it, and answered last. */
async function talk(said: readonly string[], lines: readonly ScriptLine[]) {
  const file = join(folder, "script.jsonl");
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  const treatedAs = { kind: "model", id: "qwen3.5-4b" } as const;
  await using fresh = await freshHome({ ...config, llm: { kind: "script", file, treatedAs } });
  const signal = new AbortController().signal;
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant(fresh.config, options);
  const calls: string[] = [];
  const results: string[] = [];
  const asked: string[] = [];
  let answer = "";
  for (const text of said) {
    const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
    await assistant.turn({
      utterance,
      signal,
      emit: (event) => {
        if (event.type === "call") calls.push(`${event.name}${event.kind === "repair" ? "?" : ""}`);
        if (event.type === "confirm") asked.push(`${event.level}: ${event.text}`);
        if (event.type === "result") results.push(JSON.stringify(event));
        if (event.type === "answer") answer = event.text;
      },
    });
  }
  return { calls, results, asked, answer };
}

type Given = Record<string, string | string[]>;
const call = (name: string, given: Given = {}): ScriptLine => ({
  call: { name, arguments: given },
});
const back = call("conversation.take_back");
const namesOf = (lines: readonly ScriptLine[]): readonly string[] =>
  lines.flatMap((line) => ("call" in line ? [line.call.name] : []));

describe("a model that decides by itself", () => {
  it.each<[string, readonly string[], readonly ScriptLine[], RegExp]>([
    [
      "corrects what it did: it takes that back and does the other",
      ["remind me to water the ferns", "no, the cactus, I meant"],
      [
        call("reminders.create", { title: "water the ferns" }),
        { say: "Reminder set: water the ferns." },
        back,
        call("reminders.create", { title: "water the cactus" }),
        { say: "“water the ferns” is off the list again, and water the cactus is set." },
      ],
      /cactus/,
    ],
    [
      "takes back what it did a moment ago, and does the other",
      ["remind me to water the ferns"],
      [
        call("reminders.create", { title: "water the ferns" }),
        back,
        call("reminders.create", { title: "water the ferns", due: "tomorrow at five" }),
        { say: "You will be reminded to water the ferns tomorrow at five." },
      ],
      /tomorrow at five/,
    ],
    [
      "makes an event of what stands in a mail",
      ["put what Anna proposes in her newest mail into the calendar for Friday at ten"],
      [
        call("mail.recent", { from: "Anna" }),
        call("mail.read", { id: "mail:1" }),
        call("calendar.create_event", { title: "Meet Anna", start: "Friday at ten" }),
        { say: "Added: Meet Anna." },
      ],
      /Added/,
    ],
    [
      "looks up more than it may act",
      ["which of my notes, mails and messages speak of the ladder"],
      [
        call("notes.search", { query: "ladder" }),
        call("mail.search", { text: "ladder" }),
        call("messages.search", { text: "ladder" }),
        call("reminders.list", { text: "ladder" }),
        call("calendar.query", { text: "ladder" }),
        { say: "Which ladder do you mean?" },
      ],
      /Which ladder/,
    ],
    [
      "does one act for several records",
      ["tick off my reminders of today"],
      [
        call("reminders.list", { due: "all" }),
        call("reminders.complete", { id: ["reminder:1", "reminder:2"] }),
        { say: "" },
      ],
      /./,
    ],
  ])("%s", async (...[, said, lines, expected]) => {
    const { calls, answer } = await talk(said, lines);
    expect(calls).toEqual(namesOf(lines));
    expect(answer).toMatch(expected);
  });

  it("sees a record again as it was before what it took back", async () => {
    const lines = [
      call("calendar.query", { text: "dentist" }),
      call("calendar.update_event", { id: "event:1", start: "noon" }),
      back,
      { say: "It is as it was." },
    ];
    const { results } = await talk(["move the dentist to noon, no, leave it"], lines);
    const [shown, moved, again] = results;
    expect(again).toContain("event:1");
    const timeOf = (text = ""): string => /\d+(?::\d+)? [ap]m/.exec(text)?.[0] ?? "";
    expect([timeOf(again) === timeOf(shown), timeOf(again) === timeOf(moved)]).toEqual([
      true,
      false,
    ]);
  });

  it("sends a draft by its name alone, and the question shows all that leaves", async () => {
    const draft = { to: "Anna", subject: "The ladder", body: "It stands in the shed." };
    const { asked, results } = await talk(
      ["draft a mail to Anna, subject the ladder, that it stands in the shed", "send it"],
      [
        call("mail.create_draft", draft),
        { say: "" },
        call("mail.send", { draft_id: "mail:1" }),
        { say: "" },
      ],
    );
    expect(asked.join()).toMatch(/^plain: [^]*Anna[^]*@[^]*The ladder[^]*It stands in the shed/);
    expect(results.at(-1)).toMatch(/outbox/i);
  });

  it("sends a draft with what is said otherwise, and a mail on without a word of its own", async () => {
    const { asked } = await talk(
      [
        "draft a mail to Anna that the ladder is here",
        "send it, subject news",
        "forward Anna's newest mail to Anna",
      ],
      [
        call("mail.create_draft", { to: "Anna", subject: "Ladder", body: "The ladder is here." }),
        { say: "" },
        call("mail.send", { draft_id: "mail:1", subject: "News" }),
        { say: "" },
        call("mail.recent", { from: "Anna" }),
        call("mail.send", { to: "Anna", forward_id: "mail:2" }),
        { say: "" },
      ],
    );
    const [first = "", second = ""] = asked;
    expect([first.includes("News"), first.includes("Subject: Ladder")]).toEqual([true, false]);
    expect(second).toMatch(/Fwd: /);
  });

  it("takes back nothing where nothing was done", async () => {
    const { answer, calls } = await talk(["undo it"], [back, { say: "Which one?" }]);
    expect(calls).not.toContain("conversation.take_back");
    expect(answer).toMatch(/./);
  });

  it("that loops over look-ups ends its turn with one sentence", async () => {
    const loop = Array.from({ length: 30 }, () => call("calendar.query", { from: "tomorrow" }));
    const { calls, answer } = await talk(["what's on tomorrow"], loop);
    expect(calls.length).toBe(8);
    expect(answer).toMatch(/tomorrow/i);
  });
});
