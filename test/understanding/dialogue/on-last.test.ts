import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/types/json.ts";
import { onLast } from "../../../src/understanding/dialogue/on-last.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const eggs = { duration: "ten minutes", label: "eggs" };
const tea = { title: "tea with Sarah", start: "tomorrow at nine", end: "an hour" };

/** What one more of the last act is made with; undefined where none is wanted. */
async function oneMore(text: string, tool: string, given: JsonObject): Promise<unknown> {
  const said = "put tea with Sarah in tomorrow at nine for an hour";
  const last = tool === "timers.set" ? "set a timer for ten minutes for the eggs" : said;
  const lastCall = { tool, arguments: given, origins: {}, said: last, isEffect: true, shown: 1 };
  const utterance = typed(text);
  const understood = [{ text, ranked: indexed(text) }];
  const found = await onLast(sourcesOf({ lastCall }), {
    utterance,
    understood,
    whole: utterance,
    heard: utterance,
  });
  return found && [found.act, found.replaces];
}

it.each([
  ["actually start another, twelve, for the potatoes", "timers.set", eggs],
  ["I'll need another one Wednesday, but at ten", "calendar.create_event", tea],
  ["one more, on Friday at two", "calendar.create_event", tea],
])("one more of what was made takes back none of it: %s", async (text, tool, given) => {
  expect(await oneMore(text, tool, given)).toEqual(["continue", false]);
});

it.each([
  ["no, twelve minutes", "timers.set", eggs],
  ["one fifteen rather", "calendar.create_event", tea],
])("another value is no other thing: %s", async (text, tool, given) => {
  expect(await oneMore(text, tool, given)).toBeUndefined();
});
