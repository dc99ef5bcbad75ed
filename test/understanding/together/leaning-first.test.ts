import { describe, expect, it } from "vitest";
import type { Plan, PlanValues } from "../../../src/types/turn/plan.ts";
import { leaningFirst } from "../../../src/understanding/together/leaning-first.ts";
import { planOf } from "../../../src/understanding/plan.ts";
import type { Sources } from "../../../src/understanding/sources.ts";
import { indexed, LAST_CALL, sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const TEXT = "make it nine, and set a timer for nine minutes";
const boundariesOf = () => [{ start: TEXT.indexOf("and"), leans: true }];
const KEPT: PlanValues = { from: "last-call", kept: [], put: [] };

async function planFor(changes: Partial<Sources>, first: Partial<Plan>, values?: PlanValues) {
  const sources = { ...sourcesOf(), lastCall: LAST_CALL, boundariesOf, ...changes };
  return leaningFirst(sources, { utterance: typed(TEXT), signal }, async ({ text }) => ({
    ...planOf([{ text, ranked: indexed(text) }], sources.language, values && { values }),
    ...first,
  }));
}

describe("a request that leans on the last one, with others behind it", () => {
  it.each<[string, Partial<Plan>, PlanValues | undefined]>([
    ["does what it does to it", { act: "revise", replaces: true }, undefined],
    ["keeps what it takes over", {}, KEPT],
  ])("%s", async (_, first, values) => {
    const plan = await planFor({}, first, values);
    expect(plan).toMatchObject(first);
    expect(plan?.parts.map(({ text }) => text)).toEqual([
      "make it nine",
      "set a timer for nine minutes",
    ]);
  });

  it.each<[string, Partial<Sources>, Partial<Plan>]>([
    ["leans on nothing", {}, {}],
    ["is the first of all", { lastCall: undefined }, { act: "revise" }],
    ["is alone", { boundariesOf: () => [] }, { act: "revise" }],
    ["is for a model that reads for itself", { profile: { isLed: false } }, { act: "revise" }],
  ])("is none where it %s", async (_, changes, first) => {
    expect(await planFor(changes, first)).toBeUndefined();
  });
});
