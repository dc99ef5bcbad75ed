import { expect, it } from "vitest";
import { intoText } from "../../../src/understanding/given/into-text.ts";
import { noteOf } from "../../helpers/note-of.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const notes = ["Ferry boat log", "Mooring prices", "Mooring rules"].map((one) => noteOf(one, "."));

const put = async (text: string) => {
  const plan = await intoText(sourcesOf({ seed: { notes } }), typed(text));
  const [part] = plan?.parts ?? [];
  if (part?.values.from !== "revised") return undefined;
  const values = part.values.slots.map(({ value }) =>
    value.kind === "free" ? undefined : value.candidates[0]?.value,
  );
  return [part.ranked.tools[0]?.name, ...values];
};

it.each([
  "in the boat log write down that the rope broke",
  "ferry log: the rope broke",
  "write in the ferry boat log that the rope broke",
])("puts words at the end of the one note that is called so: %s", async (text) => {
  expect(await put(text)).toEqual(["notes.append", "Ferry boat log", "the rope broke"]);
});

it.each([
  "mooring notes: nine a night",
  "in the car log write that it broke",
  "add to the ferry boat log note",
])("leaves to others what no one note is called: %s", async (text) => {
  expect(await put(text)).toBeUndefined();
});

it("puts each thing on a line of its own where a text is kept as a list", async () => {
  const shopping = [noteOf("Galley", "Tea")];
  const plan = await intoText(
    sourcesOf({ seed: { notes: shopping } }),
    typed("put rice, limes and two candles on the galley list"),
  );
  const [part] = plan?.parts ?? [];
  expect(part?.ranked.tools[0]?.name).toBe("notes.append");
  expect(part?.values).toMatchObject({
    slots: [
      { value: { candidates: [{ value: "Galley" }] } },
      { value: { candidates: [{ value: "rice\nlimes\ntwo candles" }] } },
    ],
  });
});

it("leaves to a list what is called as one is", async () => {
  const seed = { notes: [noteOf("Galley money", ".")], lists: [{ id: "l", name: "Galley" }] };
  const text = typed("galley list: two candles");
  expect(await intoText(sourcesOf({ seed }), text)).toBeUndefined();
});
