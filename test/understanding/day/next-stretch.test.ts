import { describe, expect, it } from "vitest";
import { nextStretch } from "../../../src/understanding/day/next-stretch.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const after = async (said: string, given: JsonObject, text: string) => {
  const call = { tool: "calendar.query", arguments: given, origins: {}, isEffect: false, shown: 2 };
  const plan = await nextStretch(sourcesOf({ lastCall: { ...call, said } }), typed(text));
  return plan?.parts.map(({ ranked, values }) => [
    ranked.tools[0]?.name,
    "slots" in values &&
      values.slots.map(({ parameter, value }) => [
        parameter,
        value.kind === "free" ? undefined : value.candidates[0]?.value,
      ]),
  ]);
};

describe("the stretch behind the one that was asked about", () => {
  it("is asked of all that told of that one", async () => {
    expect(
      await after("what's on this weekend", { from: "this weekend" }, "and the one after?"),
    ).toEqual([
      ["reminders.list", [["from", "2026-03-14 - 2026-03-15"]]],
      ["calendar.query", [["from", "2026-03-14 - 2026-03-15"]]],
    ]);
  });

  it("is asked for the same", async () => {
    const given = { text: "judo", from: "next week" };
    expect(await after("do I have judo next week", given, "and the week after that?")).toEqual([
      [
        "calendar.query",
        [
          ["text", "judo"],
          ["from", "2026-03-16 - 2026-03-22"],
        ],
      ],
    ]);
  });

  it.each([
    ["when's judo on friday", { text: "judo", from: "friday" }, "and the one after?"],
    ["what's on at nine", { from: "at nine" }, "and the one after?"],
    ["when's judo", { text: "judo" }, "and the week after?"],
    ["what's on this weekend", { from: "this weekend" }, "and after that?"],
    ["what's on this weekend", { from: "this weekend" }, "book the judo"],
  ])("is none behind “%s” %j: %s", async (said, given, text) => {
    expect(await after(said, given, text)).toBeUndefined();
  });
});
