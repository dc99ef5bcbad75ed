import { expect, it } from "vitest";
import { declinedBy, declinedOfLast } from "../../../src/understanding/dialogue/declined.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const lastCall = {
  tool: "timers.set",
  arguments: { duration: "25 minutes" },
  origins: {},
  said: "set a timer for 25 minutes",
  isEffect: true,
  shown: 1,
};

async function declining(text: string, tool = "timers.set"): Promise<unknown> {
  const sources = sourcesOf({ lastCall: { ...lastCall, tool } });
  const found = await declinedOfLast(sources, typed(text));
  return [(await declinedBy(sources, typed(text)))?.name, found?.part.ranked.tools[0]?.name];
}

it.each([
  ["pause it", "timers.cancel", "timers.cancel"],
  ["start it again", "timers.cancel", "timers.cancel"],
  ["resume the timer", "timers.cancel", undefined],
  ["stop it", undefined, undefined],
  ["pause the music", "timers.cancel", undefined],
])("what can't be done with a timer: %s", async (text, tool, pointed) => {
  expect(await declining(text)).toEqual([tool, pointed]);
});

it("nothing else that was made can be paused either, and that is said of it elsewhere", async () => {
  expect(await declining("pause it", "reminders.create")).toEqual([undefined, undefined]);
});
