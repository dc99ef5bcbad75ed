import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPlayedLlm } from "../../src/llm/script/played-llm.ts";
import { argumentsGrammar } from "../../src/prompt/arguments-grammar.ts";
import type { Candidate } from "../../src/types/call-space.ts";
import type { StepRequest } from "../../src/types/llm.ts";

const never = new AbortController().signal;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-play-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const said = (value: string): Candidate => ({ value, origin: { origin: "said", text: value } });

const query = {
  name: "calendar.query",
  bias: 2,
  argumentsGrammar: argumentsGrammar([
    {
      parameter: "from",
      required: true,
      value: { kind: "closed", candidates: [said("tomorrow"), said("today")] },
    },
    { parameter: "text", required: false, value: { kind: "free", maxLength: 20 } },
    {
      parameter: "names",
      required: false,
      value: { kind: "list", candidates: [said("Anna"), said("Bo")], max: 2 },
    },
  ]),
};
const list = { name: "reminders.query", bias: 0, argumentsGrammar: argumentsGrammar([]) };

const request: StepRequest = {
  system: "You help.",
  items: [
    { kind: "user", text: "what's on tomorrow" },
    { kind: "call", name: "calendar.query", arguments: { from: "today" }, result: "nothing found" },
  ],
  choices: [query, list],
  mayAnswer: true,
  maxTokens: 100,
};

/** Waits for a file and reads it. */
async function seen(name: string): Promise<unknown> {
  while (!existsSync(join(folder, name))) await setTimeout(5);
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function reply(number: string, text: string | object): void {
  const file = join(folder, `${number}.reply.json`);
  writeFileSync(`${file}.part`, typeof text === "string" ? text : JSON.stringify(text));
  renameSync(`${file}.part`, file);
}

describe("a played model", () => {
  it("shows the step whole: the prompt as text and as items, and what each argument may be", async () => {
    const step = createPlayedLlm(folder).step(request, { signal: never });
    expect(await seen("001.request.json")).toEqual({
      prompt:
        "[system]\nYou help.\n\n[user]\nwhat's on tomorrow\n\n" +
        '[call]\ncalendar.query({"from":"today"})\n[result]\nnothing found',
      system: "You help.",
      items: request.items,
      choices: [
        {
          name: "calendar.query",
          bias: 2,
          arguments: {
            from: { required: true, oneOf: ["tomorrow", "today"] },
            text: { required: false, text: { atMost: 20 } },
            names: { required: false, someOf: ["Anna", "Bo"], atMost: 2 },
          },
        },
        { name: "reminders.query", bias: 0, arguments: {} },
      ],
      mayAnswer: true,
      maxTokens: 100,
    });
    reply("001", { call: "reminders.query" });
    expect(await step).toMatchObject({
      output: { kind: "call", name: "reminders.query", argumentsText: "{}" },
      stop: "call",
    });
  });

  it("writes the arguments in the order of the grammar", async () => {
    const step = createPlayedLlm(folder).step(request, { signal: never });
    await seen("001.request.json");
    const given = { names: ["Bo", "Anna"], text: 'the "big" one', from: "tomorrow" };
    reply("001", { call: "calendar.query", arguments: given });
    const { output } = await step;
    expect(output).toMatchObject({
      argumentsText: String.raw`{"from":"tomorrow","text":"the \"big\" one","names":["Bo","Anna"]}`,
    });
  });

  it("hands an answer on in pieces", async () => {
    const pieces: string[] = [];
    const onText = (delta: string): void => void pieces.push(delta);
    const step = createPlayedLlm(folder).step(request, { signal: never, onText });
    await seen("001.request.json");
    reply("001", { answer: "Nothing at all." });
    expect(await step).toMatchObject({
      output: { kind: "answer", text: "Nothing at all." },
      stop: "answer",
    });
    expect(pieces).toEqual(["Nothing", " at", " all."]);
  });

  it.each([
    ["half a reply", '{"call":', /^no JSON; a reply is/],
    ["another form", { say: "x" }, /^a reply is/],
    [
      "a tool that isn't offered",
      { call: "mail.send", arguments: {} },
      /^mail\.send is not offered/,
    ],
    [
      "a value that isn't",
      { call: "calendar.query", arguments: { from: "friday" } },
      'from can\'t be "friday", but {"oneOf":["tomorrow","today"]}',
    ],
    [
      "a text that is too long",
      { call: "calendar.query", arguments: { from: "today", text: "x".repeat(21) } },
      /^text can't be "x+", but {"text":{"atMost":20}}$/,
    ],
    [
      "an argument it hasn't",
      { call: "reminders.query", arguments: { a: 1 } },
      "a is no argument here",
    ],
    ["a missing one", { call: "calendar.query", arguments: { text: "x" } }, "from is missing"],
  ])("refuses %s with the reason and waits for the next", async (_, wrong, reason) => {
    const step = createPlayedLlm(folder).step(request, { signal: never });
    await seen("001.request.json");
    reply("001", wrong);
    const refused = await seen("001.refused.json");
    const matching = typeof reason === "string" ? reason : expect.stringMatching(reason);
    expect(refused).toMatchObject({ attempt: 1, reason: matching });
    expect(existsSync(join(folder, "001.reply.json"))).toBe(false);
    reply("001", { answer: "ok" });
    expect((await step).output).toEqual({ kind: "answer", text: "ok" });
  });

  it("refuses an answer where the step must call", async () => {
    const step = createPlayedLlm(folder).step({ ...request, mayAnswer: false }, { signal: never });
    await seen("001.request.json");
    reply("001", { answer: "Done." });
    const reason = "this step must call: calendar.query, reminders.query";
    expect(await seen("001.refused.json")).toMatchObject({ reason });
    reply("001", { call: "reminders.query" });
    expect((await step).stop).toBe("call");
  });

  it("counts on from what lies in the folder, which it makes", async () => {
    folder = join(folder, "deep");
    const llm = createPlayedLlm(folder);
    await llm.load(never);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, "041.request.json"), "{}");
    const step = llm.step(request, { signal: never });
    await seen("042.request.json");
    reply("042", { answer: "ok" });
    await step;
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("is left waiting no longer than it is wanted", async () => {
    const stop = new AbortController();
    const step = createPlayedLlm(folder).step(request, { signal: stop.signal });
    await seen("001.request.json");
    stop.abort();
    expect(await step).toMatchObject({ output: { kind: "answer", text: "" }, stop: "aborted" });
  });

  it("can't be played where there can be no folder", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(createPlayedLlm(join(folder, "file")).load(never)).rejects.toMatchObject({
      code: "model_failed",
    });
  });
});
