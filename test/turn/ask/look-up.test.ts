import { describe, expect, it } from "vitest";
import { createRequestReader } from "../../../src/grounding/reading/request-context.ts";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { isPointedAt, lookUp } from "../../../src/turn/ask/look-up.ts";
import type { Call } from "../../../src/types/turn/call.ts";
import type { Lack, Owed } from "../../../src/types/turn/plan.ts";
import { NOTHING_FITS } from "../../../src/understanding/plan.ts";
import { tools } from "../../../tools/index.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { clock } from "../../tools/run-tool.ts";
import { events, mails } from "../../tools/world.ts";

type Asked = { readonly isLed?: boolean; readonly without?: string; readonly told?: string };

function look(text: string, lack: Lack, asked: Asked = {}): Promise<Call | undefined> {
  const { isLed = true, without, told } = asked;
  const { host } = createMemoryHost(clock, { events: events(), mails: mails() });
  const handles = createHandleBook();
  const sources = {
    host,
    registry: createRegistry(tools),
    handles,
    language: english,
    names: async () => ({}),
    remembers: true,
    told,
  };
  const looking = {
    registry: createRegistry(tools.filter(({ name }) => name !== without)),
    contextOf: createRequestReader(sources),
    profile: { isLed },
    nextCallId: () => "c1",
    similar: async () => undefined,
    signal: new AbortController().signal,
  };
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  return lookUp(looking, lack, utterance);
}

const MOVE: Lack = { tool: "calendar.update_event", missing: ["id"] };

describe("a look-up", () => {
  it("finds the record the words speak of, by the tool that shows it", async () => {
    expect(await look("move the dentist to five", MOVE)).toMatchObject({
      id: "c1",
      name: "calendar.query",
      arguments: { text: "Dentist" },
      by: "fast-path",
    });
  });

  it("finds what somebody wrote about, where the words only point", async () => {
    const told = "Una Reed: “Could we say five for the dentist on Wednesday?”";
    const call = await look("change that to five", MOVE, { told });
    expect(call?.arguments).toMatchObject({ text: "Dentist" });
    expect(await look("change that to five", MOVE)).toBeUndefined();
  });

  it("leaves out what only tells the time", async () => {
    const call = await look("move the dentist to the day after the choir", MOVE);
    expect(call?.arguments).toMatchObject({ text: "Dentist" });
  });

  it.each<[string, Lack, Asked]>([
    ["no record is lacking", { ...MOVE, missing: ["start"] }, {}],
    ["the tool is gone", { tool: "calendar.gone", missing: ["id"] }, {}],
    ["a script looks things up itself", MOVE, { isLed: false }],
    ["what would show it is hidden", MOVE, { without: "calendar.query" }],
  ])("is none where %s", async (_, lack, asked) => {
    expect(await look("move the dentist to five", lack, asked)).toBeUndefined();
  });
});

describe("a record that the words only point at", () => {
  const use = { kind: "record", tool: "mail.send", parameter: "forward_id", take: "all" } as const;
  const plan = (look?: Owed["look"]) => {
    const owes = [{ look, words: "forward it to Odo", use }];
    return planWith([{ text: "forward it to Odo", ranked: NOTHING_FITS, owes }]);
  };
  const lack: Lack = { tool: "mail.send", missing: ["forward_id"] };

  it("is none that could be looked for", () => {
    expect(isPointedAt(plan(), lack)).toBe(true);
    expect(isPointedAt(plan(), { ...lack, missing: ["to"] })).toBe(false);
    expect(isPointedAt(plan(), { ...lack, tool: "mail.read" })).toBe(false);
    const look = { name: "mail.search", arguments: {}, origins: {}, by: "fast-path" } as const;
    expect(isPointedAt(plan(look), lack)).toBe(false);
  });
});
