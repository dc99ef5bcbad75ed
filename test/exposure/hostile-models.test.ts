import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAssistant } from "../../src/assemble/open/open-assistant.ts";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { freshHome } from "../../src/bench/fresh-home.ts";
import { FINDERS, READERS } from "../../src/bench/tokens/ideal-model.ts";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { exposureNames } from "../../src/config/settings.ts";
import { EXPOSURES } from "../../src/exposure/exposures.ts";
import type { ScriptLine } from "../../src/llm/script/script.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { tools } from "../../tools/index.ts";
import { exposureOptions } from "../helpers/exposure-options.ts";

let folder = "";
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-hostile-"));
  config = loadConfig({ state: join(folder, "state"), vectors: false }, { HOME: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a model says in one turn of its own conversation, and what came of it. */
async function turn(
  lines: readonly ScriptLine[],
  changes: Partial<Config>,
): Promise<readonly TurnEvent[]> {
  const file = join(folder, `script-${exposureCount++}.jsonl`);
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  await using fresh = await freshHome({ ...config, ...changes, llm: { kind: "script", file } });
  const signal = new AbortController().signal;
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant(fresh.config, options);
  const events: TurnEvent[] = [];
  const utterance = {
    text: "set a timer for ten minutes",
    alternatives: [],
    source: "typed",
    confidence: 1,
  } as const;
  await assistant.turn({ utterance, emit: (event) => void events.push(event), signal });
  return events;
}
let exposureCount = 0;

function usageOf(events: readonly TurnEvent[]): Extract<TurnEvent, { type: "usage" }> {
  const usage = events.find((event) => event.type === "usage");
  if (usage?.type !== "usage") throw new Error("no usage");
  return usage;
}

const LONG = "where is the thing that rings ".repeat(340);
/** Searches for ever, and always for something else, so that each may show something new. */
const SEARCHING = Object.entries({ ...FINDERS, ...READERS }).map(([name, given]) =>
  tools.slice(-14).map((tool, index) => {
    const sought = { words: index === 1 ? LONG : tool.description, tool: tool.name };
    // A JSON object is JSON; only its readonly marks are more than the script's type asks for.
    return { call: { name, arguments: given(sought) } } as ScriptLine;
  }),
);
const EXECUTE: ScriptLine = {
  call: {
    name: "execute_tool",
    arguments: { name: "timers.set", params: { duration: "ten minutes" } },
  },
};

describe.each(exposureNames)("a hostile model under %s", (exposure) => {
  it("ends within the budget, whatever it searches for and executes", async () => {
    const { metaCap } = EXPOSURES[exposure](exposureOptions());
    let searched = 0;
    for (const lines of [...SEARCHING, Array.from({ length: 14 }, () => EXECUTE)]) {
      const usage = usageOf(await turn(lines, { exposure, toolInjection: "discovery" }));
      expect(usage.businessCalls).toBeLessThanOrEqual(3);
      expect(usage.steps).toBeLessThanOrEqual(3 + metaCap + 2);
      searched = Math.max(searched, usage.metaCalls);
    }
    // As often as it may, and no more: a cap that is never reached would prove nothing.
    expect(searched).toBe(metaCap);
  }, 120_000);
});

describe("execute_tool", () => {
  it("counts as the call it makes", async () => {
    const lines = Array.from({ length: 9 }, () => EXECUTE);
    const events = await turn(lines, { exposure: "digitorn", toolInjection: "discovery" });
    expect(usageOf(events).businessCalls).toBe(3);
    const calls = events.filter((event) => event.type === "call" && event.kind === "business");
    expect(calls.map((event) => event.type === "call" && event.name)).toEqual(
      Array(3).fill("timers.set"),
    );
  });

  it("runs no tool that is hidden", async () => {
    const changes = {
      exposure: "digitorn",
      toolInjection: "discovery",
      hidden: ["timers"],
    } as const;
    const events = await turn([EXECUTE, EXECUTE], changes);
    expect(usageOf(events).businessCalls).toBe(0);
    expect(events.find((event) => event.type === "answer")).toBeDefined();
  });
});

describe("a capability rule", () => {
  it("hides a domain from every way of asking for it", async () => {
    const registry = openRegistry({ ...config, hidden: ["timers"] });
    const ranking = await openIndex(config, registry);
    expect(ranking.index.select("select:timers.set,mail.search")).toEqual(["mail.search"]);
    expect(ranking.index.select("+timers set")).toEqual([]);
    const names = ranking.index.rank("set a timer").tools.map(({ name }) => name);
    expect(names).not.toContain("timers.set");
    for (const exposure of exposureNames) {
      const create = EXPOSURES[exposure];
      const shown = create(exposureOptions({ tools: () => registry.list() })).system();
      expect(shown, exposure).not.toContain("timers");
    }
  });

  it("that names no tool is refused with a sentence, unless a server has that name", () => {
    const rules = { ...config, hidden: ["weather.forecast"] };
    expect(() => openRegistry(rules)).toThrow(/"weather.forecast", which is no tool/);
    const mcp = { weather: { command: "weather", args: [], env: {} } };
    expect(openRegistry({ ...rules, mcp }).list().length).toBeGreaterThan(40);
  });
});
