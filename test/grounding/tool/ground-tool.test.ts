import { english } from "../../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../../src/grounding/tool/ground-tool.ts";
import { originsOf } from "../../../src/grounding/origins-of.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import type { Origins } from "../../../src/types/turn/origin.ts";
import { tools } from "../../../tools/index.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };
const named = (name: string, ...also: string[]) => ({ id: name, name, also });
const names = {
  person: [
    named("Anna Lindqvist"),
    named("Ben Okafor"),
    named("Margaret Hale", "Mum"),
    named("Sarah Chen"),
    named("Sarah O'Neill"),
  ],
  app: [named("Safari"), named("Firefox"), named("Music")],
  list: [named("Shopping"), named("Home")],
  calendar: [named("Work"), named("Personal")],
  file: [named("budget.csv")],
};

const handle = (number: number, facts: HandleEntry["facts"], listing = 1): HandleEntry => ({
  handle: `event:${number}`,
  kind: "event",
  id: `id-${number}`,
  facts,
  listing,
  place: number - 1,
  isOwn: true,
});
const at = (time: string, entry: HandleEntry): HandleEntry => ({
  ...entry,
  at: Date.parse(`2026-03-03T${time}Z`),
});
const EVENTS = [
  at("09:15", handle(1, { title: "Stand-up", day: "tomorrow", time: "9:15 am to 9:30 am" })),
  at(
    "12:30",
    handle(2, { title: "Lunch with Anna", day: "tomorrow", time: "12:30 pm to 1:45 pm" }),
  ),
  at("16:00", handle(3, { title: "Dentist", day: "tomorrow", time: "4 pm to 4:40 pm" })),
];

function toolNamed(name: string) {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}

function contextOf(text: string, handles: readonly HandleEntry[]) {
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  return {
    reading: english.read(text, { clock, names }),
    context: { utterance, language: english, clock, names, handles },
  };
}

function ground(name: string, text: string, handles: readonly HandleEntry[] = []): GroundedTool {
  const { reading, context } = contextOf(text, handles);
  return groundTool(toolNamed(name), reading, context);
}

/** The first candidate of each argument that must be written. */
function first(grounded: GroundedTool): JsonObject {
  return Object.fromEntries(
    grounded.slots.flatMap(({ parameter, value }) =>
      value.kind === "free" ? [] : [[parameter, value.candidates[0]?.value ?? null]],
    ),
  );
}

describe("what is only wondered about", () => {
  it.each([
    ["will my alarm go off on Sunday", "tell"],
    ["turn my alarm off on Sunday", "cancel"],
  ])("is told and not done: %s", (text, act) => {
    expect(first(ground("timers.cancel", text))["act"]).toBe(act);
  });
});

