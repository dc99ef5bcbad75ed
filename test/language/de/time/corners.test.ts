import { describe, expect, test } from "vitest";
import { conventions } from "../../../../src/language/de/time/conventions.ts";
import { findWhen } from "../../../../src/language/de/time/find-when.ts";
import { resolveWhen } from "../../../../src/language/de/time/resolve-when.ts";
import type { Conventions } from "../../../../src/types/time/conventions.ts";
import { clockAt, compact } from "../../compact.ts";

const ZONE = "Europe/Berlin";
const MONDAY = clockAt("2026-03-02T09:00", ZONE);

function said(phrase: string, held: Partial<Conventions> = {}): string {
  const options = { conventions: { ...conventions, ...held } };
  return compact(resolveWhen(phrase, MONDAY, options), ZONE);
}

describe("German times", () => {
  test.each([
    ["um 9:40 abends", "2026-03-02T21:40"],
    ["um 9 Uhr 40 abends", "2026-03-02T21:40"],
    ["um 4:15 pm", "2026-03-02T16:15"],
    ["um 9:40 morgens", "2026-03-02T09:40"],
    ["in 3 Jahren und 2 Tagen", "2029-03-04"],
    ["in einem Jahr und zwei Monaten", "2027-05-02"],
    ["übernächsten Donnerstag", "2026-03-19"],
    ["nächsten 7. Juni", "2026-06-07"],
    ["letzten 7. Juni", "2025-06-07"],
    ["7. Juni '28", "2028-06-07"],
    ["KW 20", "2026-05-11/2026-05-18"],
    ["Donnerstag der KW 15", "2026-04-09"],
    ["nicht vor 18 Uhr", "2026-03-02T18:00/2026-03-03T00:00 bound from"],
    ["nicht nach 18 Uhr", "2026-03-02T09:00/2026-03-02T18:00 bound until"],
    ["am letzten Werktag des Monats", "2026-03-31"],
    ["am ersten Arbeitstag im Juni", "2026-06-01"],
    ["am vorletzten Tag des Monats", "2026-03-30"],
    [
      "an jedem letzten Werktag des Monats",
      "2026-03-31 FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    ],
    ["in 15", "2026-03-02T09:15"],
    ["donnerstags 9 bis 11", "2026-03-05T09:00/2026-03-05T11:00 FREQ=WEEKLY;BYDAY=TH"],
    ["Samstag ab sechs", "2026-03-07T18:00/2026-03-08T00:00 bound from"],
    ["morgen nach fünf", "2026-03-03T17:00/2026-03-04T00:00 bound from"],
    ["vierteljährlich", "2026-03-02 FREQ=MONTHLY;INTERVAL=3"],
    ["so um acht", "-"],
    ["So um acht", "2026-03-08T08:00"],
  ])("%s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });

  test.each([
    ["am Tag der Deutschen Einheit", "DE", "2026-10-03"],
    ["zu Pfingsten", "DE", "2026-05-24"],
    ["am Pfingstmontag um 10", "DE", "2026-05-25T10:00"],
    ["an Fronleichnam", "DE", "2026-06-04"],
    ["am Reformationstag", "DE", "2026-10-31"],
    ["am ersten Advent", "DE", "2026-11-29"],
    ["am Nationalfeiertag", "AT", "2026-10-26"],
    ["am Nationalfeiertag", "DE", "-"],
    ["an Auffahrt", "CH", "2026-05-14"],
    ["zur Bundesfeier", "CH", "2026-08-01"],
  ])("a holiday is that of the country: %s, %s", (phrase, country, expected) => {
    expect(said(phrase, { country })).toBe(expected);
  });
});

describe("words that are about a time and tell none are asked about", () => {
  test.each([
    ["erinnere mich um 27 Uhr an den Müll", "27 Uhr"],
    ["erinnere mich um 9:75 Uhr an den Müll", "9:75 Uhr"],
    ["erinnere mich am 31. Juni an den Müll", "31. Juni"],
    ["erinnere mich am 31.9. an den Müll", "31.9."],
    ["erinnere mich um 7 oder 8 Uhr an den Müll", "um 7 oder 8 Uhr"],
    ["erinnere mich in 25 bis 30 Minuten an den Müll", "in 25 bis 30 Minuten"],
    ["erinnere mich dreimal täglich an die Tropfen", "dreimal täglich"],
    ["erinnere mich am 9. und 11. an den Müll", "am 9. und 11."],
    ["erinnere mich jeden Freitag außer dem 20. an den Müll", "jeden Freitag außer dem 20."],
  ])("%s", (text, expected) => {
    const asked = findWhen(text, MONDAY).flatMap((one) => (one.isPartial ? one.text : []));
    expect(asked).toEqual([expected]);
  });
});
