import { knownTexts } from "../../../../src/grounding/content/near/known-texts.ts";
import { expect, it } from "vitest";
import { nearTexts } from "../../../../src/grounding/content/near/near-texts.ts";
import { titled } from "../../../../src/grounding/content/near/titled.ts";
import type { Host } from "../../../../src/host/host.ts";
import { english } from "../../../../src/language/en/english.ts";
import type { Tool } from "../../../../src/tool/define-tool.ts";

const { signal } = new AbortController();
const TEXTS = [
  { id: "1", title: "Boat", source: "Boat", text: "The tank holds forty litres.\nShe floats." },
  { id: "2", title: "Cake", source: "Cake", text: "Three eggs and butter." },
  { id: "3", title: "Bin", source: "Bin", text: "Thursday is bin day." },
];
const reader = {
  name: "notes.read",
  contents: {
    kind: "note",
    field: "id",
    withWord: async () => [],
    latest: async () => TEXTS,
    textOf: async () => "",
  },
} as unknown as Tool;

/** The texts, by how near each sentence is; none where nothing tells. */
const near = async (of: Readonly<Record<string, number>> | undefined) =>
  (
    await nearTexts(
      {
        host: {} as Host,
        language: english,
        registry: { acting: () => [reader] },
        similar: async (_, others) => of && others.map((one) => of[one] ?? 0),
        knownTexts: knownTexts(),
      },
      "how much fuel goes in",
      signal,
    )
  ).map(({ title }) => title);

const [boat, cake] = [
  titled({ title: "Boat" }, "The tank holds forty litres."),
  titled({ title: "Cake" }, "Three eggs and butter."),
];

it("finds a text that has no word of the question, by its nearest sentence, and leaves out what is far", async () => {
  expect(await near({ [boat]: 0.6, [cake]: 0.3 })).toEqual(["Boat", "Cake"]);
});

it("finds none where no model compares texts", async () => {
  expect(await near(undefined)).toEqual([]);
});
