import { expect, it } from "vitest";
import { guestsToFocus } from "../../../../../src/understanding/dialogue/focus/change/guests-to-focus.ts";
import { sourcesOf, typed } from "../../../../helpers/understanding.ts";

const meeting = { kind: "event", id: "e1", facts: { title: "Tar run" } };
const task = { kind: "reminder", id: "r1", facts: { title: "Buy tar" } };

async function broughtBy(text: string, shown = [meeting]): Promise<unknown> {
  const found = await guestsToFocus(sourcesOf({ shown }), typed(text));
  if (found?.values.from !== "revised") return undefined;
  const guests = found.values.slots.find(({ parameter }) => parameter === "with")?.value;
  return [
    found.part.ranked.tools[0]?.name,
    guests?.kind === "closed" ? guests.candidates[0]?.value : undefined,
  ];
}

it.each([
  ["invite Sarah Chen to it", "Sarah Chen"],
  ["add Anna and Sarah Chen to that meeting", "Anna Lindqvist, Sarah Chen"],
  ["have Anna join us", "Anna Lindqvist"],
  ["since she knows the way, add Anna to that", "Anna Lindqvist"],
  ["invite Magnus as well", "Magnus"],
])("%s", async (text, guests) => {
  expect(await broughtBy(text)).toEqual(["calendar.update_event", guests]);
});

it.each([
  ["what it comes to is named", "invite Anna to the quiz night", [meeting]],
  ["no person is", "add the lamps to it", [meeting]],
  ["something else is spoken of", "invite Anna", [task]],
  ["several are", "invite Anna", [meeting, { ...meeting, id: "e2" }]],
])("not where %s", async (_, text, shown) => {
  expect(await broughtBy(text, shown)).toBeUndefined();
});
