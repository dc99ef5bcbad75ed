import { describe, expect, it } from "vitest";
import { withPerson } from "../../../src/understanding/steps/with-person.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { people } from "../../tools/world.ts";

const ranked = (name: string) => ({
  tools: [{ name, score: 0.9 }],
  none: 0.05,
  unmatched: [],
  sure: true,
});

describe("a part that goes to her", () => {
  it.each([
    ["text her I'm late", "messages.send", "text Anna I'm late"],
    ["remind me to feed her", "reminders.create", "remind me to feed her"],
    ["text the crew I'm late", "messages.send", "text the crew I'm late"],
  ])("goes to whom the part before names: %s", async (text, tool, expected) => {
    const before = { text: "move tea with Anna to five", ranked: ranked("calendar.update_event") };
    const part = { text, ranked: ranked(tool) };
    const whole = typed(`${before.text} and ${text}`);
    expect((await withPerson(sourcesOf(), whole, { part, before })).text).toBe(expected);
    expect(await withPerson(sourcesOf(), whole, { part, before: undefined })).toBe(part);
  });

  it.each([
    ["flag her mail", "flag Anna Lindqvist's mail"],
    ["flag that mail of hers", "flag that mail of Anna Lindqvist"],
    ["flag the mail", "flag the mail"],
    ["flag Sarah's mail about her boat", "flag Sarah's mail about her boat"],
  ])("changes what is theirs: %s", async (text, expected) => {
    const before = { text: "text Anna I'm late", ranked: ranked("messages.send") };
    const part = { text, ranked: ranked("mail.update_message") };
    const whole = typed(`${before.text} and ${text}`);
    const sources = sourcesOf();
    expect((await withPerson(sources, whole, { part, before })).text).toBe(expected);
    const lastCall = {
      tool: "messages.send",
      arguments: { to: "Anna Lindqvist", text: "I'm late" },
      origins: {},
      said: before.text,
      isEffect: true,
      shown: 0,
    };
    const behind = { part, before: undefined };
    expect((await withPerson(sourcesOf({ lastCall }), typed(text), behind)).text).toBe(expected);
    expect(await withPerson(sources, typed(text), behind)).toBe(part);
  });

  it("goes to the one here who is what was spoken of", async () => {
    const seed = {
      people: people.map((one) =>
        one.name === "Łukasz Wójcik" ? { ...one, note: "Dentist" } : one,
      ),
    };
    const sources = sourcesOf({ seed });
    const whole = typed("The dentist has got to go. Cancel it and email them that I'm away");
    const before = { text: "Cancel it", ranked: ranked("calendar.delete_event") };
    const part = { text: "email them that I'm away", ranked: ranked("mail.send") };
    expect((await withPerson(sources, whole, { part, before })).text).toBe(
      "email Łukasz Wójcik that I'm away",
    );
  });
});
