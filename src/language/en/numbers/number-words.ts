import { SMALL_NUMBERS, SMALL_ORDINALS, TENS } from "./vocabulary.ts";

const SCALES: readonly (readonly [number, string])[] = [
  [1e9, "billion"],
  [1e6, "million"],
  [1e3, "thousand"],
  [100, "hundred"],
];
const LARGEST = 1e12;

/** A number as words, whole up to a trillion, with at most two decimals: 45 is "forty-five". */
export function numberToWords(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= LARGEST) return String(value);
  const rounded = Math.round(Math.abs(value) * 100) / 100;
  const whole = Math.trunc(rounded);
  const decimals = rounded.toFixed(2).slice(-2).replace(/0+$/, "");
  const sign = value < 0 && rounded > 0 ? "minus " : "";
  return sign + wholeToWords(whole) + (decimals ? ` point ${spell(decimals)}` : "");
}

/** A rank as words up to 99 ("twenty-first"), as digits above ("101st"). */
export function ordinalToWords(rank: number): string {
  const small = ordinalBelowTwenty(rank);
  if (small) return small;
  if (rank < 20 || rank > 99 || !Number.isInteger(rank)) return withSuffix(rank);
  const tens = TENS.get(Math.floor(rank / 10) * 10) ?? "";
  const unit = ordinalBelowTwenty(rank % 10);
  return unit ? `${tens}-${unit}` : tens.replace(/y$/, "ieth");
}

function wholeToWords(value: number): string {
  const small = SMALL_NUMBERS[value];
  if (small) return small;
  const scale = SCALES.find(([size]) => value >= size);
  if (!scale) return tensToWords(value);
  const [size, name] = scale;
  const rest = value % size;
  const head = `${wholeToWords(Math.floor(value / size))} ${name}`;
  if (rest === 0) return head;
  return `${head}${rest < 100 ? " and" : ""} ${wholeToWords(rest)}`;
}

function tensToWords(value: number): string {
  const unit = SMALL_NUMBERS[value % 10];
  const tens = TENS.get(value - (value % 10)) ?? "";
  return value % 10 === 0 ? tens : `${tens}-${unit}`;
}

function spell(digits: string): string {
  return [...digits].map((digit) => SMALL_NUMBERS[Number(digit)]).join(" ");
}

function withSuffix(rank: number): string {
  const lastTwo = rank % 100;
  const suffix =
    lastTwo > 10 && lastTwo < 14 ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return `${rank}${suffix}`;
}

function ordinalBelowTwenty(rank: number): string | undefined {
  return rank > 0 && rank < 20 ? SMALL_ORDINALS[rank - 1] : undefined;
}
