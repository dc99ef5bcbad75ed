import { fold } from "../../normalise.ts";
import { HALVES, ODD_RANKS, SMALL_NUMBERS, TENS } from "./vocabulary.ts";

/** Small letters as they are compared: "fünf", "fuenf" and "funf" are one. */
const folded = (word: string): string =>
  fold(word).replaceAll("fuenf", "funf").replaceAll("zwoelf", "zwolf");

const UNITS: ReadonlyMap<string, number> = new Map([
  ...SMALL_NUMBERS.map((word, value): [string, number] => [fold(word), value]),
  ["zwo", 2],
]);
const TEN_VALUES: ReadonlyMap<string, number> = new Map(
  [...TENS].map(([value, word]): [string, number] => [fold(word), value]),
);
/** Longer words are no numbers anybody says. */
const LONGEST = 80;

/** What a number word in one piece is worth: "fünf", "fünfundvierzig", "zweihundertdreißig", "zweitausend". */
export function valueOf(word: string): number | undefined {
  if (word.length > LONGEST) return undefined;
  const plain = folded(word);
  return HALVES.get(plain) ?? scaled(plain, "tausend", 1_000) ?? belowThousand(plain);
}

/** What a word for a rank is worth, however it is declined: "dritte", "dritten", "einundzwanzigster". */
export function rankOf(word: string): number | undefined {
  if (word.length > LONGEST) return undefined;
  const stem = /^(.+?)e[nrsm]?$/.exec(folded(word))?.[1];
  if (stem === undefined) return undefined;
  const odd = ODD_RANKS.get(stem);
  if (odd !== undefined) return odd;
  return withEnding(stem, "t", [2, 19]) ?? withEnding(stem, "st", [20, Infinity]);
}

/** "Sechst" is six and "t", "zwanzigst" twenty and "st"; some ranks have words of their own. */
function withEnding(
  stem: string,
  ending: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const value = stem.endsWith(ending) ? valueOf(stem.slice(0, -ending.length)) : undefined;
  const isOdd = value !== undefined && [1, 3, 7, 8].includes(value);
  if (value === undefined || isOdd || !Number.isInteger(value)) return undefined;
  // "Hundertzweite" ends as its last number does.
  const last = value % 100 === 0 ? value : value % 100;
  return last >= least && last <= most ? value : undefined;
}

function belowThousand(word: string): number | undefined {
  return scaled(word, "hundert", 100) ?? belowHundred(word);
}

function belowHundred(word: string): number | undefined {
  const single = UNITS.get(word) ?? TEN_VALUES.get(word);
  if (single !== undefined) return single;
  const [, unit = "", tens = ""] = /^(.+?)und(.+)$/.exec(word) ?? [];
  const [units, ten] = [unitOf(unit), TEN_VALUES.get(tens)];
  return units === undefined || ten === undefined ? undefined : units + ten;
}

/** "Einundzwanzig" and "einhundert" count with "ein". */
function unitOf(word: string): number | undefined {
  const value = word === "ein" ? 1 : UNITS.get(word);
  return value !== undefined && value > 0 && value < 10 ? value : undefined;
}

/** "Zwei" · hundert · "dreißig"; without a count it is one. */
function scaled(word: string, scale: string, size: number): number | undefined {
  const at = word.indexOf(scale);
  if (at < 0) return undefined;
  const [before, behind] = [word.slice(0, at), word.slice(at + scale.length).replace(/^und/, "")];
  // "Einhunderteintausend": one loses its end before what it counts.
  const count = before === "" ? 1 : (belowThousand(before) ?? belowThousand(`${before}s`));
  const rest = behind === "" ? 0 : belowThousand(behind);
  if (count === undefined || rest === undefined || rest >= size) return undefined;
  return count >= (size === 100 ? 20 : 1_000) ? undefined : count * size + rest;
}
