import { expect, it } from "vitest";
import { asWaiting } from "../../../../src/language/en/steps/in-place/asked/waiting.ts";

it.each([
  ["The rota can wait. Friday at ten.", "move The rota to Friday at ten"],
  ["The bank can wait for its money. The 16th, same hour.", "move The bank to The 16th"],
  ["Year 9 reports can wait till Monday at noon", "move Year 9 reports to Monday at noon"],
  ["Let me off the essay until Thursday.", "move the essay to Thursday"],
  [
    "Nobody reads the third chapter before the weekend, so let me off till Thursday at six with that.",
    "move the third chapter to Thursday at six",
  ],
])("%s", (text, asked) => {
  expect(asWaiting(text)).toBe(asked);
});

it.each([
  "The rota can wait.",
  "I can wait till Friday.",
  "The dog can wait. Feed the cat.",
  "It can wait till Friday",
  "Let me off at the corner",
])("%s moves nothing", (text) => {
  expect(asWaiting(text)).toBe(text);
});
