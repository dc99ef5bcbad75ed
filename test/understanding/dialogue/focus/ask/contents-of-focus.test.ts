import { describe, expect, it } from "vitest";
import { contentsOfFocus } from "../../../../../src/understanding/dialogue/focus/ask/contents-of-focus.ts";
import { sourcesOf, typed } from "../../../../helpers/understanding.ts";

const shown = [{ kind: "reminder", id: "r", facts: { title: "oats", list: "Larder" } }];
const put = {
  tool: "reminders.create",
  arguments: { title: "oats", list: "Larder" },
  origins: {},
  said: "add oats to the larder list",
  isEffect: true,
  shown: 1,
};
const taken = { ...put, tool: "reminders.delete", arguments: { id: "reminder:1" } };

describe("what stands beside what was put on a list", () => {
  it.each(["what's on the list?", "and what's on there now", "what's on it now, all of it"])(
    "is asked of that list: %s",
    async (text) => {
      for (const lastCall of [put, taken]) {
        const found = await contentsOfFocus(sourcesOf({ shown, lastCall }), typed(text));
        expect(found?.part.ranked.tools[0]?.name).toBe("reminders.list");
        expect(found?.values).toMatchObject({
          slots: [{ parameter: "list", value: { candidates: [{ value: "Larder" }] } }],
        });
      }
    },
  );

  it.each([
    "what's on tomorrow",
    "when is it due",
    "is it on the list",
    "what's on the choir list",
  ])("is not what is asked: %s", async (text) => {
    const sources = sourcesOf({ shown, lastCall: put });
    expect(await contentsOfFocus(sources, typed(text))).toBeUndefined();
  });

  it("is none where nothing was put anywhere", async () => {
    const lastCall = { ...put, isEffect: false };
    const sources = sourcesOf({ shown, lastCall });
    expect(await contentsOfFocus(sources, typed("what's on the list?"))).toBeUndefined();
  });
});
