import { describe, expect, it } from "vitest";
import { resolveRepeat, resolveWhen } from "../../../../src/language/de/time/resolve-when.ts";
import { toLocal } from "../../../../src/language/when/local-time.ts";

/** Monday 2 March 2026, ten in the morning. */
const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/Berlin" };

function said(phrase: string): string | undefined {
  const when = resolveWhen(phrase, clock);
  if (!when) return undefined;
  const day = (ms: number): string => toLocal(ms, clock.zone).toFormat("MM-dd");
  const moment = (ms: number): string => toLocal(ms, clock.zone).toFormat("MM-dd HH:mm");
  const ends = when.allDay
    ? [day(when.from), day(when.to - 1)]
    : [moment(when.from), moment(when.to)];
  const span = ends[0] === ends[1] ? ends[0] : ends.join(" … ");
  return [span, when.repeat, when.bound].filter((part) => part !== undefined).join(" ");
}

describe("a time of day in German", () => {
  it.each([
    ["um fünf", "03-02 17:00"],
    ["um 5 Uhr", "03-02 17:00"],
    ["17 Uhr", "03-02 17:00"],
    ["um 17 Uhr 30", "03-02 17:30"],
    ["um 17:30 Uhr", "03-02 17:30"],
    ["17.30 Uhr", "03-02 17:30"],
    ["um 8.15", "03-03 08:15"],
    ["halb fünf", "03-02 16:30"],
    ["um halb eins", "03-02 12:30"],
    ["Viertel nach drei", "03-02 15:15"],
    ["um Viertel vor drei", "03-02 14:45"],
    ["viertel vier", "03-02 15:15"],
    ["dreiviertel vier", "03-02 15:45"],
    ["drei viertel vier", "03-02 15:45"],
    ["fünf vor halb drei", "03-02 14:25"],
    ["fünf nach halb drei", "03-02 14:35"],
    ["zehn nach drei", "03-02 15:10"],
    ["zwanzig vor acht", "03-02 19:40"],
    ["um acht Uhr abends", "03-02 20:00"],
    ["acht Uhr morgens", "03-03 08:00"],
    ["Punkt acht", "03-02 20:00"],
    ["gegen sieben", "03-02 19:00"],
    ["um ein Uhr", "03-02 13:00"],
    ["um fuenf", "03-02 17:00"],
    ["um Mitternacht", "03-03 00:00"],
    ["um 24 Uhr", "03-03 00:00"],
    ["mittags", "03-02 12:00 … 03-02 14:00"],
    ["am Abend", "03-02 18:00 … 03-03 00:00"],
    ["am späten Nachmittag", "03-02 15:00 … 03-02 18:00"],
  ])("%s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("a day in German", () => {
  it.each([
    ["heute", "03-02"],
    ["morgen", "03-03"],
    ["übermorgen", "03-04"],
    ["uebermorgen", "03-04"],
    ["vorgestern", "02-28"],
    ["heute Abend", "03-02 18:00 … 03-03 00:00"],
    ["heute Abend um acht", "03-02 20:00"],
    ["heute Morgen", "03-02 06:00 … 03-02 12:00"],
    ["morgen früh", "03-03 06:00 … 03-03 12:00"],
    ["morgen früh um sieben", "03-03 07:00"],
    ["morgen Mittag", "03-03 12:00 … 03-03 14:00"],
    ["heute Nacht um zwei", "03-03 02:00"],
    ["letzte Nacht", "03-01 18:00 … 03-02 06:00"],
    ["Montagabend", "03-02 18:00 … 03-03 00:00"],
    ["Samstagnachmittag", "03-07 12:00 … 03-07 18:00"],
    ["am Montag", "03-09"],
    ["nächsten Montag", "03-09"],
    ["diesen Freitag", "03-06"],
    ["nächsten Freitag", "03-13"],
    ["letzten Freitag", "02-27"],
    ["Sonnabend", "03-07"],
    ["Freitag in einer Woche", "03-13"],
    ["heute in einer Woche", "03-09"],
    ["am 3.", "03-03"],
    ["am dritten", "03-03"],
    ["am 1.", "04-01"],
    ["am 3. um 17 Uhr", "03-03 17:00"],
    ["am 3. April", "04-03"],
    ["der dritte April", "04-03"],
    ["am 3.4.", "04-03"],
    ["03.04.2026", "04-03"],
    ["am Freitag, den 13.", "03-13"],
    ["am Montag, den 9. März um 10 Uhr 15", "03-09 10:15"],
    ["am ersten Montag im April", "04-06"],
    ["am letzten Freitag im Monat", "03-27"],
    ["Ende des Monats", "03-31"],
    ["Anfang nächster Woche", "03-09"],
    ["an Weihnachten", "12-25"],
    ["Heiligabend", "12-24"],
    ["zwei Tage nach Ostern", "04-07"],
    ["2026-03-05", "03-05"],
  ])("%s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("a stretch of time in German", () => {
  it.each([
    ["nächste Woche", "03-09 … 03-15"],
    ["übernächste Woche", "03-16 … 03-22"],
    ["am Wochenende", "03-07 … 03-08"],
    ["im April", "04-01 … 04-30"],
    ["von 2 bis 4", "03-02 14:00 … 03-02 16:00"],
    ["zwischen 14 und 16 Uhr", "03-02 14:00 … 03-02 16:00"],
    ["morgen von halb drei bis vier", "03-03 14:30 … 03-03 16:00"],
    ["von Montag bis Freitag", "03-09 … 03-13"],
    ["vom 3. bis 5. April", "04-03 … 04-05"],
    ["bis 17 Uhr", "03-02 10:00 … 03-02 17:00 until"],
    ["die letzten zwei Stunden", "03-02 08:00 … 03-02 10:00"],
  ])("%s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("a time counted from now in German", () => {
  it.each([
    ["in anderthalb Stunden", "03-02 11:30"],
    ["in 1,5 Stunden", "03-02 11:30"],
    ["in zweieinhalb Stunden", "03-02 12:30"],
    ["in einer halben Stunde", "03-02 10:30"],
    ["in einer Viertelstunde", "03-02 10:15"],
    ["in einer Dreiviertelstunde", "03-02 10:45"],
    ["in etwa 20 Minuten", "03-02 10:20"],
    ["in einer Woche", "03-09"],
    ["vor drei Tagen", "02-27"],
    ["vor 2 Stunden", "03-02 08:00"],
  ])("%s", (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
});

describe("a rhythm in German", () => {
  it.each([
    ["jeden Tag", "FREQ=DAILY"],
    ["täglich um acht", "FREQ=DAILY"],
    ["jeden Montag um neun", "FREQ=WEEKLY;BYDAY=MO"],
    ["montags und donnerstags um 18 Uhr", "FREQ=WEEKLY;BYDAY=MO,TH"],
    ["jeden zweiten Freitag", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"],
    ["alle zwei Wochen", "FREQ=WEEKLY;INTERVAL=2"],
    ["alle 14 Tage", "FREQ=WEEKLY;INTERVAL=2"],
    ["werktags um sieben", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["unter der Woche", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["am 15. jeden Monats", "FREQ=MONTHLY;BYMONTHDAY=15"],
    ["jeden ersten Montag im Monat", "FREQ=MONTHLY;BYDAY=1MO"],
    ["jeden Tag bis Freitag", "FREQ=DAILY;UNTIL=20260306"],
    ["alle halbe Stunde", "FREQ=MINUTELY;INTERVAL=30"],
  ])("%s", (phrase, rule) => {
    expect(resolveWhen(phrase, clock)?.repeat).toBe(rule);
  });

  it("may leave out its “jeden” where a rhythm is asked for", () => {
    expect(resolveRepeat("Montag", clock)?.repeat).toBe("FREQ=WEEKLY;BYDAY=MO");
    expect(resolveRepeat("zwei Wochen", clock)?.repeat).toBe("FREQ=WEEKLY;INTERVAL=2");
  });
});

describe("no time in German", () => {
  it.each([
    "30. Februar",
    "Apfel",
    "zwei Stunden",
    "guten Morgen",
    "der Morgenmantel",
    "um 25 Uhr",
    "",
  ])("%s", (phrase) => {
    expect(said(phrase)).toBeUndefined();
  });
});
