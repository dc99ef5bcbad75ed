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
