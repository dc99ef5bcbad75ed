import { describe, expect, it } from "vitest";
import { tools } from "../../../tools/index.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { keptOf, takenBy } from "../../../src/understanding/given/taking.ts";
import { taughtGiven } from "../../../src/understanding/given/taught-given.ts";
import type { Taking } from "../../../src/understanding/given/taught-given.ts";
import { request } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";

function taking(name: string, takes: string, to: Taking["to"]): Taking {
  const tool = tools.find((one) => one.name === name);
  const parameter = tool && parametersOf(tool).find((one) => one.name === takes);
  if (!tool || !parameter) throw new Error(`No ${takes} of ${name}`);
  return { tool, takes: parameter, to };
}

const REMINDER = taking("reminders.create", "title", "reminder");
const TEXT = taking("messages.send", "text", "message");
const EVENT = taking("calendar.create_event", "title", "event");
const NOTE = taking("notes.create", "body", "note");
const given = (text: string, marks: Marks, by = REMINDER): ReturnType<typeof taughtGiven> =>
  taughtGiven(request(text, { marks }).reading, by);

describe("what other people's requests would give", () => {
  it("is a stretch that is sure, and all else asks for it", () => {
    expect(
      given("prod me at six to wind the clock", [
        ["title", "wind the clock", 0.99],
        ["when", "at six", 0.4],
      ]),
    ).toEqual({
      to: "reminder",
      asks: `prod me at six to ${" ".repeat("wind the clock".length)}`,
      words: "wind the clock",
    });
  });

  it("is each of several things, and one of several sentences", () => {
    const marks: Marks = [
      ["title", "oats", 0.99],
      ["title", "a jar of malt", 0.98],
    ];
    expect(given("oats and a jar of malt for the list", marks)?.words).toEqual([
      "oats",
      "jar of malt",
    ]);
    expect(given("oats, no hurry. a jar of malt for the list", marks)?.words).toBe(
      "oats, jar of malt",
    );
  });

  it("is a note's text with the heading that is said", () => {
    const text = "new note. Hinges. the left one sticks";
    const [body, heading] = [
      ["text", "the left one sticks", 0.99] as const,
      ["title", "Hinges", 0.97] as const,
    ];
    expect(given(text, [heading, body], NOTE)).toMatchObject({
      words: "the left one sticks",
      heading: "Hinges",
    });
    expect(given(text, [["title", "Hinges", 0.3], body], NOTE)).not.toHaveProperty("heading");
  });

  it("is a note's text with what it is of, where that is said before it", () => {
    const text = "Lost hats. one straw, one felt. make that a note";
    const marks: Marks = [["text", "one straw, one felt", 0.99]];
    expect(given(text, marks, NOTE)).toMatchObject({ heading: "Lost hats" });
  });

  it("is said to whom it goes to", () => {
    const text = "drop Una a line, by text, she's never in, and ask if she has the ladder";
    const marks: Marks = [
      ["who", "Una", 0.99],
      ["text", "if she has the ladder", 0.98],
    ];
    expect(given(text, marks, TEXT)?.words).toBe("Do you have the ladder?");
    expect(
      given("thank Una by mail for the plums", [["text", "for the plums", 0.99]], TEXT)?.words,
    ).toBe("Thank you for the plums");
  });

  it("is an event with its place, named up to the verb it runs into", () => {
    const text = "chimney sweep's coming on Friday, the old mill, diary that";
    const marks: Marks = [
      ["title", "chimney", 0.99],
      ["place", "the old mill", 0.97],
    ];
    expect(given(text, marks, EVENT)).toMatchObject({
      words: "chimney sweep",
      place: "the old mill",
    });
  });

  it("is an event at no place that is somebody", () => {
    const text = "half two Glyn comes for the bell, diary that";
    const marks: Marks = [
      ["place", "Glyn", 0.99],
      ["title", "the bell", 0.99],
    ];
    const names = { person: [{ id: "p", name: "Glyn Parry" }] };
    const { reading } = request(text, { marks, names });
    expect(taughtGiven(reading, EVENT)).not.toHaveProperty("place");
    expect(given(text, marks, EVENT)).toHaveProperty("place");
  });

  it("is one event, whatever tells its time in the middle of it", () => {
    const marks: Marks = [
      ["title", "a walk with Una", 0.99],
      ["when", "at two tomorrow", 0.99],
      ["title", "the far shore", 0.98],
    ];
    expect(
      given("a walk with Una at two tomorrow along the far shore, diary that", marks, EVENT)?.words,
    ).toBe("a walk with Una along the far shore");
  });

  it("has the article of a title that is written as one", () => {
    const text = "The Lost Hour, for the list of books";
    expect(given(text, [["title", "The Lost Hour", 0.99]])?.words).toBe("The Lost Hour");
    expect(given("the lamp, list of jobs", [["title", "the lamp", 0.99]])?.words).toBe("lamp");
  });

  it("is nothing where each of several has a time of its own", () => {
    const text = "prod me to oil the gate on Monday and the hinge on Friday";
    const marks: Marks = [
      ["title", "oil the gate", 0.99],
      ["when", "on Monday", 0.99],
      ["title", "the hinge", 0.99],
      ["when", "on Friday", 0.99],
    ];
    expect(given(text, marks)).toBeUndefined();
    expect(given(text, marks.slice(0, 3))).toBeDefined();
  });

  it("is no thing that was cut in two", () => {
    expect(
      given("nudge me to check the kiln list", [["title", "check the", 0.96]]),
    ).toBeUndefined();
  });

  it("is no thing that is only told of between others", () => {
    const text = "nudge me about the boots, he goes early today with the kiln";
    const marks: Marks = [
      ["title", "boots", 0.99],
      ["title", "kiln", 0.98],
    ];
    expect(given(text, marks)).toBeUndefined();
  });

  it.each<readonly [string, Marks]>([
    ["less than sure", [["title", "wind the clock", 0.8]]],
    [
      "partly less than sure",
      [
        ["title", "wind", 0.99],
        ["title", "the clock", 0.5],
      ],
    ],
    ["nothing like it", [["when", "at six", 0.99]]],
    ["nothing", []],
  ])("is nothing where it is %s", (_, marks) => {
    expect(given("prod me at six to wind the clock", marks)).toBeUndefined();
  });
});

describe("what takes words that are given", () => {
  it.each([
    ["notes.create", "note", "body"],
    ["reminders.create", "reminder", "title"],
    ["messages.send", "message", "text"],
    ["messages.send", "note", undefined],
    ["reminders.delete", "reminder", undefined],
    ["calendar.query", "event", undefined],
  ] as const)("%s takes for a %s: %s", (name, to, takes) => {
    const tool = tools.find((one) => one.name === name);
    expect(tool && takenBy(tool, to)?.name).toBe(takes);
  });

  it("has a heading of the text where none is said", () => {
    const kept = keptOf(
      NOTE,
      { to: "note", asks: "note", words: "the left one sticks" },
      "note the left one sticks",
    );
    expect(kept.map(({ parameter }) => parameter)).toEqual(["body", "title"]);
  });
});
