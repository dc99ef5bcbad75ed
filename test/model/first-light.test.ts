import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { transcript } from "../../scripts/readme.ts";
import { runSotto, scratch } from "../helpers/run-sotto.ts";
import type { SottoEvent } from "../helpers/run-sotto.ts";
import type { JsonObject } from "../../src/types/json.ts";

const folder = scratch();
const root = join(import.meta.dirname, "../..");
const when = ["--now", "2026-03-02T09:00:00Z", "--tz", "Europe/London"];
const place = [
  "--home",
  join(folder, "home"),
  "--state",
  join(folder, "state"),
  ...when,
  "--quiet",
];

beforeAll(async () => {
  expect((await runSotto(["sample", ...place])).code).toBe(0);
});

async function events(...words: readonly string[]): Promise<readonly SottoEvent[]> {
  const ran = await runSotto([...words, "--json", ...place]);
  expect(ran.stderr).toBe("");
  expect(ran.code).toBe(0);
  return ran.events();
}

const callIn = (all: readonly SottoEvent[]) => all.find(({ type }) => type === "call");
const answerIn = (all: readonly SottoEvent[]): string =>
  String(all.find(({ type }) => type === "answer")?.["text"]);

describe("with the small models", () => {
  it.each<[string, string, JsonObject, RegExp]>([
    ["what's on my calendar tomorrow", "calendar.query", { from: "tomorrow" }, /Lunch with Anna/],
    ["open Safari", "system.open_app", { name: "Safari" }, /Safari/],
    [
      "remind me to call mum at five",
      "reminders.create",
      { title: "call mum", due: "at five" },
      /call mum, today at 5 pm/,
    ],
    ["any new mail from Anna", "mail.recent", { from: "Anna Lindqvist" }, /Invoice 2214/],
  ])("%j is done and answered truly", async (text, ...expected) => {
    const [name, given, answer] = expected;
    const all = await events("ask", text);
    expect(callIn(all)).toMatchObject({ name, arguments: given });
    expect(answerIn(all)).toMatch(answer);
  });

  it("asks the model where the fast path is off, and reuses its head in the next turn", async () => {
    const input = "what's on my calendar tomorrow\nwhat's on my calendar on Friday\n";
    const ran = await runSotto(["--json", "--no-fast-path", ...place], { input });
    const steps = ran.events().filter(({ type }) => type === "step");
    expect(steps).toHaveLength(2);
    expect(ran.events().filter(({ type }) => type === "call")).toHaveLength(2);
    const tokens = (step: SottoEvent | undefined, name: string): number => Number(step?.[name]);
    const [first, second] = steps;
    const appended = tokens(second, "promptTokens") - tokens(first, "promptTokens");
    expect(tokens(second, "evaluatedTokens")).toBeLessThanOrEqual(appended + 8);
  });

  it("says plainly what it can't do", async () => {
    const all = await events("ask", "what is the capital of France");
    expect(callIn(all)).toBeUndefined();
    expect(answerIn(all)).toMatch(/can't do that/);
  });

  it("hears a request in a recording and does it", async () => {
    const all = await events(
      "listen",
      "--wav",
      join(root, "test/data/clips/safari-0-espeak-en-gb.wav"),
    );
    expect(callIn(all)).toMatchObject({ name: "system.open_app", arguments: { name: "Safari" } });
  });

  it.each(["silence-digital-3s.wav", "noise-kitchen-40s.wav"])(
    "hears nothing in %s",
    async (file) => {
      const all = await events("listen", "--wav", join(root, "test/data/audio", file));
      expect(all.filter(({ type }) => type === "transcript")).toEqual([]);
      expect(all.some(({ type }) => type === "no-speech")).toBe(true);
    },
  );

  it("is what the README's transcript shows", () => {
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(transcript());
  });
});
