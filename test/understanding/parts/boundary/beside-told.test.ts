import { expect, it } from "vitest";
import { actsBesideTold } from "../../../../src/understanding/parts/boundary/beside-told.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

it.each([
  ["tell Anna I'm late and cancel the dentist", true],
  ["tell Anna to ring me and cancel the dentist", false],
  ["tell Anna I'm late and cancel the ferry", false],
  ["play jazz and cancel the dentist", false],
])("%s", async (text, expected) => {
  const sources = sourcesOf();
  const { reading, context } = await sources.contextOf(typed(text), sources.registry.acting());
  const [joint] = reading.parting.cuts;
  const place = joint && { ...joint, known: context.known ?? {} };
  expect(place && actsBesideTold(sources, reading, place)).toBe(expected);
});
