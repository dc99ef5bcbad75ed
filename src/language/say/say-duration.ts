const UNITS_MS = [864e5, 36e5, 6e4, 1e3];

type Noun = readonly [one: string, many: string];

/** Says a length of time to the second, by what days, hours, minutes and seconds are called. */
export function sayDurationBy(nouns: readonly [Noun, Noun, Noun, Noun]): (ms: number) => string {
  return (ms) => {
    let rest = Math.round(Math.abs(ms) / 1e3) * 1e3;
    const parts = UNITS_MS.flatMap((unitMs, at) => {
      const count = Math.floor(rest / unitMs);
      rest -= count * unitMs;
      return count > 0 ? `${count} ${nouns[at]?.[count === 1 ? 0 : 1]}` : [];
    });
    return parts.join(" ") || `0 ${nouns[3][1]}`;
  };
}
