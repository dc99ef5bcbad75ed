import { expect, it } from "vitest";
import {
  isBare,
  movesMinutes,
  valueAtEnd,
} from "../../../src/understanding/revising/value-told.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const said = "set an alarm for half past five tomorrow";
const given = { at: "half past five tomorrow" };
const lastCall = {
  tool: "timers.set",
  arguments: given,
  origins: {},
  said,
  isEffect: true,
  shown: 1,
};
const sources = sourcesOf({ lastCall, rankWords: indexed });

it.each([
  ["What was I thinking, there's no milking on Sunday. Half six.", "Half six."],
  ["The bus is earlier than that. Twenty past five.", "Twenty past five."],
  ["She takes ages. Forty minutes.", "Forty minutes."],
  ["No use, I'm at my mum's then. Saturday, at six.", "Saturday, at six."],
  ["Set a timer for ten minutes. Half six.", undefined],
  ["Half six.", undefined],
  ["What was I thinking. Bread.", undefined],
])("%s ends in a value", async (text, value) => {
  expect((await valueAtEnd(sources, typed(text)))?.text).toBe(value);
});

it("knows minutes of an hour that is left out, and words that are nothing but values", async () => {
  expect(await movesMinutes(sources, typed("make it quarter past"))).toBe(true);
  expect(await movesMinutes(sources, typed("make it quarter past nine"))).toBe(false);
  const { reading } = await sources.contextOf(typed("at five on Friday"));
  expect(isBare(reading)).toBe(true);
});
