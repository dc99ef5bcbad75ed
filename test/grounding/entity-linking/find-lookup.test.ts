import { describe, expect, it } from "vitest";
import { findLookup, recordsSpokenOf } from "../../../src/grounding/entity-linking/find-lookup.ts";
import { record, request } from "../../helpers/grounding.ts";
import { berlin, tool } from "../../tools/run-tool.ts";

const events = [
  record("event", { title: "Dentist" }, berlin("2026-03-04T16:00")),
  record("event", { title: "Tennis with Ben" }, berlin("2026-03-06T12:00")),
  record("event", { title: "Tennis with Ada" }, berlin("2026-03-05T12:00")),
  record("event", { title: "All hands" }, berlin("2026-03-09T12:00")),
  record("event", { title: "Budget meeting" }, berlin("2026-03-10T12:00")),
];

function looked(text: string, name = "calendar.delete_event", isAnswer = false) {
  const found = findLookup(request(text).reading, { records: events, tool: tool(name), isAnswer });
  return found && [found.arguments, found.origins["text"]];
}

describe("the look-up of what words speak of", () => {
  it.each([
    ["cancel the dentist", [{ text: "Dentist" }, { origin: "resolved", text: "dentist" }]],
    // Several are shown by the words that were said.
    ["cancel the tennis", [{ text: "tennis" }, { origin: "resolved", text: "tennis" }]],
    [
      "cancel the tennis on Friday",
      [{ text: "Tennis with Ben" }, { origin: "resolved", text: "tennis on Friday" }],
    ],
    ["cancel the regatta", undefined],
    ["cancel the budget", [{ text: "Budget meeting" }, { origin: "resolved", text: "budget" }]],
    // Whichever event it is, it may be called a meeting.
    ["cancel the meeting", undefined],
    ["cancel my next two meetings", undefined],
    ["cancel all the tennis", undefined],
    ["cancel the All hands", [{ text: "All hands" }, { origin: "resolved", text: "hands" }]],
  ])("%s", (text, expected) => {
    expect(looked(text)).toEqual(expected);
  });

  it("shows many to what only reads", () => {
    expect(looked("show all the tennis", "calendar.query")?.[0]).toEqual({ text: "tennis" });
  });

  it("is the newest where nothing else is said of what is to be read", () => {
    const mails = [
      record("mail", { title: "Gravel" }, berlin("2026-03-01T12:00")),
      record("mail", { title: "Slate" }, berlin("2026-03-02T12:00")),
    ];
    const shown = (text: string, name: string) =>
      findLookup(request(text).reading, { records: mails, tool: tool(name) })?.arguments;
    expect(shown("read me my newest mail", "mail.read")).toEqual({ text: "Slate" });
    expect(shown("read me the newest mail about tiles", "mail.read")).toBeUndefined();
    expect(shown("delete the newest mail", "mail.update_message")).toBeUndefined();
  });

  it("of an answer to one sender is the newest", () => {
    expect(looked("about tennis", "calendar.delete_event", true)?.[0]).toEqual({
      text: "Tennis with Ben",
    });
  });
});

it("records are those the words speak of best, ties together", () => {
  const titles = (text: string) =>
    recordsSpokenOf(request(text).reading, {
      records: events,
      tool: tool("calendar.delete_event"),
    }).map(({ thing }) => thing.facts["title"]);
  expect(titles("cancel tennis with Ada")).toEqual(["Tennis with Ada"]);
  expect(titles("cancel tennis")).toEqual(["Tennis with Ben", "Tennis with Ada"]);
});
