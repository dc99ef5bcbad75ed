import { longestNamed } from "../../../../longest-named.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Day } from "../../../../../types/time/phrase.ts";
import { heldIn } from "../../held-by.ts";
import { after, isSaid } from "../../vocabulary.ts";

/** Days that go by a name and stand on no calendar of holidays, as month and day. */
const DATES: Readonly<Record<string, readonly [month: number, day: number]>> = {
  "twelfth night": [1, 5],
  "burns night": [1, 25],
  "burns day": [1, 25],
  candlemas: [2, 2],
  "groundhog day": [2, 2],
  "leap day": [2, 29],
  "st davids day": [3, 1],
  "pi day": [3, 14],
  "ides of march": [3, 15],
  "lady day": [3, 25],
  "tax day": [4, 15],
  "earth day": [4, 22],
  "st georges day": [4, 23],
  "may day": [5, 1],
  "cinco de mayo": [5, 5],
  "midsummer day": [6, 24],
  "midsummers day": [6, 24],
  "midsummer quarter day": [6, 24],
  lammas: [8, 1],
  michaelmas: [9, 29],
  "bonfire night": [11, 5],
  "guy fawkes night": [11, 5],
  "guy fawkes day": [11, 5],
  "guy fawkes": [11, 5],
  "armistice day": [11, 11],
  martinmas: [11, 11],
  "remembrance day": [11, 11],
  "st andrews day": [11, 30],
  "st nicholas day": [12, 6],
  "st stephens day": [12, 26],
  "stephens day": [12, 26],
  "longest day of the year": [6, 21],
  "shortest day of the year": [12, 21],
  hogmanay: [12, 31],
};

const NOVEMBER = 11;
const ELECTION = {
  kind: "counted-weekday",
  weekdays: [2],
  count: 1,
  base: { kind: "nth-weekday", nth: 1, weekday: 1, month: NOVEMBER },
} as const;
const THANKSGIVING = { kind: "feast", feast: "thanksgiving", which: "bare" } as const;
const CHRISTMAS = { kind: "feast", feast: "christmas", which: "bare" } as const;
const ADVENT = ["fourth", "third", "second", "first"].flatMap((nth, index) =>
  ["of", "in"].map((of): readonly [string, Day] => [
    `${nth} sunday ${of} advent`,
    { kind: "counted-weekday", weekdays: [7], count: -index - 1, base: CHRISTMAS },
  ]),
);

const NAMES: ReadonlyMap<string, Day> = new Map<string, Day>([
  ...Object.entries(DATES).flatMap(([name, [month, day]]) =>
    formsOf(name).map((form): readonly [string, Day] => [form, { kind: "date", day, month }]),
  ),
  ["remembrance sunday", { kind: "nth-weekday", nth: 2, weekday: 7, month: NOVEMBER }],
  ["election day", ELECTION],
  ["cyber monday", { kind: "shifted", amount: 4, unit: "day", base: THANKSGIVING }],
  ["holy saturday", fromEaster(-1)],
  ["easter saturday", fromEaster(-1)],
  ["easter tuesday", fromEaster(2)],
  ...ADVENT,
]);
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...NAMES.keys()].map((name) => name.split(" ")[0] ?? ""),
);
const MOST_WORDS = 5;

/** "Holy Saturday", "Whit Monday". */
export function fromEaster(amount: number): Day {
  const base = { kind: "feast", feast: "easter", which: "bare" } as const;
  return { kind: "shifted", amount, unit: "day", base };
}

/** A saint by the long form of the name too, and a "'s" that was not heard. */
function formsOf(name: string): readonly string[] {
  const saint = name.startsWith("st ") ? [name, `saint ${name.slice(3)}`] : [name];
  return saint.flatMap((form) => [form, form.replace("s day", " day")]);
}

/** "Burns Night", "St George's Day", "the third Sunday in Advent". */
export function readNamedDate(tokens: Tokens, at: number): Read<Day> {
  const change = readClockChange(tokens, at);
  if (change) return change;
  if (!FIRST_WORDS.has(wordAt(tokens, at))) return undefined;
  return longestNamed(tokens, at, { most: MOST_WORDS, thingOf: (said) => NAMES.get(said) });
}

type Sunday = readonly [nth: number, month: number];

/** When summer time begins and ends, always on a Sunday. */
const SUMMER_TIME: Readonly<Record<string, readonly [forward: Sunday, back: Sunday]>> = {
  US: [
    [2, 3],
    [1, 11],
  ],
  CA: [
    [2, 3],
    [1, 11],
  ],
  AU: [
    [1, 10],
    [1, 4],
  ],
  NZ: [
    [-1, 9],
    [1, 4],
  ],
};
const OF_EUROPE: readonly [Sunday, Sunday] = [
  [-1, 3],
  [-1, 10],
];
const LEADS = ["the day", "day"]
  .flatMap((day) => ["that the", "when the", "the"].map((the) => `${day} ${the}`))
  .concat("when the", "the");
const CHANGES: readonly (readonly [words: string, index: 0 | 1])[] = [
  "go",
  "going",
  "are put",
].flatMap((go) => [[`clocks ${go} forward`, 0] as const, [`clocks ${go} back`, 1] as const]);

/** "The day the clocks go back", by the summer time of the country. */
function readClockChange(tokens: Tokens, start: number): Read<Day> {
  const at = after(tokens, start, LEADS) ?? start;
  const said = CHANGES.find(([words]) => isSaid(tokens, at, words));
  if (!said) return undefined;
  const [words, index] = said;
  const [nth, month] = (SUMMER_TIME[heldIn(tokens).country] ?? OF_EUROPE)[index];
  const next = at + words.split(" ").length;
  return { value: { kind: "nth-weekday", nth, weekday: 7, month }, next };
}
