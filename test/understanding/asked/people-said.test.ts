import { expect, it } from "vitest";
import { peopleSaid } from "../../../src/understanding/asked/people-said.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const sources = sourcesOf({
  seed: {
    people: [
      { id: "1", name: "Ines Roth", note: "Landlady" },
      { id: "2", name: "Kofi Mensah" },
    ].map((one) => ({ ...one, phones: [], emails: [], nicknames: [], version: "1" })),
  },
});

it.each([
  ["what does Kofi want", ["Kofi Mensah"]],
  ["what's the gutter going to cost", []],
])("names whom the words speak of: %s", async (text, names) => {
  expect(await peopleSaid(sources, typed(text))).toEqual(names);
});
