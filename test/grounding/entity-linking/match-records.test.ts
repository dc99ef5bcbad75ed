import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { findLookup } from "../../../src/grounding/entity-linking/find-lookup.ts";
import { matchRecords } from "../../../src/grounding/entity-linking/match-records.ts";
import type { KnownRecord } from "../../../src/types/known-record.ts";
import { tools } from "../../../tools/index.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
const event = (title: string, at: string): KnownRecord => ({
  kind: "event",
  facts: { title },
  at: Date.parse(`${at}:00Z`),
  id: title,
  shownBy: { tool: "calendar.query", arguments: { text: title }, words: "text" },
});
const EVENTS = [
  event("Put the bins out", "2026-03-05T20:00"),
  event("Retrospective", "2026-03-06T15:00"),
  event("Lunch with Anna", "2026-03-03T12:30"),
  event("Book club: The Glass Orchard", "2026-03-08T20:00"),
  event("Dinner with Ida", "2026-03-04T19:00"),
  event("Team dinner", "2026-03-05T19:00"),
  event("Tidy bay 4", "2026-03-10T10:00"),
  event("Tidy bay 7", "2026-03-10T11:00"),
  event("Mark form B essays", "2026-03-10T12:00"),
  event("Mark form C essays", "2026-03-10T13:00"),
  event("Take books back", "2026-03-04T10:00"),
  event("Swimming", "2026-03-04T08:30"),
  event("Swimming", "2026-03-07T08:30"),
];

function titles(text: string, carriers: readonly string[] = []): readonly unknown[] {
  const reading = english.read(text, { clock, names: {} });
  const speakable = EVENTS.map(({ facts, at }) => ({ thing: facts["title"], facts, at }));
  const how = { isCarrier: (word: string) => carriers.includes(word), telling: reading.whens };
  return matchRecords(speakable, reading, how).map(({ thing }) => thing);
}

describe("records that words speak of", () => {
  it.each<[string, readonly string[]]>([
    ["take the retrospective off my calendar", ["Retrospective"]],
    ["cancel the retrospektive", ["Retrospective"]],
    ["move the lunch", ["Lunch with Anna"]],
    ["the book club one", ["Book club: The Glass Orchard"]],
    ["cancel swimming on Saturday", ["Swimming"]],
    ["what I have at half past twelve tomorrow", ["Lunch with Anna"]],
    // Of those that fit as well the number or letter that was said tells one.
    ["cancel bay 7", ["Tidy bay 7"]],
    ["cancel the form C essays", ["Mark form C essays"]],
    ["cancel the form essays", ["Mark form B essays", "Mark form C essays"]],
    // Everyday words name what they are the whole of.
    ["cancel dinner", ["Dinner with Ida", "Team dinner"]],
    ["cancel dinner with Ida", ["Dinner with Ida"]],
    ["cancel the team dinner", ["Team dinner"]],
    ["cancel the dinner on Thursday", ["Team dinner"]],
    ["cancel the table for dinner at the harbour", []],
    ["get rid of the thing", []],
    ["cancel the opera", []],
    ["is there anything about the swanning", []],
    ["cancel that one", []],
    ["drop the videos and the pictures of the swimmings", []],
    ["the swim is off", ["Swimming", "Swimming"]],
    ["cancel the book club", ["Book club: The Glass Orchard"]],
    ["cancel the retro spective", ["Retrospective"]],
    // What is done with a thing is not its name.
    ["take off bread", []],
    ["take the bread off", []],
    ["take the bread off the list", []],
    ["take the books off", ["Take books back"]],
    ["take a picture", []],
    ["take the bins", ["Put the bins out"]],
    ["figure the rota out", []],
    ["lunch is off", ["Lunch with Anna"]],
  ])("%s: %j", (text, expected) => {
    expect(titles(text, ["cancel", "move", "off", "out"])).toEqual(expected);
  });

  it("are told apart by their day", () => {
    expect(titles("swimming")).toHaveLength(2);
    expect(titles("swimming on Saturday")).toHaveLength(1);
  });
});

describe("a look-up", () => {
  const tool = (name: string) => {
    const found = tools.find((one) => one.name === name);
    if (!found) throw new Error(`no tool ${name}`);
    return found;
  };
  const lookup = (name: string, text: string) =>
    findLookup(english.read(text, { clock, names: {} }), {
      records: EVENTS,
      tool: tool(name),
    });

  it("asks for the record by its own name, and says whose words picked it", () => {
    expect(lookup("calendar.delete_event", "drop the retrospective")).toEqual({
      tool: "calendar.query",
      arguments: { text: "Retrospective" },
      origins: { text: { origin: "resolved", text: "retrospective" } },
    });
  });

  it("is not made for all of them at once", () => {
    expect(lookup("calendar.delete_event", "delete every swimming event")).toBeUndefined();
  });

  it("is not made for words that fit nothing", () => {
    expect(lookup("calendar.update_event", "move the opera to five")).toBeUndefined();
  });
});
