import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Difference } from "../../../src/bench/agent/cases/agent-case.ts";
import { diffHomes, strayIn, wrongIn } from "../../../src/bench/agent/scoring/end-state.ts";
import type { HomeRecord } from "../../../src/bench/agent/scoring/home-state.ts";

const HAIRCUT: HomeRecord = { what: "event", title: "Haircut", start: "2026-03-05T17:45" };
const MOVED: HomeRecord = { ...HAIRCUT, start: "2026-03-06T12:00" };
const STAMPS: HomeRecord = { what: "reminder", title: "buy stamps", due: null };
const QUIET: HomeRecord = { what: "volume", level: 20, muted: false };
const LOUD: HomeRecord = { what: "volume", level: 60, muted: false };

const wrong = (
  before: readonly HomeRecord[],
  after: readonly HomeRecord[],
  expected: readonly Difference[],
): string | undefined => wrongIn(diffHomes(before, after), expected);

const MOVE: Difference = {
  what: "event",
  was: { title: "Haircut" },
  is: { title: "Haircut", start: "2026-03-06T12:00" },
};
const GO: Difference = { what: "event", was: { title: "haircut" } };
const TURN_UP: Difference = { what: "volume", is: { level: 60 } };
const ADD: Difference = { what: "reminder", is: { title: "buy stamps" } };

type Change = {
  readonly before: readonly HomeRecord[];
  readonly after: readonly HomeRecord[];
  readonly expected: readonly Difference[];
};

describe("an end that is right", () => {
  it.each<[string, Change]>([
    ["nothing changed", { before: [HAIRCUT], after: [HAIRCUT], expected: [] }],
    ["one was moved", { before: [HAIRCUT, STAMPS], after: [MOVED, STAMPS], expected: [MOVE] }],
    ["one was added", { before: [HAIRCUT], after: [HAIRCUT, STAMPS], expected: [ADD] }],
    ["another of the same", { before: [STAMPS], after: [STAMPS, { ...STAMPS }], expected: [ADD] }],
    ["one went", { before: [HAIRCUT, STAMPS], after: [STAMPS], expected: [GO] }],
    ["what there is one of", { before: [QUIET], after: [LOUD], expected: [TURN_UP] }],
  ])("has nothing wrong: %s", (_, { before, after, expected }) => {
    expect(wrong(before, after, expected)).toBeUndefined();
  });
});

describe("an end that is wrong", () => {
  const late = { ...MOVED, start: "2026-03-06T00:00" };
  it.each<[string, RegExp, Change]>([
    [
      "a change is missing",
      /no event is gone/,
      { before: [HAIRCUT], after: [HAIRCUT], expected: [MOVE] },
    ],
    ["another value", /is now/, { before: [HAIRCUT], after: [late], expected: [MOVE] }],
    [
      "another kind",
      /no reminder/,
      { before: [], after: [{ ...STAMPS, what: "note" }], expected: [ADD] },
    ],
    [
      "more was done",
      /more.*stamps/,
      { before: [HAIRCUT], after: [MOVED, STAMPS], expected: [MOVE] },
    ],
    ["done twice", /more differs/, { before: [], after: [STAMPS, { ...STAMPS }], expected: [ADD] }],
    ["more went", /more.*stamps/, { before: [HAIRCUT, STAMPS], after: [MOVED], expected: [MOVE] }],
    ["nothing was to be", /more differs/, { before: [QUIET], after: [LOUD], expected: [] }],
    [
      "copied, not moved",
      /is gone/,
      { before: [HAIRCUT], after: [HAIRCUT, MOVED], expected: [MOVE] },
    ],
    ["deleted, not moved", /is now/, { before: [HAIRCUT], after: [], expected: [MOVE] }],
  ])("is noticed: %s", (_, why, { before, after, expected }) => {
    expect(wrong(before, after, expected)).toMatch(why);
  });
});

describe("any change of a home", () => {
  const record = fc.record({
    what: fc.constantFrom("event", "reminder", "note", "file" as const),
    title: fc.constantFrom("a", "b", "c"),
    start: fc.constantFrom("2026-03-03T10:00", "2026-03-04T10:00"),
  });
  const change = fc.tuple(fc.array(record), fc.array(record), fc.array(record));

  it("is right when it is just what was expected, and wrong with one more or one less", () => {
    fc.assert(
      fc.property(change, record, ([kept, gone, fresh], extra) => {
        const { gone: went, fresh: came } = diffHomes([...kept, ...gone], [...kept, ...fresh]);
        const facts = ({ title, start }: HomeRecord) => ({ title: `${title}`, start: `${start}` });
        const expected: Difference[] = [
          ...went.map((one) => ({ what: one.what, was: facts(one) })),
          ...came.map((one) => ({ what: one.what, is: facts(one) })),
        ];
        const end = (after: readonly HomeRecord[], wanted = expected): string | undefined =>
          wrong([...kept, ...gone], after, wanted);
        expect(end([...kept, ...fresh])).toBeUndefined();
        expect(end([...kept, ...fresh, { ...extra, title: "extra" }])).toBeDefined();
        if (expected.length === 0) return;
        expect(end([...kept, ...fresh], expected.slice(1))).toBeDefined();
        expect(end([...kept, ...gone])).toBeDefined();
      }),
    );
  });
});

describe("what differs and should not", () => {
  const stray = ({ before, after, expected }: Change): boolean =>
    strayIn(diffHomes(before, after), expected);

  it.each<[string, boolean, Change]>([
    ["nothing was done", false, { before: [HAIRCUT], after: [HAIRCUT], expected: [MOVE] }],
    ["half was done", false, { before: [HAIRCUT], after: [MOVED], expected: [MOVE, ADD] }],
    [
      "done with another value",
      true,
      { before: [HAIRCUT], after: [{ ...MOVED, start: "2026-03-06T00:00" }], expected: [MOVE] },
    ],
    ["another went", true, { before: [HAIRCUT, STAMPS], after: [MOVED], expected: [MOVE] }],
  ])("%s: %s", (_, isStray, change) => {
    expect(stray(change)).toBe(isStray);
  });
});
