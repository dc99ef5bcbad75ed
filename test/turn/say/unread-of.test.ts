import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { createReading, moreToCome, unreadOf } from "../../../src/turn/say/read-on.ts";
import type { Result } from "../../../src/types/turn/result.ts";
import type { Unread } from "../../../src/types/turn/unread.ts";
import { fruitEat } from "../../helpers/tools.ts";
import { finished } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const titles = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ title: `f${at + from}` }));
const rows = (count: number, more = 0): Result => ({
  ok: true,
  items: titles(count),
  more,
  handles: {},
});
const TEXT = { kind: "text", text: "the rest", part: 1, of: 3 } as const;
const read: Result = { ok: true, text: "the first", unread: TEXT, handles: {} };

describe("what was found and not said yet", () => {
  it.each<[string, Parameters<typeof unreadOf>[0], object | undefined]>([
    ["no call", [], undefined],
    [
      "a failure",
      [finished("x", { result: { ok: false, code: "invalid", message: "" } })],
      undefined,
    ],
    ["what was done", [finished("x")], undefined],
    ["a text with more", [finished("x", { result: read })], TEXT],
    ["as many rows as are said", [finished("x", { result: rows(5) })], undefined],
    [
      "more rows",
      [finished("x", { result: rows(7, 2) })],
      { kind: "rows", items: titles(2, 5), more: 2 },
    ],
    // A look-up is on the way to something else.
    ["a look-up", [finished("x", { result: rows(7), isLookup: true })], undefined],
  ])("of %s", (_, calls, unread) => {
    const found = unreadOf(calls);
    if (unread === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(unread);
  });

  it.each([
    [true, "That was part 1 of 3. Say go on for more."],
    [false, "That was part 1 of 3. To go on, ask in a conversation: sotto, or --session NAME."],
  ])("is told with how to hear it, where one can (%s)", (canGoOn, told) => {
    expect(moreToCome(TEXT, { canGoOn, language: english })).toBe(told);
  });
});

describe("going on", () => {
  const { readOn } = createReading({
    registry: createRegistry([fruitEat]),
    clock,
    language: english,
    canGoOn: true,
  });
  const left = (count: number, more: number): Unread => ({
    kind: "rows",
    tool: "fruit.eat_now",
    arguments: {},
    items: titles(count),
    more,
  });

  it.each<[number, number, RegExp, boolean]>([
    [3, 0, /^Then: f0; f1; f2\. That was all of them\.$/, false],
    [7, 0, /^Then: f0; f1; f2; f3; f4; f5; f6\. That was all of them\.$/, false],
    [9, 0, /^Then: f0; f1; f2; f3; f4\.$/, true],
    [2, 4, /^Then: f0; f1\.$/, true],
    [0, 4, /^There are 4 more, which I didn't look up\./, false],
  ])("with %i rows and %i nobody looked up", (...row) => {
    const [count, more, said, hasMore] = row;
    const { text, unread } = readOn(left(count, more));
    expect(text).toMatch(said);
    expect(unread !== undefined).toBe(hasMore);
  });
});
