import { isSum } from "../../reckon/is-sum.ts";

/** A number in digits as it is written, and what it is. */
export type Figure = { readonly text: string; readonly value: number };

/** The numbers of a text that are written in digits: "£1,250.50" is 1250.5. */
export function figuresIn(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].map(([found]) => {
    return { text: found, value: Number(found.replaceAll(",", "")) };
  });
}

/** A comma is one between thousands. */
const FIGURE = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

/**
 * The first figure of a text that is neither one of those heard nor the sum or the difference of two.
 * Shorter ones are counts, days and times, which are reckoned in more ways than can be followed; a
 * year is part of a date.
 */
export function inventedFigure(text: string, heard: readonly number[]): string | undefined {
  const known = new Set(heard);
  const isReckoned = ({ value }: Figure): boolean =>
    heard.some((one) => heard.some((other) => isSum(value, one, other)));
  return figuresIn(text).find(
    (figure) =>
      digitsOf(figure).length >= LEAST_DIGITS &&
      !YEAR.test(figure.text) &&
      !known.has(figure.value) &&
      !isReckoned(figure),
  )?.text;
}

const LEAST_DIGITS = 3;
const YEAR = /^(?:19|20)\d\d$/;

function digitsOf({ text }: Figure): string {
  return text.replaceAll(/\D/g, "");
}
