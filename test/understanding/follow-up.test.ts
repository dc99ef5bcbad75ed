import { describe, expect, it } from "vitest";
import type { Shown } from "../../src/tool/handle-book.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { RememberedCall } from "../../src/types/memory.ts";
import type { Slot } from "../../src/types/turn/call-space.ts";
import { followUp, withKept } from "../../src/understanding/follow-up.ts";
import { tool } from "../tools/run-tool.ts";
import { indexed, sourcesOf, typed } from "../helpers/understanding.ts";

const called = (name: string, given: JsonObject = {}): RememberedCall => ({
  tool: name,
  arguments: given,
  origins: {},
});

type Before = { readonly lastCall?: RememberedCall; readonly shown?: readonly Shown[] };

/** The tool that a text goes on with, its words and what it keeps; nothing where it stands by itself. */
async function goesOn(text: string, { lastCall, shown = [] }: Before): Promise<unknown> {
  const found = await followUp(sourcesOf({ lastCall, shown }), typed(text), [
    { text, ranked: indexed(text) },
  ]);
  return found && [found.tool, found.part.text, found.kept.map(({ parameter }) => parameter)];
}

const query = called("calendar.query", { from: "today", text: "choir" });
const oats = called("reminders.create", { title: "oats", list: "Shopping", due: "tomorrow" });

describe("words that go on with the last call", () => {
  it.each([
    ["and tomorrow", query, ["calendar.query", "tomorrow", ["from", "text"]]],
    ["what about tomorrow?", query, ["calendar.query", "tomorrow", ["from", "text"]]],
    ["and olive oil", oats, ["reminders.create", "olive oil", ["list"]]],
    ["and play some jazz", oats, undefined],
    ["and", query, undefined],
    ["tomorrow", query, undefined],
    ["and tomorrow if there is anything else at all that day", query, undefined],
  ] as const)("%s", async (text, lastCall, expected) => {
    expect(await goesOn(text, { lastCall })).toEqual(expected);
  });

  it("say nothing where nothing was called", async () => {
    expect(await goesOn("and tomorrow", {})).toBeUndefined();
  });
});

const timer = called("timers.set", { duration: "ten minutes", label: "eggs" });

describe("words that stop what the last call began", () => {
  it.each([
    ["oh, cancel that one", timer, ["timers.cancel", "cancel it", ["label"]]],
    ["oh, cancel that one", oats, undefined],
    ["oh, cancel that one", called("timers.cancel"), undefined],
  ] as const)("%s", async (text, lastCall, expected) => {
    expect(await goesOn(text, { lastCall })).toEqual(expected);
  });
});

const event: Shown = { kind: "event", id: "e2", facts: { title: "Dentist" } };

describe("words that change what was made", () => {
  it.each([
    ["make that four", [event], ["calendar.update_event", "make that at four", []]],
    ["make it five o'clock", [event], ["calendar.update_event", "make it five o'clock", []]],
    ["make that nice", [event], undefined],
    ["make that four", [], undefined],
  ] as const)("%s", async (text, shown, expected) => {
    expect(await goesOn(text, { lastCall: called("calendar.create_event"), shown })).toEqual(
      expected,
    );
  });
});

describe("words that point at what was shown", () => {
  const mail: Shown = { kind: "mail", id: "m1", facts: { subject: "Invoice" } };
  const ranked = {
    ...indexed(""),
    none: 0.1,
    tools: [
      { name: "reminders.delete", score: 0.6 },
      { name: "mail.update_message", score: 0.03 },
    ],
  };
  const point = async (text: string, shown: readonly Shown[]): Promise<string | undefined> => {
    const sources = sourcesOf({ lastCall: called("mail.recent"), shown });
    return (await followUp(sources, typed(text), [{ text, ranked }]))?.tool;
  };

  it.each([
    ["delete that", [mail], "mail.update_message"],
    ["delete that", [{ ...mail, kind: "reminder" }], undefined],
    ["delete that", [], undefined],
    ["delete the dentist", [mail], undefined],
  ] as const)("%s", async (text, shown, expected) => {
    expect(await point(text, shown)).toBe(expected);
  });
});

describe("values that are kept", () => {
  const slot = (parameter: string, value: string): Slot => {
    const candidates = [{ value, origin: { origin: "said", text: value } }] as const;
    return { parameter, required: false, value: { kind: "closed", candidates } };
  };
  const kept = [slot("from", "today"), slot("to", "friday"), slot("text", "choir")];

  it.each([
    ["a time takes the place of a stretch", [slot("from", "tomorrow")], ["from", "text"]],
    ["nothing said leaves all", [], ["from", "to", "text"]],
  ])("%s", (_, slots, expected) => {
    const { slots: all } = withKept(
      tool("calendar.query"),
      { slots, missing: [], unclear: [], unsaid: [] },
      kept,
    );
    expect(all.map(({ parameter }) => parameter)).toEqual(expected);
  });
});
