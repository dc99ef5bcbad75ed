import { expect, it } from "vitest";
import { besideCommand } from "../../../src/understanding/dialogue/beside-command.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const said = "book lunch with Ida on Friday";
const lastCall = { tool: "calendar.create_event", arguments: {}, origins: {}, said, shown: 1 };

it.each([
  ["Undo that, I had the wrong week.", true],
  ["Oh, she rang and can't come after all. Put it back, would you?", true],
  ["sorry, it hasn't gone through yet; could you take that back?", true],
  ["take that back and set a timer for ten minutes", false],
  ["put that back and text Sarah I'm late", false],
  ["I want the number of the dentist", false],
  ["she is here already", false],
])("%s only takes the last act back: %s", (text, only) => {
  const sources = sourcesOf({ lastCall: { ...lastCall, isEffect: true }, rankWords: indexed });
  expect(besideCommand(sources, typed(text)) !== undefined).toBe(only);
});

it("has nothing to take back after what only read", () => {
  const sources = sourcesOf({ lastCall: { ...lastCall, isEffect: false } });
  expect(besideCommand(sources, typed("undo that, it was wrong"))).toBeUndefined();
});
