import { expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/in-place/in-place.ts";

it.each([
  ["The lanterns I've ordered, so tick them.", "tick off The lanterns."],
  ["The gravel you can delete, Harald has some.", "delete the gravel, Harald has some."],
  [
    "The lanterns we've ordered, so tick them off, and the gravel you may delete.",
    "tick off The lanterns. delete the gravel.",
  ],
  ["The lamp's mended, and the kettle you might move to Friday.", "move the kettle to Friday"],
])("%s", (text, asked) => {
  expect(inPlace(text).toLowerCase()).toContain(asked.toLowerCase());
});

it.each(["Is the gravel what you can delete?", "The one you may like is on Friday"])(
  "%s asks for nothing so",
  (text) => {
    expect(inPlace(text)).toBe(text);
  },
);
