import { describe, expect, it } from "vitest";
import { findAnchors } from "../../../../src/language/de/time/find-anchor.ts";
import { findWhen } from "../../../../src/language/de/time/find-when.ts";
import { biasOf } from "../../../../src/language/de/time/bias-of.ts";
import { readChange } from "../../../../src/language/de/time/read-change.ts";
import { readHours } from "../../../../src/language/de/time/read-hours.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/Berlin" };
const timesIn = (text: string): readonly string[] => findWhen(text, clock).map((one) => one.text);

describe("the times in a German sentence", () => {
  it.each([
    ["erinnere mich um fünf daran, Anna anzurufen", ["um fünf"]],
    ["was steht heute an", ["heute"]],
    ["stell den Wecker auf sieben", ["sieben"]],
    ["weck mich morgen um halb sieben", ["morgen um halb sieben"]],
    ["verschieb den Zahnarzt auf vier", ["vier"]],
    ["trag am 3. um 17 Uhr Zahnarzt ein", ["am 3. um 17 Uhr"]],
    ["ruf Anna in zwanzig Minuten an", ["in zwanzig Minuten"]],
    ["was habe ich am Freitag vor", ["am Freitag"]],
    ["die Mail von gestern", ["gestern"]],
    ["Treffen mit Mai im Mai", ["im Mai"]],
    ["Friseur am 12. März von halb drei bis vier", ["am 12. März von halb drei bis vier"]],
    ["erinnere mich jeden Montag um neun an den Müll", ["jeden Montag um neun"]],
    ["verleg den Friseur von drei auf vier", ["von drei", "vier"]],
    ["verleg den Friseur am Montag von drei auf vier", ["am Montag", "von drei", "vier"]],
    ["Probe am Samstag von sechs", ["am Samstag von sechs"]],
    ["Probe am Samstag ab sechs", ["am Samstag ab sechs"]],
    ["am Freitag von drei der Gäste", ["am Freitag"]],
  ])("%s", (text, expected) => {
    expect(timesIn(text)).toEqual(expected);
  });

  it.each([
    "stell einen Timer auf zehn Minuten",
    "stell die Lautstärke auf 30",
    "mach um 20 Prozent lauter",
    "kaufe fünf Eier",
    "der zweite Eintrag",
    "guten Morgen",
    "ich habe acht Termine",
    "spiel Lied 7",
    "Notiz 3. Absatz",
    "noch fünf Minuten",
    "das Treffen geht eine Stunde",
    "was ist so los",
    "ein Termin namens Montag",
  ])("are none: %s", (text) => {
    expect(timesIn(text)).toEqual([]);
  });

  it("are in the morning where somebody gets up", () => {
    const [found] = findWhen("stell den Wecker auf sieben", clock);
    expect(new Date(found?.when.at ?? 0).toISOString()).toBe("2026-03-03T06:00:00.000Z");
  });
});

describe("a time told by another thing", () => {
  it.each([
    ["erinnere mich eine Stunde vor dem Zahnarzt", "eine Stunde"],
    ["am Tag nach dem Umzug", "am Tag"],
    ["am Abend vor meinem Flug", "am Abend"],
  ])("%s", (text, expected) => {
    const found = findAnchors(text, []).map((one) => one.text);
    expect(found).toEqual([expect.stringContaining(expected)]);
  });

  it.each(["Viertel vor drei", "zwei Tage nach Ostern", "vor dem Haus"])("is none: %s", (text) => {
    expect(findAnchors(text, [])).toEqual([]);
  });
});

describe("other words of time", () => {
  it("move and stretch", () => {
    expect(readChange("eine Stunde später")).toMatchObject({ kind: "shift", ms: 3_600_000 });
    expect(readChange("um 30 Minuten nach vorne")).toMatchObject({ kind: "shift", ms: -1_800_000 });
    expect(readChange("eine halbe Stunde länger")).toMatchObject({
      kind: "stretch",
      ms: 1_800_000,
    });
    expect(readChange("später")).toBeUndefined();
  });

  it("are hours of a day", () => {
    expect(readHours("9 bis 17 Uhr", clock)).toEqual({ from: 540, to: 1_020 });
    expect(readHours("zwischen neun und zwölf", clock)).toEqual({ from: 540, to: 720 });
    expect(readHours("Arbeitszeit", clock)).toBe("usual");
    expect(readHours("Apfel", clock)).toBeUndefined();
  });

  it("are told by what something is called", () => {
    expect(["Frühstück", "Abendessen mit Ben", "Zahnarzt"].map(biasOf)).toEqual([
      "morning",
      "evening",
      "afternoon",
    ]);
  });
});
