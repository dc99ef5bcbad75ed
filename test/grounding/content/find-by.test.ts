import { knownTexts } from "../../../src/grounding/content/near/known-texts.ts";
import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { byFinder } from "../../../src/grounding/content/find-by.ts";
import { clockAt } from "../../language/compact.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { tools } from "../../../tools/index.ts";

const { signal } = new AbortController();
const message = (id: string, from: string, text: string) => ({
  id,
  chat: from,
  handle: `+49 ${id}`,
  from,
  fromMe: false,
  text,
  at: 0,
  unread: false,
  version: "1",
});
const mail = (id: string, name: string, body: string) => ({
  id,
  from: { name, address: `${name.toLowerCase().replace(" ", ".")}@quarry.example` },
  to: [],
  cc: [],
  subject: "About the roof",
  date: 0,
  unread: false,
  flagged: false,
  mailbox: "INBOX",
  version: "1",
  body,
  attachments: [],
});

const find = byFinder({
  host: createMemoryHost(clockAt("2026-03-02T09:00", "Europe/Berlin"), {
    mails: [
      mail("1", "Ivo Kranz", "Good morning.\nNew slates and the gutter come to 640 euros.\nIvo"),
      mail("2", "Lena Kranz", "The choir meets in the barn.\nBring 12 candles."),
    ],
    messages: [message("3", "Pavel Dorn", "Please bring the ladder on Saturday")],
  }).host,
  language: english,
  registry: createRegistry(tools),
  similar: async (_, others) => others.map(() => 0),
  knownTexts: knownTexts(),
});
const found = async (question: string, ...names: readonly string[]) =>
  (await find({ question, names }, signal))?.sentence;

describe("what somebody wrote whom a question speaks of", () => {
  it.each([
    ["how much does Ivo want to mend it", [], "New slates and the gutter come to 640 euros."],
    // Known by where they write from.
    ["what would the quarry charge", [], "New slates and the gutter come to 640 euros."],
    [
      "what does my brother want me to bring on Saturday",
      ["Pavel Dorn"],
      "Please bring the ladder on Saturday",
    ],
  ])("answers by what is wanted: %s", async (question, names, sentence) => {
    expect(await found(question, ...names)).toBe(sentence);
  });

  it.each([
    // Nothing of theirs has a word of it.
    ["what shoes does Lena wear", []],
    // Of the family, and not who was named.
    ["how much does the gutter cost", ["Lena Kranz"]],
    ["how much is a new boiler", []],
  ])("has no answer to anything else: %s", async (question, names) => {
    expect(await found(question, ...names)).toBeUndefined();
  });
});
