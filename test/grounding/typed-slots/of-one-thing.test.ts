import { expect, it } from "vitest";
import { ofOneThing, withHour } from "../../../src/grounding/typed-slots/of-one-thing.ts";
import { request } from "../../helpers/grounding.ts";
import { clock } from "../../tools/run-tool.ts";

it.each([
  ["at ten past four tomorrow, so tell me at three", ["at ten past four tomorrow at three"]],
  ["on Friday from five, bed by eight", ["on Friday from five"]],
  ["at two on Friday, and over until six", ["at two on Friday", "until six"]],
  ["at six to feed the dog, he whines in the morning", ["at six"]],
  ["at six because he whines in the morning", ["at six"]],
  ["at six to feed the dog in the morning", ["at six in the morning"]],
  ["at two on Friday at three on Friday", ["at two on Friday", "at three on Friday"]],
  ["at two on Friday, at three on Friday", ["at two on Friday", "at three on Friday"]],
])("%s", (text, expected) => {
  const { reading } = request(text);
  const texts = ofOneThing(reading.whens, reading, clock).map((one) => one.text);
  expect(texts).toEqual(expected);
});

it("has the hour that is said beside the day", () => {
  const { reading } = request("the fair on the fourteenth is long, from two to five");
  const [day] = reading.whens;
  expect(withHour(day ? [day] : [], reading.whens)).toHaveLength(2);
  expect(withHour(reading.whens, reading.whens)).toHaveLength(2);
});
