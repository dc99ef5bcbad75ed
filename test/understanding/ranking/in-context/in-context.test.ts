import { expect, it } from "vitest";
import { inContext } from "../../../../src/understanding/ranking/in-context/in-context.ts";
import { indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";

const lastCall = {
  tool: "timers.set",
  said: "set a timer for ten minutes",
  arguments: {},
  origins: {},
  isEffect: true,
  shown: 1,
} as const;
const nextTools = () => ({ tools: new Map([["timers.cancel", 0.9]]), none: 0.05 });
const SETTLED = { ...indexed("play jazz"), tools: [{ name: "music.play", score: 0.99 }], none: 0 };
const TORN = {
  ...indexed("cancel it"),
  tools: [
    { name: "calendar.delete_event", score: 0.5 },
    { name: "timers.cancel", score: 0.1 },
  ],
  sure: false,
};

async function firstOf(changes: object, { ranked = TORN, open = undefined as never } = {}) {
  const sources = { ...sourcesOf(), lastCall, nextTools, ...changes };
  const [part] = await inContext(sources, { utterance: typed("cancel it"), open }, [
    { text: "cancel it", ranked },
  ]);
  return part?.ranked.tools[0]?.name;
}

it.each([
  ["after an act the tool that is meant then leads", {}, {}, "timers.cancel"],
  ["words that are sure by themselves are followed", {}, { ranked: SETTLED }, "music.play"],
  ["before any act the words alone count", { lastCall: undefined }, {}, "calendar.delete_event"],
  ["a script decides itself", { profile: { isLed: false } }, {}, "calendar.delete_event"],
  [
    "where nothing was learned the words count",
    { nextTools: () => undefined },
    {},
    "calendar.delete_event",
  ],
])("%s", async (...[, changes, heard, first]) => {
  expect(await firstOf(changes, heard)).toBe(first);
});
