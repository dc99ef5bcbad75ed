import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { laterHolds } from "../../src/language/when/later-holds.ts";
import { clockAt, compact } from "./compact.ts";

const ZONE = "Europe/London";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function whenOf(text: string) {
  const [found] = english.read(text, { clock: MONDAY, names: {} }).whens;
  if (!found) throw new Error(`No time: ${text}`);
  return found.when;
}

describe("of two times of one thing the later holds", () => {
  it.each([
    ["tomorrow at ten past four", "at three", "2026-03-03T15:00"],
    ["on Saturday at seven in the evening", "on Sunday", "2026-03-08T19:00"],
    ["on Saturday at seven in the evening", "on Sunday at seven", "2026-03-08T19:00"],
    ["on Thursday at noon", "on Wednesday at five", "2026-03-04T17:00"],
    ["on the fourteenth", "on Saturday", "2026-03-14"],
    ["on Wednesday", "from two to four", "2026-03-04T14:00/2026-03-04T16:00"],
    ["from two to four on Wednesday", "at three", "2026-03-04T15:00"],
    ["on Thursday between 10 and 12", "in the morning", "2026-03-05T10:00/2026-03-05T12:00"],
    ["tomorrow at four", "in an hour", "2026-03-02T10:00"],
    ["every Friday", "at six in the evening", "2026-03-06T18:00 FREQ=WEEKLY;BYDAY=FR"],
  ])("%s, %s", (earlier, later, expected) => {
    const times = { earlier: whenOf(earlier), later: whenOf(later) };
    expect(compact(laterHolds(times, "", MONDAY), ZONE)).toBe(expected);
  });
});
