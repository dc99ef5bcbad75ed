import { describe, expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { isSettledByCode, unusedWords } from "../../../src/turn/choose/settled-by-code.ts";
import type { Openness } from "../../../src/types/model-profile.ts";
import { requestFor } from "../../helpers/request-for.ts";

async function ground(name: string, text: string) {
  const { tool, request } = await requestFor(name, text);
  const grounded = groundTool(tool, request.reading, request.context);
  return { request, choice: { tool, grounded } };
}

async function isCodes(
  name: string,
  text: string,
  { values = "open" as Openness, sure = true } = {},
) {
  const { request, choice } = await ground(name, text);
  const ranked = { tools: [{ name, score: 0.9 }], none: 0.01, unmatched: [], sure };
  return isSettledByCode(choice, { ranked, request, values });
}

describe("a call code makes without the model", () => {
  it.each([
    ["only reads and leaves no word over", "calendar.query", "what's on my calendar tomorrow"],
    ["can be undone and leaves no word over", "timers.set", "set a timer for ten minutes"],
  ])("%s: %s, %s", async (_, name, text) => {
    expect(await isCodes(name, text)).toBe(true);
  });

  it.each([
    ["whose effect stays", "messages.send", "text Anna saying I'm late", {}],
    ["with a word nothing takes", "calendar.query", "what's on tomorrow that involves kayaks", {}],
    [
      "whose text speaks of something else",
      "reminders.create",
      "remind me to pay it on Friday",
      {},
    ],
    [
      "of which most is one value",
      "reminders.create",
      "remind me that the man from the gas board is due tomorrow",
      {},
    ],
    ["that lacks a record", "calendar.delete_event", "cancel the rowing", {}],
    ["the index doubts", "timers.set", "set a timer for ten minutes", { sure: false }],
  ] as const)("is none %s: %s, %s", async (...[, name, text, changes]) => {
    expect(await isCodes(name, text, changes)).toBe(false);
  });

  it.each([
    ["offered", "send a message", true, true],
    ["offered", "text Anna saying I'm late", true, true],
    ["offered", "text Anna saying I'm late", false, false],
    ["open", "send a message", true, false],
  ] as const)(
    "with %s values, of %j, the index sure %j: %j",
    async (...[values, text, sure, is]) => {
      expect(await isCodes("messages.send", text, { values, sure })).toBe(is);
    },
  );
});

describe("words a call leaves over", () => {
  it.each([
    ["calendar.query", "what's on tomorrow that involves kayaks", ["involves", "kayaks"]],
    ["timers.set", "set a timer for ten minutes", []],
    ["reminders.create", "remind me to prune the quince tomorrow", []],
  ])("of %s: %s → %j", async (name, text, words) => {
    const { request, choice } = await ground(name, text);
    expect(unusedWords(choice.tool, choice.grounded, request)).toEqual(words);
  });
});
