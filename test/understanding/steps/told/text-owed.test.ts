import { describe, expect, it } from "vitest";
import { textSent } from "../../../../src/understanding/steps/told/text-called.ts";
import { textPart } from "../../../../src/understanding/steps/told/text-owed.ts";
import { noteOf } from "../../../helpers/note-of.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const notes = ["Ferry money", "Mooring list", "Oars"].map((title) => noteOf(title, "Two of each."));
const sources = sourcesOf({ seed: { notes } });

describe("a text that is sent as it stands", () => {
  it.each([
    ["text Anna the mooring list", ["Mooring list"]],
    ["text Anna the oars note", ["Oars"]],
    ["text Anna the ferry money list", ["Ferry money"]],
    // Half of a name is too little, unless it is said to be a text.
    ["text Anna the money note", ["Ferry money"]],
    ["text Anna the money", undefined],
    ["text Anna the oars are lost", undefined],
    ["text Anna the parasol list", undefined],
  ])("is known by its name: %s", async (text, titles) => {
    const meant = await textSent(sources, typed(text));
    expect(meant?.texts.map(({ title }) => title)).toEqual(titles);
  });

  it("is read first, and goes out whole", async () => {
    const part = await textPart(sources, typed("text Anna the mooring list"));
    const [owed] = part?.owes ?? [];
    expect(part?.text).toBe("text it to Anna");
    expect(owed?.look?.name).toBe("notes.read");
    expect(owed?.use).toMatchObject({ kind: "fact", tool: "messages.send", isWhole: true });
  });

  it("is each thing on the list that is called so, where no text is", async () => {
    const lists = [{ id: "l9", name: "Boat", isDefault: true }];
    const part = await textPart(sourcesOf({ seed: { lists } }), typed("text Anna the boat list"));
    expect(part?.owes).toMatchObject([
      {
        look: { name: "reminders.list", arguments: { list: "Boat" } },
        use: { kind: "fact", tool: "messages.send", isList: true },
      },
    ]);
  });

  it("is asked for where several are called so", async () => {
    const several = sourcesOf({
      seed: { notes: [...notes, noteOf("Mooring prices", "Nine a night.")] },
    });
    const part = await textPart(several, typed("text Anna the mooring note"));
    expect(part?.owes?.[0]?.use).toEqual({
      kind: "several",
      titles: ["Mooring list", "Mooring prices"],
    });
  });
});
