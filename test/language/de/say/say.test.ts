import { describe, expect, it } from "vitest";
import { isAbbreviation, mayEndSentence } from "../../../../src/language/de/say/abbreviations.ts";
import { sayings as say } from "../../../../src/language/de/say/sayings.ts";
import { spokenForms } from "../../../../src/language/de/say/spoken-forms.ts";
import { resolveDuration } from "../../../../src/language/de/numbers/find-duration.ts";
import { resolveWhen } from "../../../../src/language/de/time/resolve-when.ts";

/** Monday 2 March 2026, ten in the morning. */
const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/Berlin" };

describe("a time as German says it", () => {
  it.each([
    ["um fünf", "heute um 17:00 Uhr"],
    ["morgen", "morgen, Dienstag, 3. März"],
    ["morgen um 17 Uhr", "morgen, Dienstag, 3. März, um 17:00 Uhr"],
    ["am Freitag um 9:30 Uhr", "Freitag, 6. März um 9:30 Uhr"],
    ["heute Abend", "heute Abend"],
    ["morgen von 14 bis 16 Uhr", "morgen, Dienstag, 3. März, von 14:00 bis 16:00 Uhr"],
    ["von 22 Uhr bis Mitternacht", "heute von 22:00 Uhr bis Mitternacht"],
    ["heute Nacht um zwei", "morgen, Dienstag, 3. März, um 2:00 Uhr"],
    ["jeden Montag um neun", "jeden Montag um 9:00 Uhr, ab Montag, 9. März"],
    ["jeden Tag bis Freitag", "jeden Tag, ab heute, bis Freitag, 6. März 2026"],
    ["bis Freitag", "bis Freitag, 6. März um Mitternacht"],
    ["ab Montag", "ab Montag, 9. März"],
    ["nächste Woche", "von Montag, 9. März bis Sonntag, 15. März"],
    ["am 5. Mai 2027", "Mittwoch, 5. Mai 2027"],
    ["morgen um Mitternacht", "morgen, Dienstag, 3. März, um Mitternacht"],
  ])("%s, and takes back", (phrase, expected) => {
    const when = resolveWhen(phrase, clock);
    const words = when ? say.when(when, clock) : "";
    expect(words).toBe(expected);
    const back = resolveWhen(words, clock);
    expect([back?.from, back?.to, back?.repeat]).toEqual([when?.from, when?.to, when?.repeat]);
  });

  it.each([
    [1, "in 1 Minute, um 10:01 Uhr"],
    [20, "in 20 Minuten, um 10:20 Uhr"],
    [600, "heute um 20:00 Uhr"],
    [1_500, "morgen um 11:00 Uhr"],
    [-1_500, "gestern um 9:00 Uhr"],
    [-4_320, "letzten Freitag um 10:00 Uhr"],
  ])("%d minutes from now", (minutes, expected) => {
    expect(say.moment(clock.now() + minutes * 60_000, clock)).toBe(expected);
  });

  it.each([
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "jeden zweiten Freitag"],
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "jeden Werktag"],
    ["FREQ=WEEKLY;BYDAY=MO,TH", "jeden Montag und Donnerstag"],
    ["FREQ=MONTHLY;BYMONTHDAY=15", "am 15. jeden Monats"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "am letzten Freitag jeden Monats"],
    ["FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3", "jedes Jahr am 3. März"],
    ["FREQ=DAILY;INTERVAL=3", "alle 3 Tage"],
    ["FREQ=DAILY;BYSETPOS=1", "wiederholt"],
  ])("%s", (rule, expected) => {
    expect(say.repeat(rule)).toBe(expected);
  });
});

describe("other values as German says them", () => {
  it("are lists, counts and lengths", () => {
    expect([say.list(["a", "b", "c"]), say.list(["a", "b"], "or")]).toEqual([
      "a, b und c",
      "a oder b",
    ]);
    expect([0, 1, 3].map((count) => say.count(count, "Termin", "Termine"))).toEqual([
      "keine Termine",
      "1 Termin",
      "3 Termine",
    ]);
    expect(say.duration(5_400_000)).toBe("1 Stunde 30 Minuten");
    expect(resolveDuration(say.duration(5_400_000))).toBe(5_400_000);
    expect(say.lengthOfThing(600_000)).toBe("10-Minuten");
  });
});

describe("a text as a German voice says it", () => {
  it.each([
    ["um 17:30 Uhr", "um siebzehn Uhr dreißig"],
    ["um 1:00 Uhr", "um ein Uhr"],
    ["am 3. März", "am dritten März"],
    ["der 3. März", "der dritte März"],
    ["03.04.1999", "dritter April neunzehnhundertneunundneunzig"],
    ["12,50 €", "zwölf Euro fünfzig"],
    ["30 %", "dreißig Prozent"],
    ["2,5 kg", "zwei Komma fünf Kilogramm"],
    ["Es sind 5.", "Es sind fünf."],
    ["+49 170 1234567", "plus vier neun eins sieben null eins zwei drei vier fünf sechs sieben"],
    ["Haus A4", "Haus A4"],
  ])("%s", (text, expected) => {
    expect(spokenForms(text)).toBe(expected);
  });

  it("knows where no sentence ends", () => {
    expect(["bzw", "z.b", "3", "haus"].map(isAbbreviation)).toEqual([true, true, true, false]);
    expect(["usw", "bzw"].map(mayEndSentence)).toEqual([true, false]);
  });
});

it("says what was not done, and what was left out of what was", () => {
  expect(say.undone(["one", "two"])).toBe("Das habe ich nicht getan: „one“, „two“.");
  expect(say.leftOut(["tea"])).toBe("Weggelassen habe ich „tea“.");
});
