import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { tools } from "../../tools/index.ts";
import { runSotto, scratch, script } from "../helpers/run-sotto.ts";
import type { Ran } from "../helpers/run-sotto.ts";

const folder = scratch();
const home = join(folder, "home");
const when = ["--now", "2026-03-02T09:00", "--tz", "Europe/London"];
const place = ["--home", home, "--state", join(folder, "state"), ...when];

const ask = (text: string, ...more: readonly string[]): Promise<Ran> =>
  runSotto(["ask", text, "--json", ...place, ...more]);

beforeAll(async () => {
  const made = await runSotto(["sample", "--home", home, ...when]);
  expect(made.stderr).toBe("");
  expect(made.code).toBe(0);
});

describe("ask --json", () => {
  it("tells a turn as JSON lines, numbered, usage last", async () => {
    const llm = script(
      folder,
      { call: { name: "calendar.query", arguments: { from: "tomorrow" } } },
      { say: "Five." },
    );
    const { code, events, stderr } = await ask("what's on tomorrow", "--llm", llm);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const all = events();
    const types = all
      .map(({ type }) => type)
      .filter((type) => type !== "text-delta" && type !== "reveal");
    expect(types).toEqual([
      "transcript",
      "rank",
      "step",
      "call",
      "result",
      "step",
      "answer",
      "usage",
    ]);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(all.find(({ type }) => type === "call")).toMatchObject({
      kind: "business",
      name: "calendar.query",
      arguments: { from: "tomorrow" },
      origins: { from: { origin: "said", text: "tomorrow" } },
      by: "script",
      verdict: "run",
    });
    expect(all.find(({ type }) => type === "answer")).toMatchObject({
      text: "Five.",
      from: "model",
      unserved: [],
    });
    expect(all.at(-1)).toMatchObject({
      type: "usage",
      steps: 2,
      businessCalls: 1,
      metaCalls: 0,
      repairs: 0,
    });
    expect(Object.keys(all.at(-1)?.["ms"] ?? {})).toEqual([
      "load",
      "rank",
      "prefill",
      "decode",
      "tool",
      "total",
    ]);
  });

  it("asks before an effect and leaves it without a yes", async () => {
    const send = {
      call: { name: "mail.send", arguments: { to: "Tom Ellery", subject: "Hi", body: "Late." } },
    };
    const { code, events } = await ask("email Tom saying late", "--llm", script(folder, send));
    expect(code).toBe(0);
    expect(events().find(({ type }) => type === "confirm")).toMatchObject({
      level: "plain",
      answer: "no",
    });
    expect(events().find(({ type }) => type === "result")).toMatchObject({
      ok: false,
      code: "refused",
    });
  });

  it("marks a recipient nobody named in red, which --confirm yes does not approve", async () => {
    const send = {
      call: {
        name: "mail.send",
        arguments: { to: "x@evil.example", subject: "Hi", body: "Late." },
      },
    };
    const { events } = await ask("what's new", "--llm", script(folder, send), "--confirm", "yes");
    expect(events().find(({ type }) => type === "confirm")).toMatchObject({
      level: "red",
      answer: "no",
    });
  });

  it("runs an approved effect and undoes it", async () => {
    const create = {
      call: { name: "reminders.create", arguments: { title: "call mum", due: "at five" } },
    };
    const { events } = await ask("remind me to call mum at five", "--llm", script(folder, create));
    expect(events().find(({ type }) => type === "result")).toMatchObject({ ok: true });
    const undone = await runSotto(["undo", ...place]);
    expect(undone.code).toBe(0);
    expect(undone.stdout).toMatch(/call mum/i);
    const unknown = await runSotto(["undo", "99999", ...place]);
    expect(unknown.code).not.toBe(0);
    expect(unknown.stderr).toMatch(/nothing to undo with the id 99999\..*sotto undo --list/s);
  });

  it("stops a hostile script at the budget", async () => {
    const query = { call: { name: "calendar.query", arguments: {} } };
    const { events } = await ask(
      "go",
      "--llm",
      script(folder, ...Array.from({ length: 9 }, () => query)),
    );
    expect(events().at(-1)).toMatchObject({ businessCalls: 3 });
  });

  it("answers a crashed model once more", async () => {
    const { code, events } = await ask(
      "hello",
      "--llm",
      script(folder, { crash: true }, { say: "Hello." }),
    );
    expect(code).toBe(0);
    expect(events().find(({ type }) => type === "answer")).toMatchObject({ text: "Hello." });
  });
});

describe("standard input", () => {
  it("serves one request a line", async () => {
    const llm = script(folder, { say: "One." }, { say: "Two." });
    const { events } = await runSotto(["--json", "--llm", llm, ...place], {
      input: "first\n\nsecond\n",
    });
    const answers = events().filter(({ type }) => type === "answer");
    expect(answers.map(({ turn, ["text"]: text }) => [turn, text])).toEqual([
      [1, "One."],
      [2, "Two."],
    ]);
  });

  it("a goodbye on standard input ends it: what stands after it is not served", async () => {
    const { stdout, code } = await runSotto(["--json", ...place], {
      input: "exit\nwhat time is it\n",
    });
    expect(code).toBe(0);
    expect(stdout).toContain("Goodbye.");
    expect(stdout).not.toContain("what time is it");
  });

  it("is served by `talk` as by no command", async () => {
    const llm = script(folder, { say: "One." });
    const { events } = await runSotto(["talk", "--json", "--llm", llm, ...place], {
      input: "first\n",
    });
    expect(events().find(({ type }) => type === "answer")).toMatchObject({ text: "One." });
  });

  it("ranks one JSON object a line and answers a bad line with an error", async () => {
    const input = '{"text":"what is on my calendar tomorrow"}\nnot json\n{"words":1}\n';
    const { stdout, code } = await runSotto(["rank", "--json", "--no-vectors", ...when], { input });
    const [good, bad, wrong] = stdout
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(code).toBe(0);
    expect(good).toEqual({
      text: "what is on my calendar tomorrow",
      tools: expect.arrayContaining([{ name: "calendar.query", score: expect.any(Number) }]),
      none: expect.any(Number),
      reveal: expect.any(Array),
      us: expect.any(Number),
    });
    expect(bad).toHaveProperty("error");
    expect(wrong).toHaveProperty("error");
  });
});

