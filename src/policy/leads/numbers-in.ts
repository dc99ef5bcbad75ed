/** Digits that lead to a telephone, a card or an account: so many, or fewer behind a leading zero (a postcode has five) or a plus. */
const FEWEST = 7;
const FEWEST_AFTER_ZERO = 6;
export const FEWEST_DIALLED = 5;

/** What may stand between two digits of one number: marks and blanks, one line end, no letter and no sign that reckons. */
const BETWEEN = String.raw`(?:[^\p{L}\p{N}\n×÷=%°<>\p{Sc}]{0,5}|[ \t]?\r?\n[ \t]?)`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[+*#(]*(?:[oO](?=\d))?\d(?:${BETWEEN}(?:\d|[oO](?!(?![oO])\p{L})|[Il](?=\d)))*[*#]?`,
  "gu",
);
/** Codes that a telephone carries out: *21*…#. */
const DIALLED = /(?<![\p{L}\p{N}])[*#]{1,2}\d{2,}(?:\*[\d*]*)?#/gu;

/** Telephone, card and account numbers of a plain text, in whatever groups; dates, times, amounts and scores are none. */
export function numbersIn(text: string): readonly string[] {
  const runs = (text.match(RUN) ?? []).map((run) => run.trim()).filter(leadsSomewhere);
  return [...runs, ...(text.match(DIALLED) ?? [])];
}

function leadsSomewhere(run: string): boolean {
  const text = evened(run);
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < fewestOf(text)) return false;
  return !isMeasured(text) || (!/[-:/]/.test(text) && isOneByOne(text));
}

function fewestOf(text: string): number {
  if (/^\(?\+/.test(text)) return FEWEST_DIALLED;
  return /^\(?0\d{2}/.test(text) ? FEWEST_AFTER_ZERO : FEWEST;
}

/** Dashes, blanks and letters for digits in one form each. */
function evened(run: string): string {
  return run
    .replaceAll(/[oO]/g, "0")
    .replaceAll(/[Il]/g, "1")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/[\p{Zs}\t]/gu, " ")
    .replaceAll(/[٫]/g, ".")
    .replaceAll(/[٬’]/g, "'");
}

/** Single digits one after the other, and no counting up or down. */
function isOneByOne(text: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  if (groups.some((group) => group.length > 1)) return false;
  const steps = new Set(groups.slice(1).map((group, at) => Number(group) - Number(groups[at])));
  return !(steps.size === 1 && (steps.has(1) || steps.has(-1)));
}

type Measure = { readonly form: RegExp; readonly isFirm: boolean };

const YEAR = String.raw`(?:1\d|20|21)\d\d`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const END = String.raw`(?!\d)`;

/**
 * What is measured and not dialled, longest first. A firm one is known by its own form and may stand beside
 * others; plain numbers need a comma or a word sign between them.
 */
const MEASURES: readonly Measure[] = [
  firm(String.raw`${YEAR}([-/.] ?)${MONTH}\1${DAY}${END}`),
  firm(String.raw`${DAY}([-/.] ?)${DAY}\1(?:${YEAR}|\d\d)${END}`),
  firm(String.raw`${DAY}[/.](?:0[1-9]|1[0-2])${END}(?![/.]\d)`),
  firm(String.raw`${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])${END}`),
  firm(String.raw`(?:[01]?\d|2[0-4])([:.])[0-5]\d(?:\1[0-5]\d(?:[.,]\d{1,3})?)?${END}(?!\1\d)`),
  firm(String.raw`${YEAR}-(?:${YEAR}|\d\d)${END}`),
  // 1,234,567 and 1 234 567,89; of three digits first only with decimals or round: 612 345 678 is dialled.
  firm(String.raw`[1-9]\d?([.,' ])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?${END}`),
  firm(String.raw`[1-9]\d\d([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2}|(?<=000))${END}`),
  firm(String.raw`[1-9]\d?(?:,\d\d)+,\d{3}${END}`),
  firm(String.raw`(?:0|[1-9]\d?)[.,]\d{1,6}${END}`),
  firm(String.raw`[1-9]\d{2,6}[.,]\d{1,2}${END}`),
  firm(String.raw`(?:0|[1-9]\d{0,2})[-:/](?:0|[1-9]\d{0,2})${END}(?![-:/]\d)`),
  firm(String.raw`${YEAR}${END}`),
  { form: new RegExp(String.raw`(?:0|[1-9]\d{0,5})${END}`, "y"), isFirm: false },
];

function firm(source: string): Measure {
  return { form: new RegExp(source, "y"), isFirm: true };
}

const APART = /(?:[,;] ?| ?[|&] ?| [-+/] )/y;
// With the signs of birth and death.
const APART_FIRM = /(?:[ ,;:()/|&+.*†-]{1,3})/y;

/** Whether a run is nothing but measures beside each other. */
function isMeasured(run: string): boolean {
  const text = run.replace(/^[(*#]+/, "").replace(/[)*#]+$/, "");
  let at = text.startsWith("+") ? 1 : 0;
  if (at === 1 && / /.test(text)) return false;
  let before: Measure | undefined;
  while (at < text.length) {
    if (before) {
      const after = measureAt(text, at + lengthAt(APART_FIRM, text, at));
      const isFirm = before.isFirm && (after?.measure.isFirm ?? false);
      const gap = lengthAt(isFirm ? APART_FIRM : APART, text, at);
      if (gap === 0) return false;
      at += gap;
    }
    const found = measureAt(text, at);
    // Behind a plus an amount has its own form: +20,000.
    if (!found || (at === 1 && !found.measure.isFirm)) return false;
    at += found.length;
    before = found.measure;
  }
  return true;
}

function measureAt(
  text: string,
  at: number,
): { readonly measure: Measure; readonly length: number } | undefined {
  for (const measure of MEASURES) {
    const length = lengthAt(measure.form, text, at);
    if (length > 0) return { measure, length };
  }
  return undefined;
}

function lengthAt(form: RegExp, text: string, at: number): number {
  form.lastIndex = at;
  return form.exec(text)?.[0].length ?? 0;
}
