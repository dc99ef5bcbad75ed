import { expect, it } from "vitest";
import { saidAfterLast } from "../../../../src/understanding/dialogue/act/said-after-last.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const LAST = {
  tool: "timers.set",
  said: "set a timer for ten minutes",
  arguments: {},
  origins: {},
  isEffect: true,
  shown: 1,
} as const;

it("is the words, the last act's, and what the index makes of them alone", async () => {
  const said = await saidAfterLast(sourcesOf(), typed("cancel it"), LAST);
  expect(said.reading.text).toBe("cancel it");
  expect(said.last).toMatchObject({ tool: "timers.set", reading: { text: LAST.said } });
  expect(said.ranked.tools[0]?.name).toBe("calendar.delete_event");
  expect(said.vectors).toBeUndefined();
});

it("has the vectors of both where there is an embedding model", async () => {
  const vectorsOf = async (texts: readonly string[]) =>
    texts.map(({ length }) => Float32Array.of(length));
  const { vectors } = await saidAfterLast({ ...sourcesOf(), vectorsOf }, typed("cancel it"), LAST);
  expect(vectors).toEqual({ own: Float32Array.of(9), last: Float32Array.of(27) });
});
