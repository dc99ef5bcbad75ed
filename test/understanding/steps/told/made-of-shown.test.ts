import { describe, expect, it } from "vitest";
import type { StepPart } from "../../../../src/understanding/parts/part.ts";
import { madeOfShown } from "../../../../src/understanding/steps/told/made-of-shown.ts";
import { noteOf } from "../../../helpers/note-of.ts";
import { LAST_CALL, indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const REGATTA = noteOf("Regatta", "The regatta is on Saturday 14 March at 10:30.\nBring oars.");
const SHED = noteOf("Shed", "Paint the shed.\nBuy hinges.");

/** What words make of a note that was shown last. */
async function made(text: string, note = REGATTA): Promise<StepPart | undefined> {
  const { id, title } = note;
  const sources = sourcesOf({
    seed: { notes: [...new Set([REGATTA, SHED, note])] },
    shown: [{ kind: "note", id, facts: { title } }],
  });
  const part = { text, ranked: indexed(text) };
  return madeOfShown(sources, typed(text), { part, before: undefined, signal });
}

describe("what is made of a text that was shown", () => {
  it.each([
    "put that in the calendar",
    "put it in the calendar please",
    "stick it in the calendar",
  ])("is called as the text is, at the time that it tells: %s", async (text) => {
    expect(await made(text)).toMatchObject({
      ranked: { tools: [{ name: "calendar.create_event" }] },
      owes: [
        {
          look: { name: "notes.read" },
          use: {
            kind: "moment",
            parameter: "start",
            quote: "The regatta is on Saturday 14 March at 10:30.",
            title: "Regatta",
          },
        },
      ],
    });
  });

  it.each([
    ["put the regatta in the calendar", true],
    ["put the dentist in the calendar", false],
    ["put that in the calendar for Friday at two", false],
    ["don't put that in the calendar", false],
    ["cancel that", false],
  ])("%s: %j", async (text, isMade) => {
    expect((await made(text)) !== undefined).toBe(isMade);
  });

  it("is called by what was asked of the text", async () => {
    const { id, title } = REGATTA;
    const asked = { tool: "notes.read", isEffect: false, said: "When's the rowing race?" };
    const sources = sourcesOf({
      seed: { notes: [REGATTA] },
      shown: [{ kind: "note", id, facts: { title } }],
      lastCall: { ...LAST_CALL, ...asked },
    });
    const text = "put that in the calendar";
    const part = { text, ranked: indexed(text) };
    const placed = { part, before: undefined, signal };
    expect(await madeOfShown(sources, typed(text), placed)).toMatchObject({
      owes: [{ use: { title: "rowing race", asks: "When's the rowing race" } }],
    });
  });

  it("is told by that time where the words count from it", async () => {
    const part = await made("put that in the calendar for the day before");
    expect(part?.owes).toMatchObject([{ use: { kind: "moment", isBeside: true } }]);
  });

  it.each([
    ["remind me the day before that at ten to oil the oars", true],
    ["remind me the day before it, nine in the morning, to oil the oars", true],
    ["remind me on Friday at ten to oil the oars", false],
  ])("is that day's at an hour that is told: %s", async (text, isMade) => {
    const part = await made(text);
    expect(part?.owes?.map(({ use }) => "isBeside" in use && use.isBeside)).toEqual(
      isMade ? [true] : undefined,
    );
  });

  it("is the sentence of a short text that tells of what is named", async () => {
    const crane = noteOf("Crane", "It comes on Saturday 14 March. The deposit is due on 9 March.");
    const part = await made("remind me the day before to pay the deposit", crane);
    expect(part?.owes).toMatchObject([{ use: { quote: "The deposit is due on 9 March." } }]);
  });

  it("is nothing where the text tells no time", async () => {
    expect(await made("put that in the calendar", SHED)).toBeUndefined();
  });

  it("is made of the text that the part before looks for", async () => {
    const text = "put it in the calendar";
    const before = {
      text: "find the note about the regatta",
      ranked: { tools: [{ name: "notes.search", score: 0.9 }], none: 0, unmatched: [], sure: true },
    };
    const sources = sourcesOf({ seed: { notes: [REGATTA, SHED] } });
    const part = { text, ranked: indexed(text) };
    const found = await madeOfShown(sources, typed(text), { part, before, signal });
    expect(found?.owes).toMatchObject([{ use: { kind: "moment", title: "Regatta" } }]);
  });
});
