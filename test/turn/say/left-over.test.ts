import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { leftOver } from "../../../src/turn/say/left-over.ts";
import { usedIn } from "../../../src/turn/say/used-words.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import type { TurnState } from "../../../src/types/turn/stages.ts";
import { tools } from "../../../tools/index.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { callOf, finished, stateFor } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const registry = createRegistry(tools);
const sources = { language: english, registry, clock };

/** The words were served by one call. */
function served(text: string, name: string, given: JsonObject): TurnState {
  const call = callOf(name, { arguments: given });
  const plan = { ...planWith([{ text }]), at: 1 };
  return stateFor(text, { plan, calls: [finished(name, { call })] });
}

describe("what stands in nothing that was made", () => {
  it.each([
    [
      "add cumin and turmeric to the pantry and bin the beetroot",
      { title: "bin the beetroot" },
      ["cumin and turmeric to the pantry"],
    ],
    [
      "remind me to pick up the varnish at five, from the chandler",
      { title: "varnish" },
      ["chandler"],
    ],
    ["remind me to oil the hinge at five", { title: "oil the hinge", due: "at five" }, []],
    // What only tells something, why, a slip, and the verb it begins with.
    ["the hinge squeaks, remind me to oil it, would you", { title: "oil the hinge" }, []],
    [
      "remind me to oil the hinge, because the caretaker complained",
      { title: "oil the hinge" },
      [],
    ],
    ["put down a barge, no, sorry, a mooring for nine", { title: "mooring" }, []],
    ["scribble oil the hinge on my list", { title: "oil the hinge" }, []],
    // When it is to be is read elsewhere.
    ["remind me tomorrow evening to oil the hinge", { title: "oil the hinge" }, []],
  ])("%s", (text, given, expected) => {
    expect(leftOver(sources, served(text, "reminders.create", given))).toEqual(expected);
  });

  it("is not told of what was read, changed or went wrong", () => {
    const text = "add cumin and turmeric to the pantry";
    expect(leftOver(sources, served(text, "reminders.list", {}))).toEqual([]);
    expect(leftOver(sources, served(text, "calendar.update_event", { id: "event:1" }))).toEqual([]);
    const state = served(text, "reminders.create", { title: "cumin" });
    const failed = { ok: false, code: "not_found", message: "No such list." } as const;
    const calls = state.calls.map((one) => ({ ...one, result: failed }));
    expect(leftOver(sources, { ...state, calls })).toEqual([]);
  });

  it("is not looked for where the words lean on an earlier request, or have something found out", () => {
    const state = served("put turmeric on as well", "reminders.create", { title: "cumin" });
    const plan = { ...state.plan, act: "continue" } as const;
    expect(leftOver(sources, state)).toEqual(["turmeric"]);
    expect(leftOver(sources, { ...state, plan })).toEqual([]);
  });
});

it("names an act behind others that nothing speaks of", () => {
  const told = (text: string) => {
    const state = served(text, "reminders.complete", { id: ["reminder:1", "reminder:2"] });
    return leftOver(sources, { ...state, said: ["Done: Oats. Done: Tea."] });
  };
  expect(told("tick off the oats and the tea and add turmeric")).toEqual(["add turmeric"]);
  expect(told("tick off the oats and add tea")).toEqual([]);
  expect(told("tick off the oats and put it on Monday")).toEqual([]);
});

it("counts what was done, told, and is said not to be done", () => {
  const used = usedIn(sources, {
    ...served("", "reminders.create", { title: "cumin seeds" }),
    plan: { ...planWith([{ text: "hoover the stairs" }]), left: ["ring the chandler"] },
    said: ["Added to the list Pantry."],
  });
  const words = ["cumin", "seed", "pantry", "stairs", "chandler", "turmeric"];
  expect(words.filter(used)).toEqual(words.slice(0, -1));
});
