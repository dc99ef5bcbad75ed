import { numberToWords, ordinalToWords } from "../numbers/number-words.ts";

const MONTHS =
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const UNITS: Readonly<Record<string, string>> = {
  km: "Kilometer",
  kg: "Kilogramm",
  kb: "Kilobyte",
  mb: "Megabyte",
  gb: "Gigabyte",
  tb: "Terabyte",
  ms: "Millisekunden",
  min: "Minuten",
  std: "Stunden",
  "°c": "Grad",
  "°": "Grad",
  "%": "Prozent",
};
const CURRENCIES: Readonly<Record<string, string>> = { "€": "Euro", $: "Dollar", "£": "Pfund" };
const MONTH_NAMES = MONTHS.join("|");

type Rule = readonly [RegExp, (match: readonly string[]) => string];

/** In this order: what a later rule would take for its own is gone by then. */
const RULES: readonly Rule[] = [
  [
    /\b(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})\S*)?/g,
    ([, year = "", month = "", day = "", hour, minute]) =>
      dateWords(day, month, year) + (hour ? ` um ${clock(hour, minute)}` : ""),
  ],
  [
    /\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)\b/g,
    ([, name = "", domain = ""]) => `${dotted(name)} ät ${dotted(domain)}`,
  ],
  [
    /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g,
    ([, day = "", month = "", year = ""]) => dateWords(day, month, year),
  ],
  [
    new RegExp(String.raw`(?<=(?:am|vom|zum|dem|den|bis) )(\d{1,2})\.(?= (?:${MONTH_NAMES}))`, "g"),
    ([, day]) => ordinalToWords(Number(day)),
  ],
  [
    new RegExp(String.raw`(?<=[Dd]er )(\d{1,2})\.(?= (?:${MONTH_NAMES}))`, "g"),
    ([, day]) => ordinalToWords(Number(day)).replace(/n$/, ""),
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})\.(?= (?:${MONTH_NAMES}))`, "g"),
    ([, day]) => ordinalToWords(Number(day)).replace(/n$/, "r"),
  ],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)(?: Uhr)?(?![\d:])/g,
    ([, hour = "", minute]) => clock(hour, minute),
  ],
  [/\b(\d{1,2}) Uhr\b/g, ([, hour = ""]) => clock(hour, "00")],
  [
    /(\d[\d.]*)(?:,(\d{2}))?\s?([€$£])|([€$£])\s?(\d[\d.]*)(?:,(\d{2}))?/g,
    ([, first, firstCents, sign, before, second, secondCents]) =>
      money(first ?? second ?? "", firstCents ?? secondCents, sign ?? before ?? ""),
  ],
  [/\+?\d(?:[\d ]{6,}\d)/g, ([digits = ""]) => digitByDigit(digits)],
  [
    /(-?\d[\d.]*(?:,\d+)?)\s?(%|°C?|km|kg|[kKmMgGtT][bB]|ms|min|Std)(?![\p{L}\p{N}])/gu,
    ([, value = "", unit = ""]) => `${words(value)} ${UNITS[unit.toLowerCase()] ?? unit}`,
  ],
  [
    /(?<![\p{L}\p{N}.,:-])-?\d[\d.]*(?:,\d+)?(?![\p{L}\p{N}:-])/gu,
    ([value = ""]) => trailing(value),
  ],
];

/** A text as a voice says it: times, dates, amounts and numbers in full. */
export function spokenForms(text: string): string {
  return RULES.reduce(
    (spoken, [pattern, say]) => spoken.replace(pattern, (...match: string[]) => say(match)),
    text,
  );
}

/** "siebzehn Uhr dreißig"; one o'clock is "ein Uhr". */
function clock(hour: string, minute = "00"): string {
  const face = Number(hour) === 1 ? "ein" : numberToWords(Number(hour));
  return Number(minute) === 0 ? `${face} Uhr` : `${face} Uhr ${numberToWords(Number(minute))}`;
}

function dateWords(day: string, month: string, year: string): string {
  const name = MONTHS[Number(month) - 1] ?? "";
  return `${ordinalToWords(Number(day)).replace(/n$/, "r")} ${name} ${yearWords(Number(year))}`;
}

/** Years up to 1999 are said in hundreds. */
function yearWords(year: number): string {
  if (year < 1_100 || year > 1_999) return numberToWords(year);
  const rest = year % 100;
  return `${numberToWords(Math.floor(year / 100))}hundert${rest === 0 ? "" : numberToWords(rest)}`;
}

function money(whole: string, cents: string | undefined, sign: string): string {
  const amount = words(whole).replace(/^eins$/, "ein");
  const rest = cents === undefined || Number(cents) === 0 ? "" : ` ${numberToWords(Number(cents))}`;
  return `${amount} ${CURRENCIES[sign] ?? sign}${rest}`;
}

function words(value: string): string {
  return numberToWords(Number(value.replaceAll(".", "").replace(",", ".")));
}

/** A stop behind a number ends a sentence. */
function trailing(value: string): string {
  const [, digits = "", stop = ""] = /^(.*?)(\.?)$/.exec(value) ?? [];
  return `${words(digits)}${stop}`;
}

function digitByDigit(digits: string): string {
  const plus = digits.startsWith("+") ? "plus " : "";
  return (
    plus + [...digits.replace(/\D/g, "")].map((digit) => numberToWords(Number(digit))).join(" ")
  );
}

function dotted(text: string): string {
  return text.replaceAll(".", " Punkt ");
}
