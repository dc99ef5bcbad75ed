import { describe, expect, test } from "vitest";
import { sameNames } from "../../../src/language/de/names/same-names.ts";
import { timerFor } from "../../../src/language/de/timer-for.ts";

describe("a timer that is named in one word is one for that", () => {
  test.each([
    [
      "mach den Suppentimer drei Minuten länger",
      "mach den Timer für die Suppen drei Minuten länger",
    ],
    ["stopp den Reistimer", "stopp den Timer für die Reis"],
    ["der Lüftungstimer", "der Timer für die Lüftung"],
    ["wie lange läuft der Brot-Timer noch", "wie lange läuft der Timer für die Brot noch"],
  ])("%s", (text, whole) => {
    expect(timerFor(text)).toBe(whole);
  });

  test.each([
    "stell einen Timer auf zehn Minuten",
    "stell einen Eiertimer auf vier Minuten",
    "der Küchentimer klingelt",
    "stell einen Nudeltimer auf acht Minuten",
  ])("%s stays", (text) => {
    expect(timerFor(text)).toBe(text);
  });

  test("of one thing or of several", () => {
    expect(sameNames("nudel")).toContain("nudeln");
    expect(sameNames("nudeln")).toContain("nudel");
  });
});