describe("the arguments of a request", () => {
  it.each<[string, string, JsonObject]>([
    ["timers.cancel", "cancel the alarm", { act: "cancel", alarms: true }],
    ["timers.cancel", "how long is left on my timer", { act: "tell", timers: true }],
    ["calendar.query", "what's on my calendar tomorrow", { from: "tomorrow" }],
    ["calendar.query", "when is my dentist appointment", { text: "dentist" }],
    [
      "calendar.create_event",
      "schedule a meeting with Ben tomorrow at three",
      { title: "meeting with Ben", start: "tomorrow at three" },
    ],
    [
      "calendar.create_event",
      "put lunch with Anna in my calendar for Friday at noon",
      { title: "lunch with Anna", start: "Friday at noon" },
    ],
    [
      "calendar.create_event",
      "book an hour for the boiler service tomorrow at ten",
      { title: "boiler service", start: "tomorrow at ten", end: "an hour" },
    ],
    ["system.open_app", "can you launch fire fox please", { name: "Firefox" }],
    ["reminders.create", "remind me to call mum at five", { title: "call mum", due: "at five" }],
    [
      "reminders.create",
      "don't let me forget to ring mum at 5",
      { title: "ring mum", due: "at 5" },
    ],
    [
      "reminders.create",
      "remind me tomorrow at noon to set off for lunch",
      { title: "set off for lunch", due: "tomorrow at noon" },
    ],
    ["reminders.create", "remind me that the oven is on", { title: "oven is on" }],
    [
      "reminders.create",
      "add a reminder to my shopping list to get milk",
      { title: "get milk", list: "Shopping" },
    ],
    ["reminders.create", "put milk on my shopping list", { title: "milk", list: "Shopping" }],
    ["mail.recent", "any new mail from Anna", { unread: true, from: "Anna Lindqvist" }],
    [
      "mail.search",
      "find the mail about the invoice from Anna",
      { text: "invoice", from: "Anna Lindqvist" },
    ],
    [
      "messages.send",
      "text mum that I'm running late",
      { to: "Margaret Hale", text: "I'm running late" },
    ],
    [
      "messages.send",
      "send a message to Ben saying see you at six",
      { to: "Ben Okafor", text: "see you at six" },
    ],
    ["timers.set", "set a timer for ten minutes", { duration: "ten minutes" }],
    [
      "notes.create",
      "make a note that the boiler code is 4417",
      { title: "boiler code is 4417", body: "the boiler code is 4417" },
    ],
    ["music.play", "play some Miles Davis", { query: "Miles Davis" }],
    ["files.read", "read me budget.csv", { path: "budget.csv" }],
    [
      "calendar.create_event",
      "mark the twelfth of March as a day off in my calendar",
      { title: "day off", start: "the twelfth of March" },
    ],
    [
      "calendar.create_event",
      "add an event called as you like it on Friday",
      { title: "as you like it", start: "on Friday" },
    ],
    ["system.set_volume", "knock it down to fifteen", { level: 15 }],
    ["system.set_volume", "turn the volume down by fifteen", { level: 15, change: "down" }],
    ["system.set_volume", "kill the sound", { mute: true }],
    ["shell.run", "run uname -s and tell me what it prints", { command: "uname -s" }],
    ["shell.run", "run the command ./build.sh", { command: "./build.sh" }],
    ["shell.run", "run ls -la ~", { command: "ls -la ~" }],
    ["shell.run", "run git status, please.", { command: "git status" }],
    ["shell.run", 'run echo "a b"', { command: 'echo "a b"' }],
    ["shortcuts.list", "what shortcuts have I got set up on this thing", {}],
    ["shortcuts.list", "any shortcut with lights in it", { query: "lights" }],
    ["system.search_files", "which pdfs have I got lying around", { kind: "pdf" }],
    ["system.open_item", "take me to www.example.org", { target: "www.example.org" }],
    ["system.open_item", "pull up the budget on the screen", { target: "budget.csv" }],
    ["contacts.search", "have I got an e-mail address for Ben Okafor", { query: "Ben Okafor" }],
    ["mail.recent", "which emails haven't I opened yet", { unread: true }],
    [
      "calendar.find_slots",
      "find me ninety spare minutes on Friday",
      { minutes: "ninety spare minutes", from: "on Friday" },
    ],
    [
      "calendar.find_slots",
      "when could I fit in an hour on Friday",
      { minutes: "an hour", from: "on Friday" },
    ],
    ["calendar.find_slots", "am I free in an hour", { from: "in an hour" }],
    [
      "calendar.create_event",
      "add a table for two on Friday at eight",
      { title: "table for two", start: "on Friday at eight" },
    ],
    [
      "calendar.create_event",
      "add choir on Friday at eight with an alert twenty minutes before",
      { title: "choir", start: "on Friday at eight", alert_min: 20 },
    ],
    [
      "calendar.create_event",
      "add choir on Friday at eight, alert 5",
      { title: "choir", start: "on Friday at eight", alert_min: 5 },
    ],
    ["mail.read", "read the mail about two chairs", {}],
  ])("%s: %j", (name, text, expected) => {
    expect(first(ground(name, text))).toEqual(expected);
  });

  it("hold no text where only what it is about is told", () => {
    const mail = ground("mail.send", "mail Ben about the oars");
    expect(first(mail)).toMatchObject({ to: "Ben Okafor", subject: "The oars" });
    expect(mail.unsaid).toEqual(["body"]);
    expect(ground("messages.send", "text Ben about Sunday").unsaid).toEqual(["text"]);
  });

  it("are missing when nobody named them", () => {
    expect(ground("timers.cancel", "cancel it").missing).toEqual([]);
    expect(ground("messages.send", "send a message").missing).toContain("to");
    expect(ground("calendar.create_event", "add dinner to my calendar").missing).toEqual(["start"]);
  });

  it("are asked for, not guessed, where a name fits two people", () => {
    expect(ground("messages.send", "tell Sarah that I'm late").unclear).toEqual(["to"]);
  });

  it.each(["", "a", "🙂🙂", "\u0000\u202E", "call ".repeat(2_000)])("never fail for %j", (text) => {
    for (const { name } of tools) expect(() => ground(name, text)).not.toThrow();
  });
});

