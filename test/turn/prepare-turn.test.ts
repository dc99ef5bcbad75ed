import { describe, expect, it } from "vitest";
import type { TurnSources } from "../../src/turn/create-stages.ts";
import { english } from "../../src/language/en/english.ts";
import { prepareTurn } from "../../src/turn/prepare-turn.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";

const never = new AbortController().signal;
const example = { kind: "call", name: "mail.recent", arguments: {}, result: "none" } as const;

/** Sources that only note what is read into the model. */
function sourcesOf({ exposure = "sotto", by = "model", isSure = false } = {}) {
  const read: Prompt[] = [];
  const log: string[] = [];
  const rank = async ({ text }: { text: string }): Promise<Ranked> => {
    log.push(`rank ${text}`);
    return { tools: [], none: 0, unmatched: [], sure: isSure };
  };
  // Only these members are used before a turn.
  const sources = {
    profile: { by, callable: "all", wording: "template" },
    request: {
      language: english,
      handles: { recent: () => [] },
      names: async () => void log.push("names"),
    },
    ranking: { rank },
    prompting: {
      system: "S",
      load: async () => void log.push("load"),
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
    },
    acting: { host: {} },
    smallTalk: () => undefined,
    manner: {},
  } as unknown as TurnSources;
  return { sources, read, log };
}

const items = [{ kind: "assistant", text: "Hello." }] as const;

describe("what the model reads while somebody still talks", () => {
  it("is the head and the history, before the words are known", async () => {
    const { sources, read } = sourcesOf();
    await prepareTurn(sources, { items, words: undefined, signal: never });
    expect(read).toEqual([{ system: "S\nTOOLS", items }]);
  });

  it("is what stands before the words as well, and the words; not what stands after them", async () => {
    const { sources, read, log } = sourcesOf();
    await prepareTurn(sources, { items, words: "any new mail", signal: never });
    const said = { kind: "user", text: "any new mail" };
    expect(read).toEqual([{ system: "S\nTOOLS", items: [...items, example, said] }]);
    expect(log.slice(0, 3)).toEqual(["names", "load", "rank any new mail"]);
    expect(log.at(-1)).toBe("forget reveals");
  });

  it("is nothing of words that code alone will serve", async () => {
    const { sources, read } = sourcesOf({ isSure: true });
    await prepareTurn(sources, { items, words: "any new mail", signal: never });
    expect(read).toEqual([]);
  });

  it("loads what ranks by meaning, before the words are known", async () => {
    const { sources, log } = sourcesOf();
    await prepareTurn(sources, { items, words: undefined, signal: never });
    expect(log).toEqual(["names", expect.stringMatching(/^rank ./), "load"]);
  });

  it("asks no exposure ahead that remembers what it has shown", async () => {
    const { sources, read } = sourcesOf({ exposure: "ora" });
    await prepareTurn(sources, { items: [], words: "any new mail", signal: never });
    expect(read[0]?.items).toEqual([{ kind: "user", text: "any new mail" }]);
  });

  it("is nothing once the words have changed, and nothing for a script", async () => {
    const { sources, read } = sourcesOf();
    await prepareTurn(sources, { items, words: "any", signal: AbortSignal.abort() });
    const script = sourcesOf({ by: "script" });
    await prepareTurn(script.sources, { items, words: "any", signal: never });
    expect([...read, ...script.read]).toEqual([]);
  });
});