describe("rank --why", () => {
  const asked = ["rank", "--why", "--no-vectors", "cancel", "the", "haircut"];

  it("prints what speaks for the first tools, weight × value", async () => {
    const { stdout, code } = await runSotto([...asked, ...place]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\d\.\d\d {2}calendar\.delete_event\n {6}\+\d\.\d\d {2}knownShare {2}\(\d\.\d\d × [\d.]+\)\n/,
    );
    expect(stdout).toMatch(/\n\d\.\d\d {2}\(none\)\n$/);
  });

  it("is a field of the line with --json", async () => {
    const { stdout } = await runSotto([...asked, "--json", ...place]);
    const line = JSON.parse(stdout);
    expect(Object.keys(line)).toEqual(["text", "tools", "none", "reveal", "why", "us"]);
    expect(line.why[0]).toEqual({
      tool: "calendar.delete_event",
      features: expect.arrayContaining([
        { feature: "knownShare", value: expect.any(Number), weight: expect.any(Number) },
      ]),
    });
  });
});

describe("wrong usage and bad input", () => {
  it.each([
    ["an unknown flag", ["ask", "hi", "--nonsense"], 2, /unknown option/],
    ["an unknown command", ["dance"], 2, /unknown command dance\.\n.*sotto ask/],
    ["a command with a word too many", ["doctor", "x"], 2, /too many arguments for 'doctor'/],
    ["an unknown exposure", ["ask", "hi", "--exposure", "magic"], 2, /magic/],
    ["a wrong zone", ["ask", "hi", "--tz", "Mars/Base"], 2, /Mars\/Base/],
    ["a wrong time", ["ask", "hi", "--now", "soon"], 2, /soon/],
    ["no recording", ["listen"], 2, /recording/],
    ["a missing script", ["ask", "hi", "--llm", "script:/nowhere"], 2, /nowhere/],
    ["an unknown model", ["ask", "hi", "--llm", "gpt-99"], 2, /gpt-99/],
    ["a home that is not there", ["ask", "hi", "--home", "/nowhere/at/all"], 1, /nowhere/],
    ["an unknown setting", ["config", "get", "colour"], 2, /colour/],
    ["an unknown benchmark", ["bench", "speed"], 2, /speed/],
  ])("%s is one sentence", async (_, ...[words, code, message]) => {
    const ran = await runSotto([...words]);
    expect(ran.stderr).toMatch(message);
    expect(ran.stderr).not.toMatch(/^\s+at /m);
    expect(ran.stderr.trim().split("\n").length).toBeLessThanOrEqual(3);
    expect(ran.code).toBe(code);
  });

  it("a 0-byte settings file is named, with what to do", async () => {
    const config = scratch();
    mkdirSync(join(config, "sotto"));
    writeFileSync(join(config, "sotto", "settings.json"), "");
    const ran = await runSotto(["tools"], { env: { XDG_CONFIG_HOME: config } });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(/settings\.json/);
  });

  it.each([
    ["empty", Buffer.alloc(0)],
    ["no WAV", Buffer.from("this is no sound at all, only some text that goes on")],
  ])("a recording that is %s fails with a sentence", async (_, input) => {
    const llm = script(folder, { say: "unused" });
    const ran = await runSotto(["listen", "--wav", "-", "--llm", llm, ...place], { input });
    expect(ran.code).toBe(1);
    expect(ran.stderr.trim()).not.toBe("");
    expect(ran.stderr).not.toMatch(/^\s+at /m);
  });

  it("an interrupted answer ends with 130 and nothing else", async () => {
    const llm = script(folder, { hangMs: 60_000 });
    const words = ["ask", "hello", "--json", "--llm", llm, ...place];
    const ran = await runSotto(words, { interruptOn: '"type":"rank"' });
    expect(ran.code).toBe(130);
  });
});

describe("help", () => {
  it("shows commands, flags and examples", async () => {
    const { stdout, code } = await runSotto(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Examples:/);
    expect(stdout).toMatch(/--exposure/);
  });

  it("shows no command that the README doesn't tell of", async () => {
    const { stdout } = await runSotto(["--help"]);
    const listed = stdout.slice(stdout.indexOf("Commands:"), stdout.indexOf("Examples:"));
    const names = [...listed.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(12);
    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
    const told = names.filter((name) => new RegExp(`^\\| \`sotto ${name}\\b`, "m").test(readme));
    // Only another way to say no command at all.
    expect(names.filter((name) => !told.includes(name))).toEqual(["talk"]);
  });

  it("lists the tools as one JSON array", async () => {
    const { stdout } = await runSotto(["tools", "--json"]);
    const rows: unknown = JSON.parse(stdout);
    expect(rows).toHaveLength(tools.length);
    expect(rows).toContainEqual(
      expect.objectContaining({ name: "mail.send", load: "deferred", confirm: true }),
    );
  });
});
