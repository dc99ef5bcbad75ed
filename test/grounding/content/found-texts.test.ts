import { knownTexts } from "../../../src/grounding/content/near/known-texts.ts";
import { describe, expect, it } from "vitest";
import { HostFailure } from "../../../src/errors.ts";
import {
  foundTexts,
  latestTexts,
  soughtWords,
} from "../../../src/grounding/content/found-texts.ts";
import type { Host } from "../../../src/host/host.ts";
import { english } from "../../../src/language/en/english.ts";
import type { Contents, FoundText } from "../../../src/tool/contents.ts";
import type { Tool } from "../../../src/tool/define-tool.ts";

const host = {} as Host;
const KEPT: readonly (FoundText & { readonly text: string })[] = [
  { id: "1", title: "Bees", source: "Bees", text: "feed the bees sugar" },
  { id: "2", title: "Cats", source: "Cats", text: "feed the cats fish" },
  { id: "3", title: "Empty", source: "Empty", text: "" },
];

/** A tool that reads texts, of which only what they are called is told by a look for a word. */
function reading(name: string, changes: Partial<Contents> = {}): Tool {
  const contents: Contents = {
    kind: "note",
    field: "id",
    withWord: async (word) =>
      KEPT.filter(({ text, title }) => `${title} ${text}`.toLowerCase().includes(word)).map(
        ({ text: _, ...told }) => told,
      ),
    latest: async () => KEPT.map(({ text: _, ...told }) => told),
    textOf: async (id) => KEPT.find((one) => one.id === id)?.text ?? "",
    ...changes,
  };
  return { name, contents } as unknown as Tool;
}

const found = async (words: readonly string[], ...tools: readonly Tool[]) => {
  const texts = await foundTexts(
    { host, registry: { acting: () => tools }, language: english, knownTexts: knownTexts() },
    words,
  );
  return texts.map(({ tool, title, text }) => [tool.name, title, text]);
};

describe("texts that words stand in", () => {
  it("come with what stands in them, those with most and rarest words first", async () => {
    expect(await found(["feed", "sugar"], reading("notes.read"))).toEqual([
      ["notes.read", "Bees", "feed the bees sugar"],
      ["notes.read", "Cats", "feed the cats fish"],
    ]);
  });

  it("are left out where nothing stands in them, or nobody can look", async () => {
    const closed = reading("mail.read", {
      withWord: async () => {
        throw new HostFailure("permission", "no access");
      },
    });
    expect(await found(["empty"], reading("notes.read"))).toEqual([]);
    expect(await found(["sugar"], closed, reading("notes.read"))).toHaveLength(1);
  });

  it("are not hidden by what is broken", async () => {
    const broken = reading("mail.read", {
      withWord: async () => {
        throw new TypeError("a fault of ours");
      },
    });
    await expect(found(["sugar"], broken)).rejects.toThrow("a fault of ours");
  });
});

it.each([
  ["what do we feed the bees", ["feed", "bees"]],
  ["how are the ponies doing", ["ponies"]],
])("%s is looked for by its words that tell", (question, words) => {
  const sought = soughtWords(question, english);
  expect(words.every((word) => sought.some((one) => word.startsWith(one) || one === word))).toBe(
    true,
  );
  expect(sought).not.toContain("the");
});

describe("the newest texts", () => {
  it("come with what stands in them, of those never read before only so many at a time", async () => {
    const kept = knownTexts();
    const tool = reading("notes.read", {
      latest: async () => KEPT.map(({ text: _, ...told }) => ({ ...told, version: "1" })),
    });
    const latest = async () => {
      const looking = { host, registry: { acting: () => [tool] }, language: english };
      return (await latestTexts({ ...looking, knownTexts: kept }, 1)).map(({ title }) => title);
    };
    expect(await latest()).toEqual(["Bees"]);
    expect(await latest()).toEqual(["Bees", "Cats"]);
  });
});