describe("a list of mails with an answer among them", () => {
  const mail = (number: number, from: string): HandleEntry => ({
    ...handle(number, { from, subject: "Seats" }),
    handle: `mail:${number}`,
    kind: "mail",
  });
  const MAILS = [mail(1, "School"), mail(2, "to School"), mail(3, "Choir")];

  it("is counted as it was shown, the user's own mail too", () => {
    expect(first(ground("mail.read", "read the second one", MAILS))).toMatchObject({
      id: "mail:2",
    });
    expect(first(ground("mail.read", "read the third one", MAILS))).toMatchObject({ id: "mail:3" });
  });
});

describe("a record", () => {
  it.each([
    ["cancel lunch with Anna", ["event:2"]],
    ["delete the dentist", ["event:3"]],
    ["cancel the second one", ["event:2"]],
    ["cancel the last one", ["event:3"]],
    ["cancel it", ["event:1", "event:2", "event:3"]],
    ["cancel my four o'clock tomorrow", ["event:3"]],
    ["cancel event:2", ["event:2"]],
    ["cancel the opera", []],
  ])("%j points at %j", (text, handles) => {
    const slot = ground("calendar.delete_event", text, EVENTS).slots.find(
      ({ parameter }) => parameter === "id",
    );
    const candidates = slot && slot.value.kind !== "free" ? slot.value.candidates : [];
    expect(candidates.map(({ value }) => value)).toEqual(handles);
  });

  it("keeps the time that names it apart from the time to move it to", () => {
    expect(
      first(ground("calendar.update_event", "move my four o'clock tomorrow to five", EVENTS)),
    ).toMatchObject({ id: "event:3" });
  });
});

describe("an origin", () => {
  const origins = (name: string, text: string, given: JsonObject): Origins => {
    const insight = contextOf(text, EVENTS);
    return originsOf(toolNamed(name), given, insight);
  };

  it("is what was said, what it was resolved from, or foreign", () => {
    const text = "email Ben saying the report is done";
    expect(
      origins("mail.send", text, {
        to: "Ben Okafor",
        subject: "Status",
        body: "the report is done",
      }),
    ).toEqual({
      to: { origin: "resolved", text: "Ben" },
      subject: { origin: "free" },
      body: { origin: "said", text: "the report is done" },
    });
    expect(origins("mail.send", text, { to: "audit@evil.example" })["to"]).toEqual({
      origin: "foreign",
    });
  });

  it("is the handle for a record that was shown, and foreign for one that was not", () => {
    expect(origins("calendar.delete_event", "cancel it", { id: "event:2" })["id"]).toEqual({
      origin: "handle",
      handle: "event:2",
      chosenBy: "model",
    });
    expect(origins("calendar.delete_event", "cancel it", { id: "event:99" })["id"]).toEqual({
      origin: "foreign",
    });
  });
});

describe("a command that was heard", () => {
  const commandIn = (source: "typed" | "spoken"): unknown => {
    const { reading, context } = contextOf("Run the command PWD.", []);
    const utterance = { ...context.utterance, source };
    const { slots } = groundTool(toolNamed("shell.run"), reading, { ...context, utterance });
    const value = slots.find(({ parameter }) => parameter === "command")?.value;
    return value?.kind === "closed" ? value.candidates[0]?.value : undefined;
  };

  it("is written small, as programs are", () => {
    expect(commandIn("spoken")).toBe("pwd");
    expect(commandIn("typed")).toBe("PWD");
  });
});
