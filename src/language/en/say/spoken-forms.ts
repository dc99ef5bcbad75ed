import { numberToWords, ordinalToWords } from "../numbers/number-words.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const UNITS: Readonly<Record<string, string>> = {
  km: "kilometres",
  kg: "kilograms",
  kb: "kilobytes",
  mb: "megabytes",
  gb: "gigabytes",
  tb: "terabytes",
  ms: "milliseconds",
  min: "minutes",
  hrs: "hours",
  "°c": "degrees",
  "°f": "degrees Fahrenheit",
  "%": "percent",
};
const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  "€": ["euro", "euros"],
  $: ["dollar", "dollars"],
  "£": ["pound", "pounds"],
};
/** A longer row of digits is a number people read digit by digit: a telephone, a code. */
const longestNumber = 6;

type Rule = readonly [RegExp, (match: readonly string[]) => string];

/** In this order: what a later rule would take for its own is gone by then. */
const RULES: readonly Rule[] = [
  [
    /\b(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})\S*)?/g,
    ([, year, month, day, time]) => dateWords({ year, month, day, time }),
  ],
  [
    /\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)\b/g,
    ([, name = "", domain = ""]) => `${dotted(name)} at ${dotted(domain)}`,
  ],
  [
    /\b(\d{1,2})[:.](\d{2})(?::\d{2})?\s?([ap])(?:m\b|\.m\.)/gi,
    ([, hour, minute, half]) => `${clock(hour, minute)} ${half?.toLowerCase()} m`,
  ],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, ([, hour, minute]) => clock(hour, minute)],
  [
    /\b(\d{1,2})\s?([ap])(?:m\b|\.m\.)/gi,
    ([, hour, half]) => `${words(hour)} ${half?.toLowerCase()} m`,
  ],
  [
    /([€$£])\s?(\d[\d,]*)(?:\.(\d{2}))?/g,
    ([, sign, whole, cents]) => money({ sign, whole, cents }),
  ],
  [/\b(\d{1,2})(?:st|nd|rd|th)\b/g, ([, rank]) => ordinalToWords(Number(rank))],
  [/\+?\d(?:[\d ]{6,}\d)/g, ([digits = ""]) => digitByDigit(digits)],
  [
    /(-?\d[\d,]*(?:\.\d+)?)\s?(%|°[CF]|km|kg|[kKmMgGtT][bB]|ms|min|hrs)(?![\p{L}\p{N}])/gu,
    ([, value, unit = ""]) => `${words(value)} ${UNITS[unit.toLowerCase()] ?? unit}`,
  ],
  [
    /(?<![\p{L}\p{N}._])(-?\d{1,3}(?:,\d{3})+|-?\d+)(\.\d{1,2})?(?![\p{L}\p{N}_]|\.\d)/gu,
    ([, whole, part = ""]) => words(`${whole}${part}`),
  ],
  [/\s&\s/g, () => " and "],
];

/** English text with its times, dates, amounts and numbers as a voice says them. */
export function spokenForms(text: string): string {
  return RULES.reduce(
    (rest, [pattern, say]) => rest.replaceAll(pattern, (...match: string[]) => say(match)),
    text,
  );
}

type DateParts = Readonly<Record<"year" | "month" | "day" | "time", string | undefined>>;

function dateWords({ year, month, day, time }: DateParts): string {
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return [year, month, day].map((part) => words(part)).join(" ");
  const date = `the ${ordinalToWords(Number(day))} of ${name} ${yearWords(Number(year))}`;
  return time === undefined ? date : `${date} at ${time}`;
}

/** 1998 is "nineteen ninety-eight", 2026 "twenty twenty-six", 2005 "two thousand and five". */
function yearWords(year: number): string {
  const [century, rest] = [Math.trunc(year / 100), year % 100];
  if (rest === 0 || (rest < 10 && century % 10 === 0)) return numberToWords(year);
  const tail = rest < 10 ? `oh ${numberToWords(rest)}` : numberToWords(rest);
  return `${numberToWords(century)} ${tail}`;
}

/** 7:00 is "seven", 10:05 "ten oh five", 14:30 "fourteen thirty". */
function clock(hour = "", minute = ""): string {
  const rest = Number(minute);
  if (rest === 0) return Number(hour) > 12 ? `${words(hour)} hundred` : words(hour);
  return `${words(hour)} ${rest < 10 ? "oh " : ""}${numberToWords(rest)}`;
}

type Amount = Readonly<Record<"sign" | "whole" | "cents", string | undefined>>;

function money({ sign = "", whole = "", cents }: Amount): string {
  const [one, many] = CURRENCIES[sign] ?? ["", ""];
  const amount = `${words(whole)} ${whole === "1" ? one : many}`;
  return cents === undefined || cents === "00" ? amount : `${amount} ${words(cents)}`;
}

function words(digits = ""): string {
  const plain = digits.replaceAll(",", "");
  const isCode = plain.length > longestNumber && !digits.includes(",") && !plain.includes(".");
  return isCode || /^0\d/.test(plain) ? digitByDigit(plain) : numberToWords(Number(plain));
}

function digitByDigit(digits: string): string {
  const said = [...digits].map((one) =>
    one === "+" ? "plus" : /\d/.test(one) ? numberToWords(Number(one)) : "",
  );
  return said.filter((word) => word !== "").join(" ");
}

function dotted(name: string): string {
  return name.replaceAll(".", " dot ");
}
