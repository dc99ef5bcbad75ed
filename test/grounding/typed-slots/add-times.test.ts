import { describe, expect, it } from "vitest";
import { addLength, addTimes, keepGoal } from "../../../src/grounding/typed-slots/add-times.ts";
import type { Ground } from "../../../src/grounding/typed-slots/ground.ts";
import type { Candidate } from "../../../src/types/turn/call-space.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

type Act = (ground: Ground) => void;
type Given = {
  readonly marks?: Marks;
  readonly found?: Readonly<Record<string, readonly Candidate[]>>;
};

/** What an act finds in some words, with the words it took. */
function after(act: Act, [name, text]: readonly [string, string], given: Given = {}) {
  const { reading } = request(text, { marks: given.marks ?? [] });
  const found = new Map(Object.entries(given.found ?? {}));
  const ground: Ground = { tool: tool(name), reading, taken: [], found, known: undefined, clock };
  act(ground);
  const values = Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)]));
  return { values, taken: ground.taken.map(({ start, end }) => text.slice(start, end)) };
}

describe("a length", () => {
  it.each([
    ["timers.set", "wake me in twenty", { duration: ["twenty minutes"] }],
    ["timers.set", "wake me at twenty", {}],
    ["calendar.create_event", "wake me in twenty", {}],
  ])("%s: %s", (name, text, expected) => {
    expect(after(addLength, [name, text]).values).toEqual(expected);
  });

  it("that was found already stays", () => {
    const found = { duration: [{ value: "an hour", origin: { origin: "enum" } }] } as const;
    expect(after(addLength, ["timers.set", "wake me in twenty"], { found }).values).toEqual({
      duration: ["an hour"],
    });
  });
});

describe("a time that goes on already", () => {
  it.each([
    ["calendar.create_event", "lunch with Una, owed her since Christmas", {}],
    [
      "calendar.create_event",
      "lunch with Una on Friday, owed her since Christmas",
      { start: ["on Friday"] },
    ],
    ["calendar.query", "lunches since Christmas", { from: ["since Christmas"] }],
  ])("is none of what is to be done: %s, %s", (name, text, expected) => {
    const marks = [["when", "since Christmas", 0.9]] as const;
    expect(after(addTimes, [name, text], { marks }).values).toEqual(expected);
  });
});

describe("times of one new thing", () => {
  it.each([
    [
      "half one on Thursday, no, half past two",
      ["half one on Thursday", "half past two"],
      "half one on Thursday half past two",
    ],
    // What nothing else says it is for is told by the way.
    ["it shuts on Friday at six, so prod me at five", ["at five"], "at five"],
    // Its day with the hour that stands beside it.
    [
      "the fair on the fourteenth is a long one, from two to five",
      ["on the fourteenth"],
      "on the fourteenth two to five",
    ],
  ])("%s", (text, marked, expected) => {
    const marks = marked.map((words) => ["when", words, 0.9] as const);
    expect(after(addTimes, ["calendar.create_event", text], { marks }).values["start"]).toEqual([
      expected,
    ]);
  });

  it("are none of what surely goes on a list, where nothing says so", () => {
    const said = "can the shop list get beans? soup Tuesday is holy";
    const listed: Marks = [
      ["title", "beans", 0.99],
      ["list", "shop", 0.99],
    ];
    const due = (marks: Marks) => after(addTimes, ["reminders.create", said], { marks }).values;
    expect(due(listed)).toEqual({});
    expect(due(listed.slice(1))).toHaveProperty("due");
  });

  it("are several where they are listed", () => {
    const marks: Marks = [
      ["when", "at two on Friday", 0.9],
      ["when", "at three on Friday", 0.9],
    ];
    const { values } = after(
      addTimes,
      ["reminders.create", "prod me at two on Friday or at three on Friday"],
      {
        marks,
      },
    );
    expect(values["due"]).toHaveLength(2);
  });
});

describe("times", () => {
  it("are on the one day that was said, wherever it stands", () => {
    const marks: Marks = [
      ["title", "hill run on Friday", 0.9],
      ["when", "at half ten", 0.9],
    ];
    const said = "hill run on Friday, begin it at half ten";
    const times = (name: string) => after(addTimes, [name, said], { marks }).values;
    expect(times("calendar.create_event")).toEqual({ start: ["on Friday at half ten"] });
    // What is to be remembered may speak of another day.
    expect(times("reminders.create")).toEqual({ due: ["at half ten"] });
  });

  it.each([
    ["calendar.create_event", "book lunch tomorrow at one", { start: ["tomorrow at one"] }],
    [
      "calendar.create_event",
      "book an hour for the dentist tomorrow at one",
      { start: ["tomorrow at one"], end: ["an hour"] },
    ],
    ["calendar.update_event", "push the dentist back an hour", { start: ["an hour later"] }],
    [
      "calendar.update_event",
      "make the dentist half an hour longer",
      { end: ["half an hour longer"] },
    ],
    ["messages.send", "text Mum tomorrow at one", {}],
  ])("%s: %s", (name, text, expected) => {
    expect(after(addTimes, [name, text]).values).toEqual(expected);
  });

  it.each([
    ["block out the twenty-third for moving", "the twenty-third", { start: ["the twenty-third"] }],
    ["block out the third for moving", "the third", { start: ["the third"] }],
    ["block out nine for moving", "nine", {}],
  ])("a bare day is one where it stands as a time: %s", (text, words, expected) => {
    const marks: Marks = [["when", words, 0.9]];
    expect(after(addTimes, ["calendar.create_event", text], { marks }).values).toEqual(expected);
    expect(after(addTimes, ["calendar.create_event", text]).values).toEqual({});
  });

  it("that name a record are not those it is moved to", () => {
    const marks: Marks = [
      ["old", "two o'clock", 0.9],
      ["when", "to four", 0.9],
    ];
    const { values } = after(addTimes, ["calendar.update_event", "move my two o'clock to four"], {
      marks,
    });
    expect(JSON.stringify(values)).not.toContain("two");
    expect(values).toHaveProperty("start");
  });
});

it.each([
  ["turn it down to fifteen", ["level"]],
  ["turn it down", ["change", "level"]],
])("what is to be reached needs no way: %s", (text, left) => {
  const one: Candidate = { value: "down", origin: { origin: "enum" } };
  const found = { level: [one], change: [one] };
  const { values } = after(keepGoal, ["system.set_volume", text], { found });
  expect(Object.keys(values).toSorted()).toEqual(left);
});
