import { expect, it } from "vitest";
import { isTextGiven } from "../../../src/understanding/answer/text-given.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { indexed, sourcesOf } from "../../helpers/understanding.ts";

const call = callOf("messages.send");
const open = { call, missing: ["text"], slots: [], question: "What should it say?", rest: [] };

it.each([
  // Nothing but what it is to say, and words that tell something.
  ["just that I'm late", true, true],
  ["the maps are ready for Saturday", false, true],
  ["see you", true, true],
  ["cheers for the oars, see you at the ferry", false, true],
  // Few words may be a request.
  ["open Notes", true, false],
  ["set a timer for ten minutes", false, undefined],
])("%s (short: %s): %s", (said, isShort, expected) => {
  const understood = [{ text: said, ranked: indexed(said) }];
  const told = { said, understood, open, isShort, isWritten: true };
  expect(isTextGiven(sourcesOf(), told)).toBe(expected);
});
