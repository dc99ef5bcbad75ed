import { describe, expect, it } from "vitest";
import { limitedBy } from "../../../../src/understanding/steps/described/limited-by.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { tool } from "../../../tools/run-tool.ts";

const sources = sourcesOf({ seed: { lists: [{ id: "boat", name: "Boat" }] } });
const ACTS = {
  reminder: { tool: tool("reminders.delete"), parameter: "id", kind: "reminder" },
  event: { tool: tool("calendar.delete_event"), parameter: "id", kind: "event" },
};

/** What all that the words describe comes to, said as `text` within `whole`. */
async function phraseOf(
  kind: keyof typeof ACTS,
  [text, words]: readonly [string, string],
  whole = text,
): Promise<string> {
  const start = text.indexOf(words);
  const region = { start, end: start + words.length };
  const selection = {
    ...region,
    take: "all",
    kinds: [kind],
    phrase: words,
    isShown: false,
  } as const;
  const said = { utterance: typed(text), whole: typed(whole) };
  return (await limitedBy(sources, said, { ...ACTS[kind], selection })).phrase;
}

describe("all that is described", () => {
  it.each([
    ["delete everything off the Boat list", "everything", "everything Boat"],
    ["delete everything due tomorrow", "everything", "everything tomorrow"],
    ["delete everything", "everything", "everything"],
    // Where it goes is no limit.
    ["move everything to the Boat list", "everything", "everything"],
    ["delete everything, see you tomorrow", "everything", "everything"],
  ])("%s: %s is %s", async (text, words, phrase) => {
    expect(await phraseOf("reminder", [text, words])).toBe(phrase);
  });

  it("of events is of the one day that was told before", async () => {
    const asked = ["cancel all my meetings", "all my meetings"] as const;
    const told = (before: string): Promise<string> =>
      phraseOf("event", asked, `${before}, so ${asked[0]}`);
    expect(await told("I'm away tomorrow")).toBe("all my meetings tomorrow");
    expect(await told("I'm away")).toBe("all my meetings");
    expect(await told("I'm away tomorrow and at a wedding on Sunday")).toBe("all my meetings");
  });
});
