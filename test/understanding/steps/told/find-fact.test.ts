import { expect, it } from "vitest";
import { findFact } from "../../../../src/understanding/steps/told/find-fact.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();

it.each([
  ["when is the dentist", "calendar.query"],
  // Nothing here tells it.
  ["how much are the oars", undefined],
])("%s is told by %s", async (asks, name) => {
  const found = await findFact(sourcesOf(), { utterance: typed(asks), signal }, { asks });
  expect(found?.look.name).toBe(name);
});
