import { describe, expect, it } from "vitest";
import { areBothMade, joined } from "../../../src/bench/singles/joined.ts";
import type { Author, Single } from "../../../src/bench/singles/single.ts";
import type { HomeRecord } from "../../../src/bench/agent/scoring/home-state.ts";

const author: Author = {
  name: "test",
  isUnseen: true,
  world: {
    owner: "Test",
    people: [{ name: "Pia Lund", note: undefined }],
    lists: ["Reminders"],
    calendars: ["Home"],
  },
  rows: [],
};
const said = (one: string, two: string, joint: string): string =>
  joined(one, two, { joint, author });

describe("two requests in one breath", () => {
  it.each([
    ["Note: roof leaks.", "Text Pia I'm in", ", and ", "Note: roof leaks, and text Pia I'm in"],
    ["Note: roof leaks", "Text Pia I'm in", ". ", "Note: roof leaks. Text Pia I'm in"],
    [
      "Can you note that?",
      "Pia needs a text",
      ". Oh and ",
      "Can you note that? Oh and Pia needs a text",
    ],
    ["Note that", "I need milk on the list", "; ", "Note that; I need milk on the list"],
  ])("%s + %s", (...[one, two, joint, whole]) => {
    expect(said(one, two, joint)).toBe(whole);
  });
});

const base = { not: [], id: "1", say: "" };
const rent: Single = { ...base, makes: "reminder", must: ["rent"] };
const note: Single = { ...base, makes: "note", must: ["roof"] };
const made: readonly HomeRecord[] = [
  { what: "reminder", title: "Pay the rent", list: "Reminders", due: null, notes: null },
  { what: "note", title: "The roof leaks", text: "The roof leaks", folder: "Notes" },
];

describe("both are made", () => {
  it("where each stands by itself", () => {
    expect(areBothMade([rent, note], { gone: [], fresh: made })).toBe(true);
  });

  it("not where one is missing, or something stands beside them", () => {
    expect(areBothMade([rent, note], { gone: [], fresh: made.slice(1) })).toBe(false);
    const third: HomeRecord = { what: "timer", kind: "timer", label: "x", due: null };
    expect(areBothMade([rent, note], { gone: [], fresh: [...made, third] })).toBe(false);
  });
});
