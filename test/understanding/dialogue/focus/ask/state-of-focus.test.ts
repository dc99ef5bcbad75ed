import { expect, it } from "vitest";
import { stateOfFocus } from "../../../../../src/understanding/dialogue/focus/ask/state-of-focus.ts";
import { indexed, sourcesOf, typed } from "../../../../helpers/understanding.ts";

const shown = [{ kind: "timer", id: "t", facts: { label: "rice" } }];
const set = {
  tool: "timers.set",
  arguments: { duration: "ten minutes", label: "rice" },
  origins: {},
  said: "ten minutes for the rice",
  isEffect: true,
  shown: 1,
};

/** What is told of; undefined where nothing is. */
async function told(text: string, tool = "timers.set"): Promise<readonly string[] | undefined> {
  const sources = sourcesOf({ shown, lastCall: { ...set, tool } });
  const understood = [{ text, ranked: indexed(text) }];
  const found = await stateOfFocus(sources, { utterance: typed(text), understood });
  const slots = found?.values.from === "revised" ? found.values.slots : undefined;
  return slots?.map(({ parameter }) => parameter);
}

it.each([
  ["how long has it to go?", ["label", "act"]],
  ["how's that one doing?", ["label", "act"]],
  ["how long now?", ["act"]],
  ["which ones are running?", ["act"]],
  ["which have I got going still?", ["act"]],
  ["what alarms do I have?", ["alarms", "act"]],
  ["and which timers are on now?", ["timers", "act"]],
])("%s", async (text, expected) => {
  expect(await told(text)).toEqual(expected);
});

it.each(["what's next?", "how long is the film?", "how long till five?", "stop it"])(
  "%s asks for none of that",
  async (text) => {
    expect(await told(text)).toBeUndefined();
  },
);

it("is asked of nothing that no tool only tells of", async () => {
  expect(await told("how long has it to go?", "notes.create")).toBeUndefined();
});

it("is asked of nothing where something else is surely meant", async () => {
  const text = "how long has it to go?";
  const ranked = {
    tools: [{ name: "system.get_status", score: 1 }],
    none: 0,
    sure: true,
    unmatched: [],
  };
  const sources = sourcesOf({ shown, lastCall: set });
  const found = await stateOfFocus(sources, {
    utterance: typed(text),
    understood: [{ text, ranked }],
  });
  expect(found).toBeUndefined();
});
