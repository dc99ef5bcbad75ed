import { describe, expect, test } from "vitest";
import { findWhen } from "../../../../../src/language/en/time/find-when.ts";
import { findDurations } from "../../../../../src/language/en/numbers/lengths/find-duration.ts";
import { resolveWhen } from "../../../../../src/language/en/time/resolve-when.ts";
import { clockAt } from "../../../compact.ts";
import type { When } from "../../../../../src/types/time/when.ts";
import { at, DAYS, ENDS, HOURS, NOW, RHYTHMS, STRETCHES, ZONE } from "./pieces.ts";
import type { Day } from "./pieces.ts";

// Whatever times are put together from: all of it is read, or it is asked; never is a part of it the whole.

const CLOCK = clockAt(NOW, ZONE);
const SENTENCES: readonly ((phrase: string) => string)[] = [
  (phrase) => `remind me to water the plants ${phrase}`,
  (phrase) => `book lunch with Ana ${phrase} please`,
  (phrase) => `${phrase} remind me to call Ben`,
];

type Asked = { readonly phrase: string; readonly isMeant: (when: When) => boolean };

/** The phrases of which a part is taken for all, as it stands and in sentences. */
function taken(rows: readonly Asked[]): readonly string[] {
  return rows.flatMap(({ phrase, isMeant }) => {
    const alone = resolveWhen(phrase, CLOCK);
    const inSentences = SENTENCES.flatMap((sentence) => only(sentence(phrase)) ?? []);
    return [...(alone ? [alone] : []), ...inSentences].every(isMeant) ? [] : [phrase];
  });
}

/** The one time of a text; none where it is partial, or several make it unsure, or a length stands beside it. */
function only(text: string): When | undefined {
  const [first, second] = findWhen(text, CLOCK);
  const isSure = first && !first.isPartial && !second && findDurations(text).length === 0;
  return isSure ? first.when : undefined;
}

function isMoment(date: string, time: string): Asked["isMeant"] {
  return ({ from, to }) => from === at(date, time) && to === from;
}

function isStretch(from: number, to: number): Asked["isMeant"] {
  return (when) => when.from === from && when.to === to && when.bound === undefined;
}

function on([words, lead]: Day): string {
  return `${lead} ${words}`.trim();
}

test("a day and its hour, in any order", () => {
  const rows = DAYS.flatMap((day) =>
    HOURS.flatMap(([hour, time]) =>
      [
        `${on(day)} at ${hour}`,
        `at ${hour} ${on(day)}`,
        `${on(day)}, ${hour}`,
        `${hour} ${on(day)}`,
        `around ${hour} ${on(day)}`,
        `by ${hour} ${on(day)}`,
        `${on(day)} ${hour}`,
      ]
        // "Nine thirty 3 days from Tuesday": no one tells where the number ends.
        .filter((phrase) => !/(?:nine thirty|15) 3 days/.test(phrase))
        .map((phrase) => ({ phrase, isMeant: isMoment(day[2], time) })),
    ),
  );
  expect(taken(rows)).toEqual([]);
});

test("a day, its part and its hour", () => {
  const rows = DAYS.flatMap((day) =>
    ["9", "nine", "half past nine"].flatMap((hour) =>
      [
        `${hour} ${on(day)} in the morning`,
        `at ${hour} ${on(day)} in the morning`,
        `${on(day)} in the morning at ${hour}`,
        `at ${hour} on the morning of ${day[0]}`,
        ...(/^(?:Fri|Sat$|next|tom)/.test(day[0]) ? [`${hour} ${day[0]} morning`] : []),
      ].map((phrase) => ({
        phrase,
        isMeant: isMoment(day[2], hour.startsWith("half") ? "09:30" : "09:00"),
      })),
    ),
  );
  expect(taken(rows)).toEqual([]);
});

test("hours from one to another on a day", () => {
  const starts = HOURS.filter(([, time]) => time < "09:40");
  const rows = DAYS.flatMap((day) =>
    starts.flatMap(([from, start]) =>
      ENDS.flatMap(([to, end]) =>
        [
          `${on(day)} from ${from} to ${to}`,
          `from ${from} to ${to} ${on(day)}`,
          `${from} to ${to} ${on(day)}`,
          `between ${from} and ${to} ${on(day)}`,
          `from ${from} ${on(day)} to ${to}`,
          `${on(day)} ${from} to ${to}`,
        ].map((phrase) => ({ phrase, isMeant: isStretch(at(day[2], start), at(day[2], end)) })),
      ),
    ),
  );
  expect(taken(rows)).toEqual([]);
});

describe("a stretch of days", () => {
  test.each(STRETCHES)("%s", (...[words, lead, from, to]) => {
    const [first, last] = [at(from), at(to)];
    const whole = ["", "all of", "the whole of", "during", "throughout", "the rest of"].map(
      (of) => ({
        phrase: `${of} ${of ? words : `${lead} ${words}`}`.trim(),
        isMeant: isStretch(first, last),
      }),
    );
    const parts = [
      "part of",
      "most of",
      "halfway through",
      "the end of",
      "the start of",
      "early in",
    ];
    const isLess: Asked["isMeant"] = (when) =>
      when.from >= first && when.to <= last && when.to - when.from < last - first;
    const hours = ["from nine to eleven", "in the morning", "first thing"].flatMap((hour) =>
      [
        [lead, words, hour],
        [hour, lead, words],
      ].map((said) => said.filter(Boolean).join(" ")),
    );
    expect(
      taken([
        ...whole,
        ...parts.map((of) => ({ phrase: `${of} ${words}`, isMeant: isLess })),
        ...hours.map((phrase) => ({ phrase, isMeant: () => false })),
      ]),
    ).toEqual([]);
  });
});

describe("a rhythm with its hours, its season or its length", () => {
  test.each(RHYTHMS)("%s", (words, rule) => {
    const hours = ["from nine to eleven", "between nine and eleven"].flatMap((hour) =>
      [`${words} ${hour}`, `${hour} ${words}`].map((phrase) => ({
        phrase,
        isMeant: ({ repeat, from, to }: When) => repeat === rule && to - from === 2 * 36e5,
      })),
    );
    const seasons = [
      "from April to June",
      "between April and June",
      "until Christmas",
      "for three weeks",
    ].flatMap((season) =>
      [`${words} ${season}`, `${season} ${words}`].map((phrase) => ({
        phrase,
        isMeant: ({ repeat = "" }: When) => repeat.startsWith(rule) && repeat.includes("UNTIL="),
      })),
    );
    const kept = ["except on holidays", "except when it rains"].map((but) => ({
      phrase: `${words} ${but}`,
      isMeant: () => false,
    }));
    expect(taken([...hours, ...seasons, ...kept])).toEqual([]);
  });
});
