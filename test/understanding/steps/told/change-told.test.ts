import { expect, it } from "vitest";
import { changeTold } from "../../../../src/understanding/steps/told/change-told.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";

const told = "Una Reed: “Could we say five for the dentist on Wednesday instead of four?”";
const lastCall = { ...LAST_CALL, tool: "messages.recent", isEffect: false, told };

async function change(text: string, last = lastCall) {
  const sources = sourcesOf({ lastCall: last });
  const acts = [sources.registry.get("calendar.update_event") ?? []].flat();
  const found = await changeTold(sources, typed(text), acts);
  return found && [found.tool.name, found.begins, found.changed.title];
}

it.each(["change it in the calendar", "that's fine, move it", "move it then please"])(
  "moves what somebody wrote about: %s",
  async (text) => {
    expect(await change(text)).toEqual(["calendar.update_event", "start", "Dentist"]);
  },
);

it.each(["change it to five", "change the oars", "is that mine"])(
  "is no such change: %s",
  async (text) => {
    expect(await change(text)).toBeUndefined();
  },
);

it("moves nothing where it isn't told what is meant", async () => {
  const other = { ...lastCall, told: "Una Reed: “See you on Wednesday.”" };
  expect(await change("change it in the calendar", other)).toBeUndefined();
});
