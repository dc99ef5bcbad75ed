import { expect, it } from "vitest";
import type { Shown } from "../../../../../src/tool/handle-book.ts";
import { removePlaced } from "../../../../../src/understanding/dialogue/focus/change/remove-placed.ts";
import { indexed, sourcesOf, typed } from "../../../../helpers/understanding.ts";

const alarm = (id: string): Shown => ({ kind: "timer", id, facts: { label: `${id} alarm` } });
const reminder = (id: string): Shown => ({ kind: "reminder", id, facts: { title: id } });

/** Tool and record, of what was made one by one. */
async function removedOf(text: string, made: readonly Shown[]): Promise<unknown> {
  const sources = sourcesOf();
  for (const one of made) sources.handles.issue([one], true);
  const understood = [{ text, ranked: indexed(text) }];
  const found = await removePlaced(sources, { utterance: typed(text), understood });
  if (found?.values.from !== "last-call") return undefined;
  const [slot] = found.values.put;
  const value = slot?.value.kind === "closed" ? slot.value.candidates[0]?.value : undefined;
  return [found.part.ranked.tools[0]?.name, value];
}

it.each([
  ["bin the first one", [alarm("a"), alarm("b")], ["timers.cancel", "timer:1"]],
  ["get rid of the second alarm", [alarm("a"), alarm("b")], ["timers.cancel", "timer:2"]],
  ["scrap the last one", [reminder("a"), reminder("b")], ["reminders.delete", "reminder:2"]],
  ["bin the first one", [alarm("a")], ["timers.cancel", "timer:1"]],
  ["bin the first shift", [alarm("a"), alarm("b")], undefined],
  ["is it the first one", [alarm("a"), alarm("b")], undefined],
] as const)("%s", async (text, made, is) => {
  expect(await removedOf(text, made)).toEqual(is);
});
