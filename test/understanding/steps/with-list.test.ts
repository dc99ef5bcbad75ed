import { describe, expect, it } from "vitest";
import { withList } from "../../../src/understanding/steps/with-list.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { reminders } from "../../tools/world.ts";

const ranked = (name: string) => ({
  tools: [{ name, score: 0.9 }],
  none: 0.05,
  unmatched: [],
  sure: true,
});
const [list = ""] = reminders().map((one) => one.list);

describe("a part that goes on the list", () => {
  it.each([
    ["put lemons on there", "reminders.create", `put lemons on the ${list} list`],
    [
      "add lemons to that list instead",
      "reminders.create",
      `add lemons on the ${list} list instead`,
    ],
    ["put lemons in the cellar", "reminders.create", "put lemons in the cellar"],
    ["turn the lamp on there", "system.open_app", "turn the lamp on there"],
  ])("goes on the one that the part before it names: %s", async (text, tool, expected) => {
    const before = { text: `tick off the milk on ${list}`, ranked: ranked("reminders.complete") };
    const part = { text, ranked: ranked(tool) };
    const whole = typed(`${before.text} and ${text}`);
    expect((await withList(sourcesOf(), whole, { part, before })).text).toBe(expected);
    expect(await withList(sourcesOf(), whole, { part, before: undefined })).toBe(part);
  });

  it("goes on the one that what is named there is on, or what was shown last", async () => {
    const part = { text: "put lemons on there", ranked: ranked("reminders.create") };
    const before = { text: "tick off the oats", ranked: ranked("reminders.complete") };
    const whole = typed("tick off the oats and put lemons on there");
    const expected = "put lemons on the Shopping list";
    expect((await withList(sourcesOf(), whole, { part, before })).text).toBe(expected);
    const shown = [{ kind: "reminder", id: "r5", facts: { title: "Oats", list: "Shopping" } }];
    const behind = { part, before: undefined };
    expect((await withList(sourcesOf({ shown }), typed(part.text), behind)).text).toBe(expected);
  });

  it("stays as it is where none is named", async () => {
    const before = { text: "tick off the milk", ranked: ranked("reminders.complete") };
    const part = { text: "put lemons on there", ranked: ranked("reminders.create") };
    expect(await withList(sourcesOf(), typed("…"), { part, before })).toBe(part);
  });
});
