import { expect, it } from "vitest";
import { withoutWhy } from "../../../src/understanding/dialogue/without-why.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const wanted = (text: string, tool: string): string => {
  const last = { tool, arguments: {}, origins: {}, said: "", isEffect: true, shown: 1 };
  return withoutWhy(sourcesOf({ lastCall: last }), typed(text)).text;
};

it.each([
  // Why it is so gives the last act no value.
  ["calendar.create_event", "make it an hour, because she likes to talk", "make it an hour"],
  ["reminders.create", "same again for Monday since they are never in", "same again for Monday"],
  ["timers.set", "ten more, 'cos the rice is hard", "ten more"],
  // What is written to somebody holds its reasons.
  ["messages.send", "no, Friday, because I'm ill", "no, Friday, because I'm ill"],
  [
    "reminders.create",
    "tell Kim that I'm off because I'm ill",
    "tell Kim that I'm off because I'm ill",
  ],
  // No reason.
  [
    "calendar.update_event",
    "he has rung, as you were, same as before",
    "he has rung, as you were, same as before",
  ],
  ["calendar.create_event", "everything since Monday", "everything since Monday"],
  ["calendar.create_event", "as soon as I'm there", "as soon as I'm there"],
])("after %s: %s", (tool, text, rest) => {
  expect(wanted(text, tool)).toBe(rest);
});
