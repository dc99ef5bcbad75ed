import { describe, expect, it } from "vitest";
import { toIndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { createIndex } from "../../src/discovery/create-index.ts";
import { english } from "../../src/language/en/english.ts";
import { tools } from "../../tools/index.ts";

const FOUND_AMONG = 5;

describe("every tool", () => {
  const indexed = tools
    .filter(({ name }) => name !== "tools.discover")
    .map((tool) => toIndexedTool(tool, english.tools.phrasesOf(tool.name)));
  const index = createIndex({ tools: indexed, language: english });

  it.each(
    indexed.map(({ name, phrases, description }) => ({ name, texts: [...phrases, description] })),
  )("is found by its own phrases: $name", ({ name, texts }) => {
    const lost = texts.filter(
      (text) =>
        !index
          .rank(text)
          .tools.slice(0, FOUND_AMONG)
          .some((tool) => tool.name === name),
    );
    expect(lost).toEqual([]);
  });
});
