import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import type { OpenedIndex } from "../../src/assemble/open/open-index.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { CONVERSATIONS } from "../../src/bench/tokens/conversations.ts";
import type { ScriptedConversation } from "../../src/bench/tokens/conversation.ts";
import { OWN_TOOLS, outsideTools } from "../../src/bench/tokens/outside-tools.ts";
import { playConversation } from "../../src/bench/tokens/play-conversation.ts";
import { surplusOf, totalsOf } from "../../src/bench/tokens/token-run.ts";
import type { TokenRun } from "../../src/bench/tokens/token-run.ts";
import { exposureNames } from "../../src/config/settings.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import type { Config } from "../../src/config/config.ts";
import type { ToolFormat } from "../../src/exposure/exposure.ts";
import type { Llm } from "../../src/types/llm.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";
import { characterLlm } from "../helpers/character-llm.ts";

/** The small model's context, at four characters a token. */
const CONTEXT = 32_768;
let folder = "";
let config: Config;
const opened = new Map<number, OpenedIndex>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-tokens-"));
  config = loadConfig({ state: join(folder, "state"), vectors: false }, { HOME: folder });
  for (const size of [OWN_TOOLS, 500]) {
    const registry = openRegistry(config);
    registry.add(outsideTools(size));
    opened.set(size, await openIndex(config, registry));
  }
});
afterAll(async () => {
  for (const ranking of opened.values()) await ranking[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

type How = {
  readonly exposure: Config["exposure"];
  readonly tools?: number;
  readonly context?: number;
  readonly shows?: ToolFormat;
  readonly watch?: (llm: Llm) => Llm;
};

async function play(
  conversation: ScriptedConversation,
  { exposure, tools = OWN_TOOLS, context = CONTEXT, shows = "lines", watch = (llm) => llm }: How,
): Promise<TokenRun & { readonly events: Awaited<ReturnType<typeof playConversation>>["events"] }> {
  const ranking = opened.get(tools);
  if (!ranking) throw new Error(`no index of ${tools} tools`);
  const played = await playConversation(
    {
      config: { ...config, exposure },
      llm: watch(characterLlm(context)),
      contextTokens: context,
      shows,
      ranking,
      outside: outsideTools(tools),
      signal: new AbortController().signal,
    },
    conversation,
  );
  return { ...played, exposure, tools, isTimed: false, head: 0 };
}

function named(id: string): ScriptedConversation {
  const found = CONVERSATIONS.find((conversation) => conversation.id === id);
  if (!found) throw new Error(`no conversation ${id}`);
  return found;
}

/** The prompts of every step, whole. */
function promptsInto(prompts: Prompt[]): (llm: Llm) => Llm {
  return (llm) => ({
    ...llm,
    prefill: async (prompt, signal) => {
      prompts.push(prompt);
      return llm.prefill(prompt, signal);
    },
    step: async (request, options) => {
      prompts.push(request);
      return llm.step(request, options);
    },
  });
}

describe.each(CONVERSATIONS)("$id", (conversation) => {
  it("costs sotto nothing but what was appended, over one head", async () => {
    const prompts: Prompt[] = [];
    const run = await play(conversation, { exposure: "sotto", watch: promptsInto(prompts) });
    expect(surplusOf(run)).toBeLessThanOrEqual(8);
    expect(new Set(prompts.map(({ system }) => system)).size).toBe(1);
    if (conversation.id !== "search-loop") expect(run.missed).toBe(0);
  });
});

describe.each(["one-deferred", "two-in-one", "errors"])("%s", (id) => {
  it("is served by every exposure, and cheapest by sotto", async () => {
    const spent = new Map<string, number>();
    for (const exposure of exposureNames) {
      const run = await play(named(id), { exposure });
      expect(run.missed, exposure).toBe(0);
      spent.set(exposure, totalsOf(run)?.evaluated ?? Number.NaN);
    }
    const [cheapest] = [...spent].toSorted(([, one], [, other]) => one - other);
    expect(cheapest?.[0]).toBe("sotto");
  });
});

describe("tools in a model's own format", () => {
  it.each(exposureNames)("are found and called under %s", async (exposure) => {
    const prompts: Prompt[] = [];
    const how = { exposure, shows: "native", watch: promptsInto(prompts) } as const;
    const run = await play(named("one-deferred"), how);
    expect(run.missed).toBe(0);
    const [first] = prompts;
    expect(first?.tools?.length).toBeGreaterThan(0);
    expect(run.turns[0]?.steps[0]?.system).toBeGreaterThan(JSON.stringify(first?.tools).length);
  });
});

describe("a workflow hint", () => {
  it("is counted in what a reveal and the step after it cost", async () => {
    const prompts: Prompt[] = [];
    const how = { exposure: "sotto", watch: promptsInto(prompts) } as const;
    const { events } = await play(named("one-deferred"), how);
    const shown = prompts
      .at(-1)
      ?.items.flatMap((item) =>
        item.kind === "note" && /^\w+\.\w+\(/.test(item.text) ? [item.text] : [],
      );
    expect(shown?.join("\n")).toMatch(/^(?:music|timers|notes|system): /m);
    const told = events.flatMap((event) => (event.type === "reveal" ? [event.tokens] : []));
    expect(told).toEqual(shown?.map(({ length }) => length));
  });
});

describe("a conversation past the end of the context", () => {
  it.each(exposureNames)("never is longer than it under %s", async (exposure) => {
    const run = await play(named("long"), { exposure });
    const steps = run.turns.flatMap((turn) => turn.steps);
    expect(steps.length).toBeGreaterThan(15);
    expect(Math.max(...steps.map(({ prompt }) => prompt))).toBeLessThan(CONTEXT);
  });

  it("keeps sotto's head, loses the oldest turns, and says again what a turn needs", async () => {
    const prompts: Prompt[] = [];
    const small = { exposure: "sotto", context: 12_000, watch: promptsInto(prompts) } as const;
    const run = await play(named("long"), small);
    expect(run.missed).toBe(0);
    expect(new Set(prompts.map(({ system }) => system)).size).toBe(1);
    const said = prompts.map(({ items }) => JSON.stringify(items));
    expect(said[0]).toContain("read me the note harbour report");
    expect(said.at(-1)).not.toContain("read me the note harbour report");
    for (const words of said) expect(words).toContain("notes.read(id, offset?:int)");
  });

  it("forgets no stranger's words with the turns that held them", async () => {
    const { turns, ...long } = named("long");
    const wants = [
      { tool: "reminders.create", arguments: { title: "paint two bollards" }, find: [] },
    ];
    const asking = { say: "remind me of that", wants, answer: "Done." };
    const small = { exposure: "sotto", context: 12_000 } as const;
    const { events } = await play({ ...long, turns: [...turns, asking] }, small);
    const call = events.find((event) => event.type === "call" && event.name === "reminders.create");
    expect(call).toMatchObject({ verdict: "confirm" });
  });

  it("among 500 tools still fits sotto, and is told where all cannot", async () => {
    const small = { tools: 500, context: CONTEXT } as const;
    const own = await play(named("two-steps"), { ...small, exposure: "sotto" });
    expect(own.turns.every(({ fits }) => fits)).toBe(true);
    const all = await play(named("two-steps"), { ...small, exposure: "all" });
    expect(totalsOf(all)).toBeUndefined();
    expect(all.events).toContainEqual(
      expect.objectContaining({ type: "error", code: "context_full" }),
    );
  });
});
