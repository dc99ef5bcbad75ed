import { describe, expect, it } from "vitest";
import { momentTold } from "../../../../src/understanding/steps/told/moment-told.ts";
import { noteOf } from "../../../helpers/note-of.ts";
import { sourcesOf } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const REGATTA = noteOf("Regatta", "Bring oars.\nThe regatta is on 14 March at 10:30.");
const CHOIR = noteOf("Choir trip", "The coach goes on 28 March.\nWe meet at 7:40 am.");
const seed = { notes: [REGATTA, CHOIR] };
const shown = ({ id, title }: typeof REGATTA) => [{ kind: "note", id, facts: { title } }];
const looking = (text: string) => ({
  text,
  ranked: { tools: [{ name: "notes.search", score: 0.9 }], none: 0, unmatched: [], sure: true },
});

describe("the sentence that tells a time", () => {
  it.each([
    [REGATTA, undefined, "The regatta is on 14 March at 10:30."],
    [REGATTA, "the regatta", "The regatta is on 14 March at 10:30."],
    [REGATTA, "the dentist", undefined],
    [CHOIR, undefined, "We meet at 7:40 am."],
  ])("of a text that was shown: %o, %s", async (note, name, sentence) => {
    const sources = sourcesOf({ seed, shown: shown(note) });
    const found = await momentTold(sources, { before: undefined, name, signal });
    expect(found?.sentence).toBe(sentence);
  });

  it.each([
    ["find the note about the regatta", "Regatta"],
    ["find the note about the choir trip", "Choir trip"],
    ["find the note about the audit", undefined],
  ])("of the text that is looked for: %s", async (text, title) => {
    const sources = sourcesOf({ seed });
    const found = await momentTold(sources, { before: looking(text), name: undefined, signal });
    expect(found?.name).toBe(title);
  });

  it("is none where nothing was shown", async () => {
    const asked = { before: undefined, name: undefined, signal };
    expect(await momentTold(sourcesOf({ seed }), asked)).toBeUndefined();
  });
});
