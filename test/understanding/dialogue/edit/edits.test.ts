import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { hourOfPart } from "../../../../src/understanding/dialogue/edit/bare-hour.ts";
import { elementsIn } from "../../../../src/understanding/dialogue/edit/elements.ts";
import { objectEdit } from "../../../../src/understanding/dialogue/edit/object-edit.ts";
import type { Pair } from "../../../../src/understanding/dialogue/edit/pair.ts";
import { onNearDay, pointedTime } from "../../../../src/understanding/dialogue/edit/near-time.ts";
import { isAhead, timeEdit } from "../../../../src/understanding/dialogue/edit/time-edit.ts";
import { clock, tool } from "../../../tools/run-tool.ts";

const KNOWN = { clock, names: { person: [{ id: "ada", name: "Ada Quill" }] } };
const readOn = (text: string) => english.read(text, KNOWN);

function pairOf(last: string, said: string, ...written: readonly string[]): Pair {
  const how = {
    rejected: "",
    tool: tool("calendar.delete_event"),
    written,
    readOn,
    clock,
    madeAt: undefined,
  };
  return { last: readOn(last), said: readOn(said), ...how };
}

describe("the elements of a sentence", () => {
  it.each([
    ["text Ada I'll be there at six", ["person", "when"]],
    ["set a timer for ten minutes", ["duration"]],
    ["the second one", []],
    ["three tins of beans", ["number"]],
  ])("%s", (text, kinds) => {
    expect(elementsIn(readOn(text)).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("a time in the place of another", () => {
  const edit = (last: string, said: string): string | undefined => {
    const [target] = elementsIn(readOn(last));
    return target && timeEdit(said, target, pairOf(last, said))?.text;
  };

  it.each([
    ["on Tuesday at two", "Wednesday", "on Wednesday"],
    ["on Tuesday at two", "three", "at three"],
    ["on Tuesday", "at three", "on Tuesday at three"],
    ["at two", "Wednesday", "Wednesday at two"],
    ["on Tuesday", "marmalade", undefined],
    ["at six", "half past", "at half past 6"],
    ["on Tuesday at four", "quarter to", "at quarter to 4"],
    ["on Tuesday", "half past", undefined],
    ["quarter to four this afternoon", "half four", "half four"],
    ["on Monday the 16th at two", "the 17th", "on the 17th"],
    ["Friday, six till nine", "seven till nine", "seven till nine"],
    ["Friday evening, six till nine", "seven till ten", "seven till ten"],
    ["Friday evening at six", "eight", "at eight"],
    // Two in the morning is not meant.
    ["Friday morning at eleven", "two", "two"],
  ])("%s / %s", (last, said, expected) => {
    expect(edit(last, said)).toBe(expected);
  });

  it.each([
    ["Friday evening at six", "eight", "eight"],
    ["Friday, six till nine", "seven till ten", undefined],
    ["Friday morning at eleven", "two", undefined],
  ])("is an hour of the same part of the day: %s / %s: %s", (last, said, expected) => {
    const [target] = elementsIn(readOn(last));
    expect(target && hourOfPart(said, target, pairOf(last, said))?.text).toBe(expected);
  });

  it.each([
    ["in ten minutes", true],
    ["at ten", false],
  ])("is so long from now: %s", (text, expected) => {
    const [element] = elementsIn(readOn(text));
    expect(element && isAhead(element, { readOn })).toBe(expected);
  });
});

describe("the object of a request", () => {
  const edit = (last: string, said: string, ...written: readonly string[]): string | undefined => {
    const pair = pairOf(last, said, ...written);
    const [old, own] = [elementsIn(pair.last), elementsIn(pair.said)];
    const found = objectEdit(pair, { old, own, edits: [] });
    return found && `${last.slice(found.start, found.end)} → ${found.text}`;
  };

  it.each([
    ["cancel the dentist on Friday", "the haircut", "dentist → haircut"],
    ["cancel the book club", "the film club", "book club → film club"],
    ["cancel the dentist", "the dentist", undefined],
    ["cancel the dentist", "on Friday", undefined],
  ])("%s / %s", (last, said, expected) => {
    expect(edit(last, said)).toBe(expected);
  });

  it("is what was written down of it, whatever verb stands before", () => {
    const last = "stick honey on my list";
    expect(edit(last, "olive oil", "honey")).toBe("honey → olive oil");
  });
});

describe("a time that the last one tells", () => {
  it("is the weekday near it", () => {
    const [element] = elementsIn(readOn("and Thursday"));
    const near = element && onNearDay(element, pairOf("on Wednesday the 11th", "and Thursday"));
    expect(near?.text).toBe("2026-03-12");
  });

  it("is so long before or behind it, where the words only point", () => {
    expect(pointedTime(pairOf("at six", "an hour before that"))).toMatchObject({
      kind: "when",
    });
    expect(pointedTime(pairOf("at six", "at seven"))).toBeUndefined();
  });
});
