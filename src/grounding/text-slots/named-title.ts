import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/** The name that words give outright, in their order; what stands behind it is cut off. */
export function namedTitle(reading: Reading, taken: readonly Region[]): readonly string[] {
  const start = reading.cues.nameStart;
  const named = start === undefined ? "" : nameFrom(start, reading, taken);
  const told = toldAfter(reading, taken).map((start) => nameFrom(start, reading, taken));
  const { tokensOf } = reading.language;
  const [name] =
    named !== ""
      ? [named]
      : told.filter((one) => tokensOf(one).some(({ is }) => !is.has("filler")));
  return name === undefined ? [] : [name];
}

/** Where what one is reminded of may begin. */
function toldAfter({ text, tokens, cues }: Reading, taken: readonly Region[]): readonly number[] {
  const from = cues.remindingEnd ?? text.length;
  return tokens
    .filter(({ start, is }) => start >= from && is.has("before-told"))
    .filter((token) => !taken.some((region) => overlaps(token, region)))
    .map(({ end }) => end);
}

/** From here to what another argument took. */
function nameFrom(
  start: number,
  { text, tokens, language }: Reading,
  taken: readonly Region[],
): string {
  const { wordingOf } = language;
  const rest = tokens.filter((token) => token.start >= start);
  const stop = rest.findIndex((token) => taken.some((region) => overlaps(token, region)));
  const [from, to] = [rest[0], rest.at(stop < 0 ? rest.length - 1 : stop - 1)];
  if (!from || !to || stop === 0) return "";
  const said = wordingOf(text.slice(from.start, to.end)).without.place;
  const whole = stop < 0 ? said : wordingOf(said).without.join;
  return wordingOf(whole).without.article.trim();
}
