import { describe, expect, it } from "vitest";
import { withPerson } from "../../../src/understanding/steps/with-person.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

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
});
