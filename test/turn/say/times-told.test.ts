import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { onlyDay, timesOf } from "../../../src/turn/say/times-told.ts";
import { clock } from "../../tools/run-tool.ts";

const reader = { language: english, clock };
const textsOf = (times: readonly { readonly text: string }[]) => times.map(({ text }) => text);

describe("the times of a text", () => {
  it("are days, hours of a day that is told with them, and hours alone", () => {
    const text = "We meet on 17 March. On 18 March at 11:20 we sail, and at 8.40 we eat.";
    const { days, dated, hours } = timesOf(reader, text, undefined);
    expect([days, dated, hours].map(textsOf)).toEqual([
      ["on 17 March"],
      ["On 18 March at 11:20"],
      ["at 8.40"],
    ]);
  });
});

describe("the one day of a text", () => {
  it.each([
    ["We sail on 17 March, back home on 17 March.", "on 17 March"],
    ["We sail on 17 March, and back on 18 March.", undefined],
    ["We sail on 17 March at 11:20.", undefined],
    ["We sail.", undefined],
  ])("%s", (text, day) => {
    expect(onlyDay(reader, text, undefined)?.text).toBe(day);
  });
});
