import { expect, it } from "vitest";
import { concluded } from "../../../../src/language/de/clauses/revisions.ts";

it.each([
  ["Sie hat bis eins zu tun, also lieber zwei", "zwei"],
  ["Der Bus kommt später, dann sagen wir besser um acht.", "acht"],
  ["Sie hat bis eins zu tun", undefined],
])("%s", (text, expected) => {
  expect(concluded(text)).toBe(expected);
});
