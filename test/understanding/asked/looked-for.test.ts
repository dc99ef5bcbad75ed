import { describe, expect, it } from "vitest";
import { lookedFor } from "../../../src/understanding/asked/looked-for.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { noteOf } from "../../helpers/note-of.ts";

const { signal } = new AbortController();
const hive = noteOf("Hive", "The queen is marked blue.\nThe smoker is kept in the shed.");

async function looked(text: string) {
  const sources = sourcesOf({ seed: { notes: [hive] } });
  const plan = await lookedFor(sources, { utterance: typed(text), signal });
  return plan?.parts[0];
}

describe("words that only name something and say where it stands", () => {
  it("are answered with the sentence that holds it", async () => {
    const part = await looked("where the smoker is kept, it's in a note");
    expect(part?.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
    expect(part?.values).toMatchObject({ quote: { sentence: "The smoker is kept in the shed." } });
  });

  it.each([
    ["phone bill from the spring, it's in a note", "notes.search"],
    ["phone bill from the spring, there's a mail about it", "mail.search"],
    ["phone bill from the spring, I've got a file on it", "system.search_files"],
    ["phone bill from the spring, it's in one of my texts", "messages.search"],
  ])("are looked for there: %s", async (text, tool) => {
    const part = await looked(text);
    expect(part?.text).toBe("phone bill from the spring");
    expect(part?.ranked.tools.map(({ name }) => name)).toEqual([tool]);
  });

  it("are a question, answered from the text that is said to hold it", async () => {
    const part = await looked("look in the hive, where is the smoker");
    expect(part?.ranked.tools).toEqual([{ name: "notes.read", score: 1 }]);
    expect(part?.values).toMatchObject({
      quote: { sentence: "The smoker is kept in the shed.", source: "Your note Hive" },
    });
    const both = await looked(
      "check the hive note, where is the smoker and what colour is the queen",
    );
    expect(both?.values).toMatchObject({
      quote: {
        sentence: "The smoker is kept in the shed.",
        also: ["The queen is marked blue."],
      },
    });
    expect(await looked("look in the barn, where is the smoker")).toBeUndefined();
  });

  it("make nothing where no place is named", async () => {
    const part = await looked("phone bill from the spring, I wrote it down somewhere");
    expect(part?.ranked.tools).toEqual([]);
  });

  it.each(["text Owen the queen is blue, it's in a note", "what colour is the queen"])(
    "are nothing else: %s",
    async (text) => {
      expect(await looked(text)).toBeUndefined();
    },
  );
});
