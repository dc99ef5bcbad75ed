import { expect, it } from "vitest";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import { withNextOfSeries } from "../../../src/grounding/entity-linking/next-of-series.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

const judo = (repeats: string | undefined): HandleEntry[] =>
  [1, 2, 3].map((place) => ({
    handle: `event:${place}`,
    kind: "event",
    id: `judo/${place}`,
    facts: { title: "Judo", ...(repeats ? { repeats } : {}) },
    at: clock.now() + place * WEEK_MS,
    listing: 1,
    place,
    isOwn: true,
  }));

/** Which records a request takes, and how much of the series. */
function taken(text: string, handles = judo("repeats")) {
  const { reading, context } = request(text, { handles });
  const remove = tool("calendar.delete_event");
  const { slots } = groundTool(remove, reading, context);
  const all = withNextOfSeries(remove, slots, { reading, context });
  return Object.fromEntries(
    all.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? [] : value.candidates.map((one) => one.value),
    ]),
  );
}

it.each([
  ["cancel the judo for good", { id: ["event:1"], span: ["future"] }],
  ["cancel the judo from now on", { id: ["event:1"], span: ["future"] }],
  ["cancel my next judo", { id: ["event:1"] }],
  ["cancel my next two judo classes", { id: [["event:1", "event:2"]] }],
  // Which of them is asked.
  ["cancel the judo", { id: ["event:1", "event:2", "event:3"] }],
])("%s", (text, expected) => {
  expect(taken(text)).toEqual(expected);
});

it("leaves records that are no series to be asked about", () => {
  expect(taken("cancel my next judo", judo(undefined)).id).toHaveLength(3);
});
