import { expect, it } from "vitest";
import { isAskedAgain } from "../../../src/understanding/answer/asked-again.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const at = { parameter: "start", required: true, value: { kind: "free", maxLength: 9 } } as const;

it.each([
  ["messages.send", "to", [], "text Anna that the hall is booked", true],
  ["messages.send", "to", [], "no, text Anna that the hall is booked", false],
  ["messages.send", "to", [], "text Anna", false],
  ["messages.send", "to", [], "Anna", false],
  // Another thing at another time, where a time was told.
  ["calendar.update_event", "id", [at], "the dentist is at five now", true],
  ["calendar.update_event", "id", [], "the dentist is at five now", false],
])("asked by %s for %s, with %j: %s", async (...row) => {
  const [name, asked, slots, text, expected] = row;
  const sources = sourcesOf();
  const tool = sources.registry.get(name);
  const open = { call: callOf(name), missing: [asked], slots, question: "Which?", rest: [] };
  const request = await sources.contextOf(typed(text), tool && [tool]);
  const ranked = { tools: [{ name, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
  const again = { understood: [{ text, ranked }], request };
  expect(tool && isAskedAgain(tool, open, again)).toBe(expected);
});
