import { expect, it } from "vitest";
import type { Shown } from "../../../../src/tool/handle-book.ts";
import { groundPart } from "../../../../src/understanding/ground-part.ts";
import { aboutFocus } from "../../../../src/understanding/dialogue/focus/about-focus.ts";
import { tool } from "../../../tools/run-tool.ts";
import { indexed, sourcesOf, typed } from "../../../helpers/understanding.ts";

const SALE = Date.UTC(2026, 9, 24, 9);
const sale: Shown = { kind: "event", id: "e7", facts: { title: "Plant sale" }, at: SALE };
const letter: Shown = { kind: "mail", id: "m7", facts: { subject: "Allotment rents" } };

/** What a reminder about the thing in focus is called, and what of it is left to be asked. */
async function remindedOf(text: string, shown: Shown): Promise<unknown> {
  const sources = sourcesOf({ shown: [shown] });
  const found = await aboutFocus(sources, typed(text), [{ text, ranked: indexed(text) }]);
  if (!found) return undefined;
  const create = tool("reminders.create");
  const request = await sources.contextOf({ ...typed(text), text: found.part.text }, [create]);
  const { slots, unclear } = groundPart(found.values, create, request);
  const title = slots.find(({ parameter }) => parameter === "title")?.value;
  return [title?.kind === "closed" ? title.candidates[0]?.value : undefined, unclear];
}

it.each([
  ["remind me about it the day before", "Plant sale"],
  ["remind me of that, the day before at noon", "Plant sale"],
  ["remind me the evening before to pack for it", "pack for it (Plant sale)"],
  ["remind me an hour before to load the van", "load the van"],
  ["remind me about it the day before, I'll have to load the van", "Plant sale"],
])("%s is called %s", async (text, title) => {
  expect(await remindedOf(text, sale)).toEqual([title, []]);
});

it("asks for a day that is told by what nobody knows", async () => {
  const text = "remind me the day before, ten in the morning, to pay it";
  expect(await remindedOf(text, letter)).toEqual(["pay it (Allotment rents)", ["due"]]);
});
