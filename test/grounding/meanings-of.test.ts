import { describe, expect, it } from "vitest";
import { groundTool } from "../../src/grounding/tool/ground-tool.ts";
import { meaningsOf } from "../../src/grounding/meanings-of.ts";
import { english } from "../../src/language/en/english.ts";
import type { Language } from "../../src/language/language.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { runCall } from "../../src/tool/run-call.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Meaning, Meanings } from "../../src/types/time/meaning.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { esperanto } from "../language/contract/esperanto.ts";
import { berlin, clock, tool } from "../tools/run-tool.ts";

type Grounded = { readonly given: JsonObject; readonly meanings: Meanings };

/** The first values the words give a tool, and what they mean. */
function grounded(name: string, text: string, language: Language): Grounded {
  const known = { language, clock, names: {} };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const around = { ...known, utterance, handles: [] };
  const { slots } = groundTool(tool(name), language.read(text, known), around);
  const given = Object.fromEntries(
    slots.flatMap(({ parameter, value }) => {
      const [first] = value.kind === "closed" ? value.candidates : [];
      return first ? [[parameter, first.value]] : [];
    }),
  );
  return { given, meanings: meaningsOf(tool(name), given, { language, clock, slots }) };
}

/** English that can't read the value of any argument: whatever is meant was found in the request. */
const DEAF: Language = {
  ...english,
  meaningOf: (words) => ({ kind: "unread", words }),
};

const at = (local: string): object => ({ kind: "when", when: { at: berlin(local) } });
const length = (ms: number): object => ({ kind: "length", ms });

describe("what was found in a request", () => {
  it.each([
    [
      "reminders.create",
      "remind me to ring mum at five",
      { parameter: "due", value: "at five", meaning: at("2026-03-03T17:00") },
    ],
    [
      "reminders.create",
      "wake me at six",
      { parameter: "due", value: "at six", meaning: at("2026-03-04T06:00") },
    ],
    [
      "timers.set",
      "a timer for twenty minutes",
      { parameter: "duration", value: "twenty minutes", meaning: length(12e5) },
    ],
    [
      "timers.set",
      "wake me in twenty",
      { parameter: "duration", value: "twenty minutes", meaning: length(12e5) },
    ],
    [
      "calendar.create_event",
      "book dinner on Friday at eight",
      { parameter: "start", value: "on Friday at eight", meaning: at("2026-03-06T20:00") },
    ],
    [
      "calendar.create_event",
      "book a talk on Friday at eight",
      { parameter: "start", value: "on Friday at eight", meaning: at("2026-03-06T08:00") },
    ],
    [
      "mail.search",
      "mails since Monday",
      { parameter: "since", value: "since Monday", meaning: at("2026-03-02T09:00") },
    ],
  ])("%s: %s", (name, text, { parameter, value, meaning }) => {
    const { given, meanings } = grounded(name, text, DEAF);
    expect(given[parameter]).toBe(value);
    expect(meanings[parameter]).toMatchObject(meaning);
  });

  it("says which way a length changes something", () => {
    const ms = (text: string, parameter: string): Meaning | undefined =>
      grounded("calendar.update_event", text, DEAF).meanings[parameter];
    expect(ms("push the dentist back an hour", "start")).toMatchObject({ kind: "shift", ms: 36e5 });
    expect(ms("bring the dentist forward an hour", "start")).toMatchObject({ ms: -36e5 });
    expect(ms("make the dentist half an hour longer", "end")).toMatchObject({
      kind: "stretch",
      ms: 18e5,
    });
  });
});

describe("words a model wrote itself", () => {
  const read = (name: string, given: JsonObject): Meanings =>
    meaningsOf(tool(name), given, { language: english, clock });

  it.each([
    ["calendar.update_event", { start: "an hour later" }, { start: { kind: "shift", ms: 36e5 } }],
    [
      "calendar.update_event",
      { end: "by an hour shorter" },
      { end: { kind: "stretch", ms: -36e5 } },
    ],
    ["calendar.update_event", { end: "an hour" }, { end: length(36e5) }],
    [
      "calendar.create_event",
      { title: "breakfast", start: "8" },
      { start: at("2026-03-04T08:00") },
    ],
    ["timers.set", { duration: 10 }, { duration: length(6e5) }],
    ["timers.set", { at: "six" }, { at: at("2026-03-04T06:00") }],
    [
      "reminders.create",
      { repeat: "monday" },
      { repeat: { when: { repeat: "FREQ=WEEKLY;BYDAY=MO" } } },
    ],
    ["calendar.find_slots", { hours: "office hours" }, { hours: { hours: "usual" } }],
    ["mail.search", { since: "friday" }, { since: { when: { from: berlin("2026-02-27T00:00") } } }],
    ["reminders.create", { due: "purple" }, { due: { kind: "unread", words: "purple" } }],
  ])("%s %j", (name, given, meanings) => {
    expect(read(name, given)).toMatchObject(meanings);
  });

  it("have no meaning where they are no time", () => {
    expect(read("notes.search", { query: "tomorrow" })).toEqual({});
  });
});

describe("a tool", () => {
  it.each([
    ["en", english, "remind me to buy bread tomorrow at five"],
    ["eo", esperanto, "memorigu min aĉeti panon morgaŭ je kvin"],
  ])("gets what was meant, in any language: %s", async (_, language, text) => {
    const { given, meanings } = grounded("reminders.create", text, language);
    const { host, world } = createMemoryHost(clock);
    const { signal } = new AbortController();
    const call = {
      id: "c1",
      name: "reminders.create",
      arguments: given,
      origins: {},
      meanings,
      by: "fast-path",
    } as const;
    const runner = { host, handles: createHandleBook(), signal, language: english, isOwn: true };
    expect(await runCall(tool(call.name), call, runner)).toMatchObject({ ok: true });
    expect(world.reminders.map(({ due }) => due)).toContain(berlin("2026-03-04T17:00"));
  });

  it("says that it doesn't understand words nobody has read", async () => {
    const { host } = createMemoryHost(clock);
    const { signal } = new AbortController();
    const call = {
      id: "c1",
      name: "reminders.create",
      arguments: { title: "bread", due: "at five" },
      origins: {},
      by: "script",
    } as const;
    const runner = { host, handles: createHandleBook(), signal, language: english, isOwn: true };
    expect(await runCall(tool(call.name), call, runner)).toMatchObject({
      message: "I don't understand the time “at five”.",
    });
  });
});
