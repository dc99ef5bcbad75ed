import { expect, it } from "vitest";
import { inSource } from "../../../../src/understanding/asked/texts/in-source.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { noteOf } from "../../../helpers/note-of.ts";

const { signal } = new AbortController();
const said = "the bees note, when do we feed them and where is the smoker";
const source = { source: "bees", kinds: ["note"] };
const sources = sourcesOf({
  seed: {
    notes: [noteOf("Bees", "Feed them in March.\nThe smoker hangs behind the door.")],
  },
});
const told = (asks: readonly string[]) =>
  inSource(sources, { utterance: typed(said), signal }, { ...source, asks });

it("tells a sentence for each question that is asked of one text", async () => {
  const found = await told(["when do we feed them", "where is the smoker"]);
  expect(found?.part.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
  expect(found?.values).toMatchObject({
    quote: { sentence: "Feed them in March.", also: ["The smoker hangs behind the door."] },
  });
});

it("tells the text whole where one of them is left over", async () => {
  const found = await told(["when do we feed them", "how much does honey cost"]);
  expect(found?.part.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
  expect(found?.values).not.toHaveProperty("quote");
});

it("tells nothing where no text is called so", async () => {
  const asks = ["when do we feed them"];
  const found = await inSource(
    sources,
    { utterance: typed(said), signal },
    { ...source, source: "goats", asks },
  );
  expect(found).toBeUndefined();
});
