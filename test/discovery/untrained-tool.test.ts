import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actingTools } from "../../scripts/router/acting-tools.ts";
import { createIndex } from "../../src/discovery/create-index.ts";
import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { decodeRouter } from "../../src/discovery/files/router-file.ts";
import { english } from "../../src/language/en/english.ts";
import { toolWords } from "./tool-words.ts";

const router = decodeRouter(readFileSync("models/router.bin"));
const indexWith = (tool: IndexedTool) =>
  createIndex({ language: english, router, tools: [...actingTools(), tool] });
const firstOf = (tool: IndexedTool, text: string) => {
  const { tools, none } = indexWith(tool).rank(text);
  const [first] = tools;
  return first && first.score > none ? first.name : undefined;
};

/** Tools of ours that somebody has added and not trained yet. */
const count = toolWords("notes.count", "How many notes there are, in all or in a folder", [
  "how many notes do I have",
  "count my notes",
  "how many notes are in the travel folder",
  "what is the number of notes I keep",
  "how many notes have I written",
]);
const zip = toolWords("files.compress", "Packs files into one archive", [
  "zip the report",
  "compress my photos folder",
  "make a zip of the invoices",
  "pack these files into an archive",
]);
const rate = toolWords("music.rate", "Gives the song that plays some stars", [
  "rate this song five stars",
  "give this track four stars",
  "mark this song as a favourite",
]);

describe("a tool of ours nobody trained on", () => {
  it.each([
    ...[count, zip, rate].flatMap((tool) => tool.phrases.map((text) => [text, tool] as const)),
    ["could you count up all my notes", count],
    ["how many notes have I got", count],
    ["could you zip the holiday photos", zip],
    ["give this one five stars", rate],
  ] as const)("is found by sentences of its own: %s", (text, tool) => {
    expect(firstOf(tool, text)).toBe(tool.name);
  });

  it.each([
    ["how many reminders do I have", count, "reminders.list"],
    ["how many unread mails have I got", count, "mail.recent"],
    ["what notes do I have about the boat", count, "notes.search"],
    ["how many events are there tomorrow", count, "calendar.query"],
    ["find the invoices in my documents folder", zip, "system.search_files"],
    ["put the photos folder in the trash", zip, "files.trash"],
    ["open the photos folder", zip, "system.open_item"],
    ["what song is this", rate, "music.control"],
    ["skip this song", rate, "music.control"],
  ] as const)("leaves a neighbour its requests: %s", (text, tool, expected) => {
    const before = createIndex({ language: english, router, tools: actingTools() }).rank(text);
    expect(before.tools[0]?.name).toBe(expected);
    expect(firstOf(tool, text)).toBe(expected);
  });
});

it("an outside tool, which has no phrases, is weighed by its description as before", () => {
  const outside = toolWords("github.list_issues", "List open issues of a repository");
  expect(firstOf(outside, "list the open issues of my repository")).toBe("github.list_issues");
});
