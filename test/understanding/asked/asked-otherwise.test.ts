import { describe, expect, it } from "vitest";
import { askedOtherwise } from "../../../src/understanding/asked/asked-otherwise.ts";
import { callOf, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { sourcesOf } from "../../helpers/understanding.ts";
import { noteOf } from "../../helpers/note-of.ts";
import { events } from "../../tools/world.ts";

const { signal } = new AbortController();
const shed = noteOf("Shed", "The ladder hangs behind the door.\nThe paint is called Skylark.");

type Lacking = {
  readonly feed?: string;
  readonly missing?: readonly string[];
  readonly isFactless?: boolean;
};

function otherwise(
  text: string,
  tool: string,
  { feed, missing = [], isFactless = false }: Lacking = {},
) {
  const state = stateFor(text, { ranked: rankedAs(tool) });
  const fed = feed === undefined ? undefined : { tool: feed, missing: ["id"] };
  return askedOtherwise(sourcesOf({ seed: { notes: [shed] } }), {
    call: callOf(tool),
    missing,
    isFactless,
    state: { ...state, plan: { ...state.plan, feed: fed } },
    signal,
  });
}

describe("words that a reading call has nothing to tell for", () => {
  it("are answered by a sentence that stands elsewhere", async () => {
    const part = await otherwise("what's the paint in the shed called", "mail.search");
    expect(part?.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
    expect(part?.values).toMatchObject({
      from: "found",
      quote: { sentence: "The paint is called Skylark." },
    });
  });

  it("also where only a question takes it for something to be done", async () => {
    const lacking = { missing: ["start"] };
    const text = "can I paint the shed ladder Skylark";
    const part = await otherwise(text, "calendar.update_event", lacking);
    expect(part?.ranked.tools[0]?.name).toBe("notes.read");
    const act = await otherwise("paint the shed ladder", "calendar.update_event", lacking);
    expect(act).toBeUndefined();
  });

  it.each([
    ["what's the paint in the pantry called", "mail.search"],
    ["have I got any mail about the paint in the shed", "mail.search"],
    ["how many mails about the paint in the shed are there", "mail.search"],
    ["read the paint in the shed to me", "mail.read"],
    ["throw out the one about the paint in the shed", "mail.update_message"],
  ])("stay as they were: %s", async (text, tool) => {
    expect(await otherwise(text, tool)).toBeUndefined();
  });

  it("are answered for a record without the fact only by a sentence that surely has it", async () => {
    const factless = { isFactless: true };
    const where = await otherwise("where is the ladder of the shed", "calendar.query", factless);
    expect(where?.values).toMatchObject({
      quote: { sentence: "The ladder hangs behind the door." },
    });
    // No name stands there, and the tool that has none is not asked again.
    expect(
      await otherwise("who is at the shed ladder", "calendar.query", factless),
    ).toBeUndefined();
    expect(
      await otherwise("where is the ladder of the shed", "notes.read", factless),
    ).toBeUndefined();
  });

  it("are answered by an event of that name where a card has no birthday", async () => {
    const [first] = events();
    if (!first) throw new Error("There is no event.");
    const birthday = { ...first, id: "b", title: "Skye's birthday" };
    const asked = (text: string) =>
      askedOtherwise(sourcesOf({ seed: { events: [birthday] } }), {
        call: callOf("contacts.search"),
        missing: [],
        isFactless: true,
        state: stateFor(text, { ranked: rankedAs("contacts.search") }),
        signal,
      });
    const part = await asked("when is Skye's birthday");
    expect(part?.ranked.tools).toEqual([{ name: "calendar.query", score: 1 }]);
    expect(part?.values).toMatchObject({ from: "found" });
    expect(await asked("what's Skye's number")).toBeUndefined();
  });

  it("stay as they were where the look-up was made for an act", async () => {
    const text = "what's the paint in the shed called";
    expect(await otherwise(text, "notes.search", { feed: "notes.append" })).toBeUndefined();
    expect(await otherwise(text, "notes.search", { feed: "notes.read" })).toBeDefined();
  });

  it("are answered where it isn't known which thing is asked about, and no other value is missing", async () => {
    const text = "what's the paint in the shed called";
    expect(await otherwise(text, "mail.read", { missing: ["id"] })).toBeDefined();
    expect(await otherwise(text, "mail.search", { missing: ["from"] })).toBeUndefined();
  });
});
