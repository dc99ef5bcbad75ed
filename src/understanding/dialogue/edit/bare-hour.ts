import type { When } from "../../../types/time/when.ts";
import type { Region } from "../../../language/region.ts";
import type { Element } from "./elements.ts";
import type { Edit, Pair } from "./pair.ts";

/** An hour so far from the old one is of another part of the day. */
const NEAR_MS = 6 * 3_600_000;

/**
 * Another hour of the same part of the day, which stays as it was said: "eight" for "Friday evening at seven" is
 * eight in the evening, "two" for "Friday morning at eleven" is not two in the morning.
 */
export function hourOfPart(text: string, target: Element, pair: Pair): Edit | undefined {
  const { last, readOn } = pair;
  const old = readOn(target.text).wholeTime();
  const bare = saysPart(old) && isBareHour(text, pair) ? bareHourIn(target, pair) : undefined;
  if (!old || !bare) return undefined;
  const whole = `${last.text.slice(target.start, bare.start)}${text}${last.text.slice(bare.end, target.end)}`;
  const when = readOn(whole).wholeTime();
  const isNear = when !== undefined && Math.abs(when.from - old.from) < NEAR_MS;
  return isNear && saysPart(when) ? { ...bare, text } : undefined;
}

/** The longest words of a time that are its hour, or its hours, without a part of the day. */
function bareHourIn({ start, end }: Element, pair: Pair): Region | undefined {
  const tokens = pair.last.tokens.filter((token) => token.start >= start && token.end <= end);
  const stretches = tokens.flatMap((first, at) =>
    tokens.slice(at).map((last) => ({ start: first.start, end: last.end })),
  );
  return stretches
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .find((one) => isBareHour(pair.last.text.slice(one.start, one.end), pair));
}

function isBareHour(text: string, { readOn }: Pair): boolean {
  const { said } = readOn(text).wholeTime() ?? {};
  const pieces = said && (said.range ? [said.range.from, said.range.to] : [said.shared]);
  return (
    pieces?.every(({ clock, part, days }) => clock && !part && days.length === 0) === true &&
    said?.bound === undefined
  );
}

function saysPart(when: When | undefined): boolean {
  const { shared, range } = when?.said ?? {};
  return shared?.part !== undefined || range?.from.part !== undefined;
}
