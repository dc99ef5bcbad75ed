/** What makes a rank of a number in digits: "3rd". */
export const ORDINAL_ENDINGS = "st|nd|rd|th";

/** The words for 0 to 19, by value. */
export const SMALL_NUMBERS: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );

/** As pieces of an expression: the hours of a clock, one to twelve, and how many are several, two to ten. */
export const HOUR_WORDS = SMALL_NUMBERS.slice(1, 13).join("|");
export const SEVERAL_WORDS = SMALL_NUMBERS.slice(2, 11).join("|");

/** The words for whole tens, by value. */
export const TENS: ReadonlyMap<number, string> = new Map([
  [20, "twenty"],
  [30, "thirty"],
  [40, "forty"],
  [50, "fifty"],
  [60, "sixty"],
  [70, "seventy"],
  [80, "eighty"],
  [90, "ninety"],
]);

/** The words for ranks 1 to 19, in order. */
export const SMALL_ORDINALS: readonly string[] =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );

export const UNIT_VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL_NUMBERS.map((word, value): [string, number] => [word, value]),
  ["nought", 0],
]);

export const TENS_VALUES: ReadonlyMap<string, number> = new Map([
  ...[...TENS].map(([value, word]): [string, number] => [word, value]),
  ["fourty", 40],
  ["ninty", 90],
]);

export const SCALE_VALUES: ReadonlyMap<string, number> = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

export const ORDINAL_VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL_ORDINALS.map((word, index): [string, number] => [word, index + 1]),
  ...[...TENS].map(([value, word]): [string, number] => [word.replace(/y$/, "ieth"), value]),
]);

const ALL: ReadonlySet<string> = new Set([
  ...UNIT_VALUES.keys(),
  ...TENS_VALUES.keys(),
  ...SCALE_VALUES.keys(),
  ...ORDINAL_VALUES.keys(),
  "hundred",
  "half",
  "quarter",
]);

/** Whether a word is a number, a rank or a share. */
export function isNumberWord(word: string): boolean {
  return ALL.has(word);
}
