import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { asWritten, wordsLeft } from "../../../../src/understanding/steps/look/look-words.ts";
import { listingTool, lookFor } from "../../../../src/understanding/steps/look/look-for.ts";
import { request } from "../../../helpers/grounding.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { tool } from "../../../tools/run-tool.ts";
import { events } from "../../../tools/world.ts";

describe("the words of a description", () => {
  it("are those that no time, no name and no request is made of", () => {
    const query = tool("calendar.query");
    const left = wordsLeft(query, request("the stand-up meetings on Friday"), {
      takesPerson: true,
      used: [],
    });
    expect(left).toBe("stand-up");
  });

  it.each([
    ["the half-term drop-off", "half-term drop-off"],
    ["a five-a-side kick-about", "five-a-side kick-about"],
  ])("keep joined words whole, each once: %s", (text, words) => {
    const query = tool("calendar.query");
    expect(wordsLeft(query, request(text), { takesPerson: true, used: [] })).toBe(words);
  });

  it("are written as the records have them", () => {
    expect(asWritten("matches tea", ["Match v Lions"], english)).toBe("match tea");
    expect(asWritten("yoga classes", ["Yoga", "Tea"], english)).toBe("yoga");
    expect(asWritten("tennis classes", ["Yoga", "Tea"], english)).toBe("tennis classes");
    const titles = ["Parish Organisation", "Tidy Organiser"];
    expect(asWritten("organisation", titles, english)).toBe("organisation");
  });
});

describe("a time that is in what a record is called", () => {
  const [first] = events();
  const seed = first ? { events: [{ ...first, id: "own", title: "Friday quiz heats" }] } : {};
  const sources = sourcesOf({ seed });
  const list = listingTool(sources, "event");

  it.each([
    ["the friday quiz heats", { from: undefined, text: "friday quiz heats" }],
    ["friday quiz heats on Sunday", { from: "on Sunday", text: "friday quiz heats" }],
    ["the quiz on friday", { from: "on friday", text: "quiz" }],
  ])("is none by which it is looked for: %s", async (phrase, given) => {
    const look = list && (await lookFor(sources, typed(phrase), { tool: list, phrase }));
    expect({ from: undefined, ...look?.arguments }).toMatchObject(given);
  });
});

describe("words that are what a calendar is called", () => {
  const sources = sourcesOf({
    seed: { calendars: [{ id: "work", name: "Work" }] },
  });
  const list = listingTool(sources, "event");
  const look = async (phrase: string) =>
    list && (await lookFor(sources, typed(phrase), { tool: list, phrase }))?.arguments;

  it("say where the records are kept, where they stand alone", async () => {
    expect(await look("work appointments tomorrow")).toMatchObject({ calendar: "Work" });
    expect(await look("work appointments tomorrow")).not.toHaveProperty("text");
  });

  it("are looked for where more is said", async () => {
    expect(await look("work dinners tomorrow")).toMatchObject({ text: "work dinners" });
  });
});
