import { expect, it } from "vitest";
import { saidAt } from "../../../src/grounding/reading/said-at.ts";
import { request } from "../../helpers/grounding.ts";

it.each([
  ["still open", "what is still open here", "still open"],
  // Who asks may stand between them.
  ["haven't read", "the mails that haven't I read", "haven't I read"],
  ["do I", "when do I leave", "do I"],
  ["still open", "what is open still", undefined],
  ["still open", "what is still half open", undefined],
  ["open", "the opening", undefined],
  ["", "what is open", undefined],
])("%j in %j: %s", (wording, text, expected) => {
  const place = saidAt(wording, request(text).reading);
  expect(place && text.slice(place.start, place.end)).toBe(expected);
});
