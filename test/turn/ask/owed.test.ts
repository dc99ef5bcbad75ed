import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { owedStep } from "../../../src/turn/ask/owed.ts";
import type { Owing } from "../../../src/turn/ask/owed.ts";
import { takenOf } from "../../../src/turn/ask/taken.ts";
import { withOwed } from "../../../src/turn/choose/with-owed.ts";
import type { Owed, OwedUse, Taken } from "../../../src/types/turn/plan.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { tools } from "../../../tools/index.ts";
import { clock } from "../../tools/run-tool.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { stateFor } from "../../helpers/turn-state.ts";

const HOUR = 3_600_000;
const registry = createRegistry(tools);
const look = { name: "calendar.query", arguments: {}, origins: {}, by: "fast-path" } as const;
const handles = createHandleBook();
const times = [-2, 1, 3, 5];
const issued = handles.issue(
  times.map((hours, at) => ({
    kind: "event",
    id: `e${at}`,
    facts: { title: `event ${at}`, day: "today", time: "noon", minutes: 30 },
    at: clock.now() + hours * HOUR,
    people: [`Kim <kim@k.example>`, `Guest ${at} <g${at}@k.example>`],
  })),
  true,
);
const found = (count: number, more = 0): FinishedCall => ({
  call: { ...look, id: "l1" },
  said: "",
  result: {
    ok: true,
    items: issued.slice(0, count).map((handle) => ({ handle })),
    more,
    handles: {},
  },
  isLookup: true,
});
const owing: Owing = {
  handles,
  clock,
  nextCallId: () => "l1",
  words: english.say.turn.owed,
  say: () => "What was found.",
  tell: () => undefined,
  momentOf: () => undefined,
};
const record = (take: Taken, isToCome = false): OwedUse => ({
  kind: "record",
  tool: "calendar.delete_event",
  parameter: "id",
  take,
  isToCome,
});
const wants = (some: "some" | "none"): OwedUse => ({ kind: "condition", wants: some, parts: 1 });
const state = (use: OwedUse, calls: readonly FinishedCall[]) =>
  stateFor("cancel it", {
    plan: planWith([{ text: "cancel it", owes: [{ look, words: "all of them", use }] }]),
    calls,
  });
const owed = (use: OwedUse): Owed => ({ look, words: "all of them", use });

