import { describe, expect, it } from "vitest";
import { isSo } from "../../../src/turn/ask/is-so.ts";
import { leftOutOf, meantIn, owedWith } from "../../../src/turn/ask/looks.ts";
import type { Owed } from "../../../src/types/turn/plan.ts";
import type { FinishedCall } from "../../../src/types/turn/stages.ts";
import { clock } from "../../tools/run-tool.ts";

const look = { name: "calendar.query", arguments: {}, origins: {}, by: "fast-path" } as const;
const made = (id: string, count: number, isLookup = true): FinishedCall => ({
  call: { ...look, id },
  said: "",
  result: { ok: true, items: Array.from({ length: count }, () => ({})), more: 0, handles: {} },
  isLookup,
});
const owed = (isLeftOut: boolean): Owed => ({
  look,
  words: "them",
  use: { kind: "record", tool: "calendar.delete_event", parameter: "id", take: "all" },
  beside: [{ look, isLeftOut, words: "those" }],
});

describe("the looks that were made", () => {
  it("are each owed one's own, in their order", () => {
    const calls = [made("a", 1), made("x", 1, false), made("b", 2), made("c", 3)];
    const ids = owedWith([owed(true), { ...owed(true), beside: [] }], calls).map(([, own]) =>
      own.map(({ call }) => call.id),
    );
    expect(ids).toEqual([["a", "b"], ["c"]]);
  });

  it("are meant, or left out", () => {
    const both = [made("a", 1), made("b", 2)];
    const ids = (found: readonly (FinishedCall | undefined)[]) => found.map((one) => one?.call.id);
    expect(ids(meantIn(owed(true), both))).toEqual(["a"]);
    expect(ids(leftOutOf(owed(true), both))).toEqual(["b"]);
    expect(ids(meantIn(owed(false), both))).toEqual(["a", "b"]);
  });
});

describe("a condition", () => {
  it.each([
    ["some", 1, true],
    ["some", 0, false],
    ["none", 0, true],
    ["none", 2, false],
  ] as const)("that wants %s is so of %i: %s", (wants, count, is) => {
    expect(isSo({ wants }, { found: [made("a", count)] }, clock)).toBe(is);
  });

  it("takes no notice of what may be there all the same", () => {
    const call = made("a", 0);
    const of = (...handles: readonly string[]): FinishedCall => ({
      ...call,
      result: { ok: true, items: handles.map((handle) => ({ handle })), more: 0, handles: {} },
    });
    const left = [of("event:1")];
    expect(isSo({ wants: "none" }, { found: [of("event:1")], left }, clock)).toBe(true);
    expect(isSo({ wants: "none" }, { found: [of("event:1", "event:2")], left }, clock)).toBe(false);
  });
});
