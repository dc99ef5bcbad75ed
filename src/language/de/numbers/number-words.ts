import { SMALL_NUMBERS, TENS } from "./vocabulary.ts";

const SCALES: readonly (readonly [size: number, one: string, many: string])[] = [
  [1e9, "eine Milliarde", "Milliarden"],
  [1e6, "eine Million", "Millionen"],
];
const LARGEST = 1e12;

/** A number as words with at most two decimals: 45 is "fünfundvierzig", 2.5 "zwei Komma fünf". */
export function numberToWords(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= LARGEST) return String(value);
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const decimals = rounded.toFixed(2).slice(-2).replace(/0+$/, "");
  const sign = value < 0 && rounded > 0 ? "minus " : "";
  const digits = [...decimals].map((digit) => SMALL_NUMBERS[Number(digit)]).join(" ");
  return sign + whole(Math.trunc(rounded)) + (digits ? ` Komma ${digits}` : "");
}

/** A rank as words, as it stands behind "am": "dritten", "einundzwanzigsten". */
export function ordinalToWords(rank: number): string {
  const odd = new Map([
    [1, "ersten"],
    [3, "dritten"],
    [7, "siebten"],
    [8, "achten"],
  ]).get(rank);
  if (odd) return odd;
  return rank > 0 && rank < 100 ? `${whole(rank)}${rank < 20 ? "ten" : "sten"}` : `${rank}.`;
}

function whole(value: number): string {
  const scale = SCALES.find(([size]) => value >= size);
  if (!scale) return belowMillion(value);
  const [size, one, many] = scale;
  const count = Math.floor(value / size);
  const head = count === 1 ? one : `${whole(count)} ${many}`;
  return value % size === 0 ? head : `${head} ${whole(value % size)}`;
}

function belowMillion(value: number): string {
  if (value < 1_000) return belowThousand(value);
  const head = `${before(Math.floor(value / 1_000))}tausend`;
  return value % 1_000 === 0 ? head : `${head}${belowThousand(value % 1_000)}`;
}

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const head = `${before(Math.floor(value / 100))}hundert`;
  return value % 100 === 0 ? head : `${head}${belowHundred(value % 100)}`;
}

function belowHundred(value: number): string {
  const small = SMALL_NUMBERS[value];
  if (small !== undefined) return small;
  const tens = TENS.get(value - (value % 10)) ?? "";
  return value % 10 === 0 ? tens : `${before(value % 10)}und${tens}`;
}

/** Before another part "eins" loses its end: "einundzwanzig", "einhundert". */
function before(value: number): string {
  return belowThousand(value).replace(/eins$/, "ein");
}
