import { describe, expect, test } from "vitest";
import {
  findDurations,
  resolveDuration,
} from "../../../../../src/language/de/numbers/find-duration.ts";
import { findWhen } from "../../../../../src/language/de/time/find-when.ts";
import { resolveWhen } from "../../../../../src/language/de/time/resolve-when.ts";
import { clockAt } from "../../../compact.ts";
import type { When } from "../../../../../src/types/time/when.ts";
import { at, NOW, ZONE } from "../../../en/time/whole/pieces.ts";

// Whatever German times are put together from: all of it is read, or it is asked; never is a part of it the whole.

const CLOCK = clockAt(NOW, ZONE);
const SENTENCES: readonly ((phrase: string) => string)[] = [
  (phrase) => `erinnere mich ${phrase} daran, die Blumen zu gießen`,
  (phrase) => `stell einen Termin mit Ana ${phrase} ein bitte`,
];
const DAYS: readonly (readonly [words: string, date: string])[] = [
  ["morgen", "2026-03-04"],
  ["am Freitag", "2026-03-06"],
  ["nächsten Montag", "2026-03-09"],
  ["Montag in einer Woche", "2026-03-16"],
  ["am 14. März", "2026-03-14"],
  ["am Samstag, den 14.", "2026-03-14"],
  ["Freitag nächster Woche", "2026-03-13"],
  ["am letzten Freitag des Monats", "2026-03-27"],
  ["am Tag nach Karfreitag", "2026-04-04"],
  ["in vierzehn Tagen", "2026-03-17"],
];
const HOURS: readonly (readonly [words: string, time: string])[] = [
  ["neun", "09:00"],
  ["9 Uhr", "09:00"],
  ["halb zehn", "09:30"],
  ["viertel nach neun", "09:15"],
];
const ENDS: readonly (readonly [words: string, time: string])[] = [
  ["elf", "11:00"],
  ["11:30", "11:30"],
  ["halb zwölf", "11:30"],
];

type Asked = { readonly phrase: string; readonly isMeant: (when: When) => boolean };

/** The phrases of which a part is taken for all, as it stands and in sentences. */
function taken(rows: readonly Asked[]): readonly string[] {
  return rows.flatMap(({ phrase, isMeant }) => {
    const alone = resolveWhen(phrase, CLOCK);
    const found = SENTENCES.flatMap((sentence) => only(sentence(phrase)) ?? []);
    return [...(alone ? [alone] : []), ...found].every(isMeant) ? [] : [phrase];
  });
}

function only(text: string): When | undefined {
  const [first, second] = findWhen(text, CLOCK);
  const isSure = first && !first.isPartial && !second && findDurations(text).length === 0;
  return isSure ? first.when : undefined;
}

function isStretch(from: number, to: number): Asked["isMeant"] {
  return (when) => when.from === from && when.to === to && when.bound === undefined;
}

test("a day and its hour, and hours from one to another", () => {
  const rows = DAYS.flatMap(([day, date]) =>
    HOURS.flatMap(([hour, time]) => [
      ...[`${day} um ${hour}`, `um ${hour} ${day}`, `${day}, Punkt ${hour}`, `${day} ${hour}`].map(
        (phrase) => ({ phrase, isMeant: isStretch(at(date, time), at(date, time)) }),
      ),
      ...ENDS.flatMap(([end, last]) =>
        [
          `${day} von ${hour} bis ${end}`,
          `von ${hour} bis ${end} ${day}`,
          `${day} zwischen ${hour} und ${end}`,
          `${day} ${hour} bis ${end}`,
        ].map((phrase) => ({ phrase, isMeant: isStretch(at(date, time), at(date, last)) })),
      ),
    ]),
  );
  expect(taken(rows)).toEqual([]);
});

describe("a stretch of days", () => {
  test.each([
    ["in der ersten Aprilhälfte", "2026-04-01", "2026-04-16"],
    ["in der zweiten Hälfte des Monats", "2026-03-16", "2026-04-01"],
    ["in der ersten Aprilwoche", "2026-04-06", "2026-04-13"],
    ["im zweiten Quartal", "2026-04-01", "2026-07-01"],
    ["die letzten zehn Tage im April", "2026-04-21", "2026-05-01"],
  ])("%s", (phrase, from, to) => {
    expect(resolveWhen(phrase, CLOCK)).toMatchObject({ from: at(from), to: at(to) });
    const hours = ["von neun bis elf", "morgens", "um neun"].map((hour) => ({
      phrase: `${phrase} ${hour}`,
      isMeant: () => false,
    }));
    expect(taken(hours)).toEqual([]);
  });
});

describe("a rhythm with its hours, its season or its length", () => {
  test.each([
    ["jeden Donnerstag", "FREQ=WEEKLY;BYDAY=TH"],
    ["werktags", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["täglich", "FREQ=DAILY"],
  ])("%s", (words, rule) => {
    const both = (other: string): readonly string[] => [`${words} ${other}`, `${other} ${words}`];
    const hours = both("von neun bis elf").map((phrase) => ({
      phrase,
      isMeant: ({ repeat, from, to }: When) => repeat === rule && to - from === 2 * 36e5,
    }));
    const seasons = ["drei Wochen lang", "für drei Wochen", "bis Weihnachten"].flatMap((season) =>
      both(season).map((phrase) => ({
        phrase,
        isMeant: ({ repeat = "" }: When) => repeat.startsWith(rule) && repeat.includes("UNTIL="),
      })),
    );
    const kept = [{ phrase: `${words} außer an Feiertagen`, isMeant: () => false }];
    expect(taken([...hours, ...seasons, ...kept])).toEqual([]);
  });
});

describe("a length", () => {
  test.each<[string, number]>([
    ["zweieinhalb Stunden", 150],
    ["ein halbes Dutzend Minuten", 6],
    ["eine Stunde dreißig", 90],
    ["eine Stunde und ein Viertel", 75],
    ["zwei und eine Viertelstunde", 135],
    ["1 Std. 30 Min.", 90],
    ["1h30", 90],
    ["eine Stunde weniger fünf Minuten", 55],
    ["eine Stunde plus zehn Minuten", 70],
  ])("%s lasts %d minutes", (phrase, minutes) => {
    expect(resolveDuration(`höchstens ${phrase}`)).toBe(minutes * 60_000);
    expect(findDurations(`der Termin dauert ${phrase} bitte`)).toMatchObject([
      { ms: minutes * 60_000 },
    ]);
  });

  test.each(["zehn bis fünfzehn Minuten", "zwei oder drei Stunden"])("%s is none", (phrase) => {
    expect(findDurations(`stell einen Timer auf ${phrase}`)).toEqual([]);
  });
});
