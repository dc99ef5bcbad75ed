import { describe, expect, it } from "vitest";
import { guestsIn, guestsOf } from "../../../src/grounding/reading/guests-in.ts";
import { consider } from "../../helpers/consider.ts";

const readingOf = (text: string) => consider("calendar.update_event", text).reading;

describe("people who come to something", () => {
  it.each([
    ["add Sarah to the dentist", ["Sarah Lee"], "the dentist"],
    ["invite Bjørn and Sarah Lee to swimming", ["Bjørn Dahl", "Sarah Lee"], "swimming"],
  ])("%s", (text, people, to) => {
    const guests = guestsIn(readingOf(text));
    expect(guests?.people.map(({ named }) => named.name)).toEqual(people);
    expect(text.slice(guests?.to.start, guests?.to.end)).toBe(to);
  });

  it.each([
    "add milk to the dentist",
    "add Sarah and milk to the dentist",
    "add Sarah to the shopping list",
    "call Sarah",
  ])("are none in “%s”", (text) => {
    expect(guestsIn(readingOf(text))).toBeUndefined();
  });

  it("come to a record only where a tool takes them", () => {
    const text = "add Sarah to the dentist";
    const isTaken = (name: string): boolean =>
      guestsOf(consider(name, text).tool, readingOf(text)) !== undefined;
    expect(isTaken("calendar.update_event")).toBe(true);
    expect(isTaken("reminders.update")).toBe(false);
  });
});