describe("what a part owes", () => {
  it("is looked for before its call, once", () => {
    expect(owedStep(owing, state(record("all"), []))).toEqual({
      kind: "look",
      call: { ...look, id: "l1" },
    });
    expect(owedStep(owing, state(record("all"), [found(2)]))).toBeUndefined();
  });

  it("of what was shown is asked about where it is not as many as were said", () => {
    const shown = { ...record("all"), of: "event", count: 2 } as const;
    const step = owedStep(owing, {
      ...state(shown, []),
      plan: planWith([{ text: "", owes: [{ look: undefined, words: "both", use: shown }] }]),
    });
    expect(step).toMatchObject({ kind: "left", sentence: "That is 4, not 2. Which are meant?" });
  });

  it.each([
    ["nothing is there", { use: record("all"), call: found(0), sentence: "What was found." }],
    [
      "there is more than anybody looks through",
      { use: record("all"), call: found(3, 40), sentence: /more than I change at once/ },
    ],
    [
      "none of them is meant",
      {
        use: record({ from: "next", count: 1 }),
        call: found(1),
        sentence: /None of them is meant/,
      },
    ],
    [
      "it isn't so",
      { use: wants("some"), call: found(0), sentence: "What was found. So I did nothing." },
    ],
    [
      "it is so",
      { use: wants("none"), call: found(2), sentence: "What was found. So I did nothing." },
    ],
  ] as const)("leaves the part where %s", (_, { use, call, sentence }) => {
    expect(owedStep(owing, state(use, [call]))).toEqual({
      kind: "left",
      sentence: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
      parts: 1,
    });
  });

  it("is told once, where something else is done in its place", () => {
    const condition: Owed = {
      look,
      words: "x",
      use: { kind: "condition", wants: "none", parts: 2 },
    };
    const other: Owed = { look: undefined, words: "x", use: { kind: "otherwise", parts: 1 } };
    const plan = planWith([
      { text: "put tea in", owes: [condition] },
      { text: "text Kim" },
      { text: "ring Odo", owes: [other] },
    ]);
    const at = (part: number, count: number) => {
      const calls = [found(count)];
      const since = part === 0 ? 0 : 1;
      return owedStep(owing, stateFor("x", { plan: { ...plan, at: part, since }, calls }));
    };
    expect(at(0, 2)).toEqual({ kind: "left", sentence: "What was found.", parts: 2 });
    expect(at(2, 2)).toBeUndefined();
    expect(at(0, 0)).toBeUndefined();
    expect(at(2, 0)).toEqual({ kind: "left", sentence: "", parts: 1 });
  });

  it.each([
    [{ kind: "condition", wants: "some", parts: 1 }, 2],
    [{ kind: "condition", wants: "none", parts: 1 }, 0],
  ] as const)("lets a part go on whose condition holds (%j)", (use, count) => {
    expect(owedStep(owing, state(use, [found(count)]))).toBeUndefined();
  });

  it("is no hour that is taken by what lasts all day", () => {
    const midnight = Date.parse("2026-03-04T23:00:00Z");
    const at = midnight + 15 * HOUR;
    const part = {
      text: "at three",
      from: at,
      to: at,
      at,
      precision: "minute",
      allDay: false,
    } as const;
    const meanings = { from: { kind: "when", when: part } } as const;
    const lasting = (begins: number): FinishedCall => ({
      ...found(0),
      call: { ...look, id: "l1", meanings },
      result: {
        ok: true,
        items: [{ handle: issued[0] ?? "" }],
        details: [{ at: begins, facts: {} }],
        more: 0,
        handles: {},
      },
    });
    expect(owedStep(owing, state(wants("none"), [lasting(midnight)]))).toBeUndefined();
    expect(owedStep(owing, state(wants("none"), [lasting(at)]))).toMatchObject({ kind: "left" });
  });

  it("sends no question in the place of its answer", () => {
    expect(owedStep(owing, state({ kind: "unknown" }, []))).toMatchObject({
      kind: "left",
      sentence: expect.stringContaining("I didn't find what was asked for"),
    });
  });

  it("asks what limits those of which none can be told", () => {
    expect(owedStep(owing, state({ kind: "unlimited" }, []))).toMatchObject({
      kind: "left",
      sentence: expect.stringContaining("I did nothing. Of which days"),
    });
  });

  it("is honest about what nobody here can tell", () => {
    expect(owedStep(owing, state({ kind: "undecidable", parts: 1 }, []))).toMatchObject({
      kind: "left",
      sentence: expect.stringContaining("I can't find out"),
    });
  });
});

describe("which of those that were found are meant", () => {
  it.each([
    ["all", false, [0, 1, 2, 3]],
    ["all", true, [1, 2, 3]],
    [{ from: "first", count: 1 }, false, [0]],
    [{ from: "last", count: 2 }, false, [2, 3]],
    [{ from: "next", count: 1 }, false, [1]],
  ] as const)("%j, to come: %s", (take, isToCome, meant) => {
    const taken = takenOf(owing, owed(record(take, isToCome)), [found(4)]);
    expect(taken.map(({ handle }) => handle)).toEqual(meant.map((at) => issued[at]));
  });
});

