import { expect, it } from "vitest";
import { asNowAt } from "../../../../src/language/en/steps/in-place/asked/now-at.ts";

it.each([
  ["The choir's half six now", "The choir is now at half six"],
  ["the choir is now seven thirty, same place", "the choir is now at seven thirty, same place"],
  ["my eye test's 9.15 now and tell Odo", "my eye test is now at 9.15 and tell Odo"],
  ["the choir is ten now, not nine", "the choir is now at ten, not nine"],
  // How old somebody is, how many there are, what the time is, and what says it already.
  ["it's half six now", "it's half six now"],
  ["the choir is now at six", "the choir is now at six"],
  ["the choir is six people now", "the choir is six people now"],
])("%s", (text, expected) => {
  expect(asNowAt(text)).toBe(expected);
});
