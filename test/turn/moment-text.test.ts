import { expect, it } from "vitest";
import { momentText } from "../../src/turn/moment-text.ts";

it.each([
  ["Europe/London", /^Now: Monday,? 2 March 2026 at 23:30\.$/],
  ["Asia/Tokyo", /^Now: Tuesday,? 3 March 2026 at 08:30\.$/],
])("the tail of a turn tells date, weekday and time in %s", (zone, text) => {
  expect(momentText({ now: () => Date.parse("2026-03-02T23:30:00Z"), zone })).toMatch(text);
});