describe("several looks for one lot", () => {
  const foundAt = (from: number, to: number): FinishedCall => {
    const items = issued.slice(from, to).map((handle) => ({ handle }));
    return { ...found(0), result: { ok: true, items, more: 0, handles: {} } };
  };
  const lot = (isLeftOut: boolean, use = record("all")): Owed => ({
    ...owed(use),
    beside: [{ look, isLeftOut, words: "one of them" }],
  });
  const step = (one: Owed, calls: readonly FinishedCall[]) =>
    owedStep(
      owing,
      stateFor("cancel it", { plan: planWith([{ text: "cancel it", owes: [one] }]), calls }),
    );

  const butLast = { ...record("all"), but: { from: "last", count: 1 } } as OwedUse;

  it.each([
    {
      take: "what each of them finds, once",
      one: lot(false),
      made: [foundAt(0, 2), foundAt(1, 4)],
      meant: [0, 1, 2, 3],
    },
    {
      take: "what one finds where the other finds nothing",
      one: lot(false),
      made: [foundAt(0, 2), foundAt(0, 0)],
      meant: [0, 1],
    },
    {
      take: "nothing that is left out",
      one: lot(true),
      made: [foundAt(0, 4), foundAt(1, 2)],
      meant: [0, 2, 3],
    },
    {
      take: "all but so many of one end",
      one: owed(butLast),
      made: [foundAt(0, 4)],
      meant: [0, 1, 2],
    },
  ])("take $take", ({ one, made, meant }) => {
    const taken = takenOf(owing, one, made);
    expect(taken.map(({ handle }) => handle)).toEqual(meant.map((at) => issued[at]));
    expect(step(one, made)).toBeUndefined();
  });

  it("are all made before anything is done", () => {
    expect(step(lot(true), [foundAt(0, 4)])).toMatchObject({ kind: "look" });
  });

  it("do nothing where what is to be left out isn't there", () => {
    expect(step(lot(true), [foundAt(0, 4), foundAt(0, 0)])).toMatchObject({
      kind: "left",
      sentence: "What was found. So I did nothing.",
    });
  });

  it("do nothing where there are more than were said", () => {
    const both = owed({ ...record("all"), count: 2 } as OwedUse);
    expect(step(both, [foundAt(0, 2)])).toBeUndefined();
    expect(step(both, [foundAt(0, 3)])).toMatchObject({
      kind: "left",
      sentence: expect.stringContaining("That is 3, not 2"),
    });
  });
});

describe("a tool with what was found for it", () => {
  const filled = (name: string, use: OwedUse, count: number) => {
    const tool = registry.get(name);
    if (!tool) throw new Error(name);
    const none = { slots: [], missing: [], unclear: [], unsaid: [] };
    const { slots } = withOwed(owing, { tool, grounded: none }, state(use, [found(count)]));
    return Object.fromEntries(
      slots.flatMap(({ parameter, value }) =>
        value.kind === "free" ? [] : [[parameter, value.candidates.map((one) => one.value)]],
      ),
    );
  };

  it("has one record as it is, and several as a list", () => {
    expect(filled("calendar.delete_event", record("all"), 1)).toEqual({ id: ["event:1"] });
    expect(filled("calendar.delete_event", record("all"), 2)).toEqual({
      id: [["event:1", "event:2"]],
    });
  });

  it("has everybody on one record, and of several asks whose people are meant", () => {
    const use = { kind: "people", tool: "mail.send", parameter: "to", take: "all" } as const;
    expect(filled("mail.send", { ...use, heading: "subject" }, 1)).toEqual({
      to: ["Kim <kim@k.example>, Guest 0 <g0@k.example>"],
      subject: ["event 0"],
    });
    expect(filled("mail.send", use, 2)["to"]).toHaveLength(2);
  });

  it("has the beginning of a free time, and its length", () => {
    const use = { kind: "time", tool: "calendar.create_event", parameter: "start" } as const;
    const take = { from: "first", count: 1 } as const;
    expect(filled("calendar.create_event", { ...use, take }, 2)).toMatchObject({
      start: ["today, noon"],
      end: ["30 minutes"],
    });
  });

  it("leaves other tools alone", () => {
    expect(filled("reminders.delete", record("all"), 2)).toEqual({});
  });
});
