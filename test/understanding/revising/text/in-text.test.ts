import { expect, it } from "vitest";
import { correctionOf } from "../../../../src/understanding/revising/revise.ts";
import { inPlace } from "../../../../src/understanding/revising/text/in-text.ts";
import { isAlike, meantOf } from "../../../../src/understanding/revising/text/text-meant.ts";
import type { Correction } from "../../../../src/understanding/revising/values.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

async function correctionBy(text: string): Promise<Correction> {
  const given = { title: "Allotment", body: "two trays of leeks" };
  const said = "make a note called Allotment saying two trays of leeks";
  const lastCall = { tool: "notes.create", arguments: given, origins: {}, said, isEffect: true };
  const sources = sourcesOf({ lastCall: { ...lastCall, shown: 1 } });
  const correction = await correctionOf(sources, typed(text));
  if (!correction) throw new Error("no correction");
  return correction;
}

it.each([
  ["two trays of leeks", "two trays of beans", "two trays of beans"],
  ["ring the man at the pound", "ring the man at the kennels", "ring the man at the kennels"],
  ["the pump is in the shed", "in the hall", "the pump is in the hall"],
])("of %s, %s stands where it belongs", async (value, words, is) => {
  expect(inPlace(value, words, await correctionBy(words))).toBe(is);
});

it("means the text that has most of the words", async () => {
  const words = "three trays of leeks";
  const correction = await correctionBy(words);
  const written = [
    { parameter: "title", value: "Allotment" },
    { parameter: "body", value: "two trays of leeks" },
  ];
  expect(meantOf(written, words, correction)?.parameter).toBe("body");
  expect(isAlike("two trays of leeks", words, correction)).toBe(true);
  expect(isAlike("Allotment", "four jars", correction)).toBe(false);
});
