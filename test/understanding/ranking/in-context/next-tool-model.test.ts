import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeHeads } from "../../../../src/discovery/rankers/vector-ranker.ts";
import { english } from "../../../../src/language/en/english.ts";
import { decodeActs } from "../../../../src/understanding/dialogue/act/act-model.ts";
import {
  createNextToolModel,
  decodeNextTools,
  encodeNextTools,
} from "../../../../src/understanding/ranking/in-context/next-tool-model.ts";
import { clock } from "../../../tools/run-tool.ts";

const read = (file: string) => readFileSync(new URL(`../../../../models/${file}`, import.meta.url));
const bytes = read("next-tool.bin");
const learned = decodeNextTools(bytes);
const readOn = (text: string) => english.read(text, { clock, names: {} });
// What all sentences share: words that mean nothing of their own.
const NOWHERE = learned.mean;

/** What is meant by words behind a timer or a mail, by the words and the last tool alone. */
function after(tool: string, words: string, embedder = learned.embedder) {
  const ranked = { tools: [], none: 0.9, unmatched: [], sure: false };
  const last = { tool, isEffect: tool === "timers.set", shown: 1, reading: readOn("that one") };
  const said = { reading: readOn(words), last, ranked, vectors: { own: NOWHERE, last: NOWHERE } };
  return createNextToolModel(learned, embedder)(said);
}

function firstOf(tools: ReadonlyMap<string, number> = new Map()) {
  return [...tools].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

describe("what is meant after the last act", () => {
  it.each([
    ["timers.set", "cancel it", /^timers\./],
    ["mail.recent", "archive it", /^mail\./],
    ["calendar.query", "cancel it", /^calendar\./],
  ])("%s, then %s", (tool, words, expected) => {
    expect(firstOf(after(tool, words)?.tools)).toMatch(expected);
  });

  it("is nothing by the vectors of another embedding model", () => {
    expect(after("timers.set", "cancel it", "another")).toBeUndefined();
  });
});

describe("the file", () => {
  it("is the same after being read", () => {
    expect(Buffer.from(encodeNextTools(learned)).equals(bytes)).toBe(true);
  });

  it("fails with one sentence where it is cut", () => {
    expect(() => decodeNextTools(bytes.subarray(0, 500))).toThrow("damaged");
  });
});

it("what was learned over vectors is over those of the encoder that is used", () => {
  const used = decodeHeads(read("encoder.bin")).map(({ embedder }) => embedder);
  expect(used).toContain(learned.embedder);
  expect(used).toContain(decodeActs(read("acts.bin")).meant?.embedder);
});
