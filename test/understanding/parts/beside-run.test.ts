import { describe, expect, it } from "vitest";
import { isApart, needs } from "../../../src/understanding/parts/beside-run.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { tool } from "../../tools/run-tool.ts";

const sources = sourcesOf();
const sides = async (name: string, own: string, rest: string) => {
  const look = (text: string) => sources.contextOf(typed(text), [tool(name)]);
  return { own: await look(own), rest: await look(rest), whole: await look(`${rest}. ${own}`) };
};

describe("a request that is whole beside what is told", () => {
  it.each([
    ["reminders.create", "remind me to buy a card tomorrow at nine", "Tom told me on Friday", true],
    ["reminders.create", "remind me to buy a card", "Tom told me on Friday", false],
    ["reminders.create", "remind me about it tomorrow at nine", "Tom told me on Friday", false],
    ["reminders.create", "remind me to buy a card tomorrow at nine", "on Friday", false],
    ["calendar.query", "what's on tomorrow", "Tom told me on Friday", false],
  ])("%s: %s / %s: %j", async (...[name, own, rest, expected]) => {
    expect(isApart(sources, tool(name), await sides(name, own, rest))).toBe(expected);
  });

  it.each([
    ["drop the second one", "he's away", true],
    ["drop the second one", "and the fair is at two", false],
    ["drop it", "he's away", false],
  ])("chooses one of what was shown: %s / %s: %j", async (own, rest, expected) => {
    const shown = ["Quiz", "Choir"].map((title) => ({
      kind: "event",
      id: title,
      facts: { title },
    }));
    const seen = sourcesOf({ shown });
    const remove = tool("calendar.delete_event");
    const look = (text: string) => seen.contextOf(typed(text), [remove]);
    const both = { own: await look(own), rest: await look(rest) };
    expect(isApart(seen, remove, both)).toBe(expected);
  });

  it("needs a time that only stands beside it", async () => {
    const name = "calendar.create_event";
    expect(needs(tool(name), await sides(name, "book a swim", "on Friday at two"))).toBe(true);
    expect(needs(tool(name), await sides(name, "book a swim on Friday", "I'm off"))).toBe(false);
  });
});
