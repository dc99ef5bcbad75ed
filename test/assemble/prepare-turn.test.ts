import { describe, expect, it } from "vitest";
import type { Workshop } from "../../src/turn/create-stages.ts";
import { english } from "../../src/language/en/english.ts";
import { prepareTurn } from "../../src/assemble/voice/prepare-turn.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";

const never = new AbortController().signal;
const example = { kind: "call", name: "mail.recent", arguments: {}, result: "none" } as const;

/** A shop that only notes what is read into the model. */
function shopOf({ exposure = "sotto", by = "model", isSure = false } = {}) {
  const read: Prompt[] = [];
  const log: string[] = [];
  // Only these members are used before a turn.
  const shop = {
    language: english,
    manners: { by, callable: "all", wording: "template" },
    handles: { recent: () => [] },
    memory: { lastCall: undefined },
    without: [],
    system: "S",
    names: async () => void log.push("names"),
    load: async () => void log.push("load"),
    rank: async ({ text }: { text: string }) => {
      log.push(`rank ${text}`);
      return { tools: [], none: 0, unmatched: [], sure: isSure };
    },
    exposure: {
      name: exposure,
      system: () => "TOOLS",
      space: async () => ({
        append: [example, { kind: "note", text: "signature" }],
        callable: [],
        mustCall: isSure,
      }),
    },
    takeReveals: () => void log.push("forget reveals"),
    llm: { prefill: async (prompt: Prompt) => void read.push(prompt) },
  } as unknown as Workshop;
  return { shop, read, log };
}

const items = [{ kind: "assistant", text: "Hello." }] as const;

describe("what the model reads while somebody still talks", () => {
  it("is the head and the history, before the words are known", async () => {
    const { shop, read } = shopOf();
    await prepareTurn(shop, { items, words: undefined, signal: never });
    expect(read).toEqual([{ system: "S\nTOOLS", items }]);
  });

  it("is what stands before the words as well, and the words; not what stands after them", async () => {
    const { shop, read, log } = shopOf();
    await prepareTurn(shop, { items, words: "any new mail", signal: never });
    const said = { kind: "user", text: "any new mail" };
    expect(read).toEqual([{ system: "S\nTOOLS", items: [...items, example, said] }]);
    expect(log.slice(0, 3)).toEqual(["names", "load", "rank any new mail"]);
    expect(log.at(-1)).toBe("forget reveals");
  });

  it("is nothing of words that code alone will serve", async () => {
    const { shop, read } = shopOf({ isSure: true });
    await prepareTurn(shop, { items, words: "any new mail", signal: never });
    expect(read).toEqual([]);
  });

  it("loads what ranks by meaning, before the words are known", async () => {
    const { shop, log } = shopOf();
    await prepareTurn(shop, { items, words: undefined, signal: never });
    expect(log).toEqual(["names", expect.stringMatching(/^rank ./), "load"]);
  });

  it("asks no exposure ahead that remembers what it has shown", async () => {
    const { shop, read } = shopOf({ exposure: "ora" });
    await prepareTurn(shop, { items: [], words: "any new mail", signal: never });
    expect(read[0]?.items).toEqual([{ kind: "user", text: "any new mail" }]);
  });

  it("is nothing once the words have changed, and nothing for a script", async () => {
    const { shop, read } = shopOf();
    await prepareTurn(shop, { items, words: "any", signal: AbortSignal.abort() });
    const script = shopOf({ by: "script" });
    await prepareTurn(script.shop, { items, words: "any", signal: never });
    expect([...read, ...script.read]).toEqual([]);
  });
});
