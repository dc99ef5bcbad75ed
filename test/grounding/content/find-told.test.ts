import { knownTexts } from "../../../src/grounding/content/near/known-texts.ts";
import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { toldFinder } from "../../../src/grounding/content/find-told.ts";
import { clockAt } from "../../language/compact.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { tools } from "../../../tools/index.ts";
import { noteOf } from "../../helpers/note-of.ts";

const { signal } = new AbortController();

const findTold = toldFinder({
  host: createMemoryHost(clockAt("2026-03-02T09:00", "Europe/Berlin"), {
    notes: [
      noteOf("Hen rota", "Rota of the hens\nMonday Ivo\nTuesday Lena feeds them, for 4 pounds"),
      noteOf("Goat rota", "Monday Pavel feeds them"),
    ],
  }).host,
  language: english,
  registry: createRegistry(tools),
  similar: async (_, others) => others.map(() => 0),
  knownTexts: knownTexts(),
});

describe("the text whose source is said", () => {
  it("answers by the kind and the day that are wanted, though no word of the question stands there", async () => {
    const told = await findTold(
      { asks: ["who is it on Monday"], source: "hen rota", kinds: [] },
      signal,
    );
    expect(told).toMatchObject([{ tool: "notes.read", title: "Hen rota", sentence: "Monday Ivo" }]);
  });

  it("answers each question that is asked of it", async () => {
    const asks = ["who is it on Monday", "how much does feeding cost"];
    const told = await findTold({ asks, source: "hen rota", kinds: ["note"] }, signal);
    expect(told.map(({ sentence }) => sentence)).toEqual([
      "Monday Ivo",
      "Tuesday Lena feeds them, for 4 pounds",
    ]);
  });

  it("is no text that isn't called so", async () => {
    expect(await findTold({ asks: ["who feeds them"], source: "pigs", kinds: [] }, signal)).toEqual(
      [],
    );
  });
});
