import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSmallRoom } from "../helpers/small-room.ts";
import type { SmallRoom } from "../helpers/small-room.ts";

let room: SmallRoom;
beforeAll(async () => {
  room = await openSmallRoom({ language: "de" });
});
afterAll(() => room[Symbol.asyncDispose]());

describe("a request in German", () => {
  it.each<[string, string, object]>([
    ["habe ich am Freitag Termine", "calendar.query", { from: "am Freitag" }],
    [
      "Erinnere mich um fünf daran, Anna anzurufen",
      "reminders.create",
      { title: "Anna anzurufen", due: "um fünf" },
    ],
    [
      "erinnere mich jeden Montag um neun an den Müll",
      "reminders.create",
      { title: "Müll", due: "jeden Montag um neun" },
    ],
    ["Stell einen Timer auf zehn Minuten", "timers.set", { duration: "zehn Minuten" }],
    ["weck mich morgen um halb sieben", "timers.set", { at: "morgen um halb sieben" }],
    ["stell die Lautstärke auf 30", "system.set_volume", { level: 30 }],
    ["habe ich neue Mails", "mail.recent", { unread: true }],
    ["wie ist die Nummer von Anna", "contacts.search", { query: "Anna Lindqvist" }],
    ["öffne Firefox", "system.open_app", { name: "Firefox" }],
  ])("is served: %s", async (text, name, expected) => {
    const { calls } = await room.talk([text]);
    expect(calls).toEqual([expect.objectContaining({ name, arguments: expected })]);
  });

  it.each([
    ["was steht heute an", "heute"],
    ["Was habe ich am Freitag vor?", "am Freitag"],
  ])("for all of a day brings what each tool has of it: %s", async (text, from) => {
    const { calls } = await room.talk([text]);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["calendar.query", "reminders.list"]),
    );
    const events = calls.find(({ name }) => name === "calendar.query");
    expect(events?.arguments).toMatchObject({ from });
  });

  it("gives a timer more and less time, and tells what is left of it", async () => {
    const { calls } = await room.talk([
      "stell einen Reistimer auf zwanzig Minuten",
      "gib noch drei Minuten drauf",
      "mach ihn fünf Minuten kürzer",
      "wie viel Zeit bleibt noch",
      "lösch den Reistimer",
    ]);
    expect(calls.map(({ name, arguments: given }) => [name, given])).toEqual([
      ["timers.set", { duration: "zwanzig Minuten", label: "Reistimer" }],
      ["timers.cancel", expect.objectContaining({ duration: "drei Minuten", longer: true })],
      ["timers.cancel", expect.objectContaining({ duration: "fünf Minuten", longer: false })],
      ["timers.cancel", { act: "tell" }],
      ["timers.cancel", expect.objectContaining({ label: "Reistimer", act: "cancel" })],
    ]);
  });

  it("means its times as Germans do", async () => {
    const { answers } = await room.talk([
      "Erinnere mich um halb fünf daran, Anna anzurufen",
      "weck mich übermorgen um Viertel nach sechs",
    ]);
    expect(answers).toEqual([
      expect.stringContaining("heute um 16:30 Uhr"),
      expect.stringContaining("am Mittwoch, 4. März um 6:15 Uhr"),
    ]);
  });

  it("may be two", async () => {
    const { calls } = await room.talk(["stell den Wecker auf sieben und mach leiser"]);
    expect(calls.map(({ name }) => name)).toEqual(["timers.set", "system.set_volume"]);
  });

  it.each(["schick die Mail nicht ab", "mach mir ein Sandwich", "wer ist Bundeskanzler"])(
    "does nothing where it asks for nothing: %s",
    async (text) => {
      const { calls } = await room.talk([text]);
      expect(calls).toEqual([]);
    },
  );

  it.each(["wie wird das Wetter", "Ist das Wetter morgen gut?", "wie war das Spiel gestern"])(
    "declines what no tool does, whatever it sounds like: %s",
    async (text) => {
      const { calls, answers } = await room.talk([text]);
      expect([calls, answers]).toEqual([[], [expect.stringMatching(/^Das kann ich hier nicht\./)]]);
    },
  );

  it.each([
    ["schreib Anna, dass ich heute nicht kann", "ich kann heute nicht"],
    ["schick Anna eine Nachricht, dass ich gleich zurückrufe", "ich rufe gleich zurück"],
    ["schreib Anna: dass du das weißt", "dass du das weißt"],
  ])("says a clause as it is said alone: %s", async (text, sent) => {
    const { calls } = await room.talk([text]);
    expect(calls).toEqual([
      expect.objectContaining({
        name: "messages.send",
        arguments: { to: "Anna Lindqvist", text: sent },
      }),
    ]);
  });

  it.each(["schreib Anna, dass er, wenn er mag, kommen soll", "frag Anna, ob sie Hunger hat"])(
    "asks for words that aren't sure: %s",
    async (text) => {
      const asked = await room.talk([text]);
      expect([asked.calls, asked.answers]).toEqual([[], ["Was soll drinstehen?"]]);
      const { calls } = await room.talk([text, "dass ich auf dem Markt bin"]);
      expect(calls.map((call) => call.arguments)).toEqual([
        { to: "Anna Lindqvist", text: "ich bin auf dem Markt" },
      ]);
    },
  );

  it("is taken back by its own words", async () => {
    const { calls, answers } = await room.talk([
      "Erinnere mich um fünf daran, Anna anzurufen",
      "rückgängig",
      "danke",
    ]);
    expect(calls).toHaveLength(1);
    expect(answers.slice(1)).toEqual([
      expect.stringContaining("Anna anzurufen"),
      "Gern geschehen.",
    ]);
  });
});
