/** Deterministic random numbers (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What recognisers write for what they hear: one spelling of a sound for another, a sound for a near one, a word in pieces. */
const SLIPS: readonly (readonly [heard: RegExp, written: string])[] = [
  [/ph/, "f"],
  [/f/, "ph"],
  [/c(?=[aou])/, "k"],
  [/k/, "c"],
  [/y$/, "ie"],
  [/ie$/, "y"],
  [/y$/, "i"],
  [/([bdfglmnprst])\1/, "$1"],
  [/(?<=[aeiou])([bdlmnprst])(?=[aeiou])/, "$1$1"],
  [/(?<=.)a(?=.)/, "e"],
  [/(?<=.)e(?=.)/, "i"],
  [/(?<=.)i(?=.)/, "e"],
  [/(?<=.)o(?=.)/, "u"],
  [/(?<=.)u(?=.)/, "o"],
  [/(?<=.)a(?=.)/, "u"],
  [/th/, "t"],
  [/d$/, "t"],
  [/t$/, "d"],
  [/b/, "p"],
  [/g/, "k"],
  [/v/, "f"],
  [/s$/, "z"],
  [/z/, "s"],
  [/m$/, "n"],
  [/n$/, "m"],
  [/^h/, ""],
  [/^(?=[aeo])/, "h"],
  [/a$/, "ah"],
  [/a$/, "er"],
  [/er$/, "a"],
  [/r(?=[^aeiou])/, ""],
  [/(?<=[aeiou])r$/, ""],
  [/j/, "g"],
  [/g(?=[ei])/, "j"],
  [/x/, "ks"],
  [/ee/, "ea"],
  [/oo/, "u"],
  [/ai/, "ay"],
  [/s(?=[aeiou])/, "c"],
  [/[td]$/, ""],
  [/e$/, ""],
  [/(?<=[bdgklmnprst])$/, "e"],
  [/(?<=[^aeiou])(?=[aeiou])/, "h"],
  [/(?<=[aeiou][^aeiou]?)(?=[^aeiou][aeiou])/, " "],
];

/** A name as it may come out of a recogniser; undefined when no slip changes it. */
export function slip(name: string, random: () => number): string | undefined {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}|'/gu, "");
  const count = plain.length > 5 && random() < 0.4 ? 2 : 1;
  let heard = plain;
  for (let done = 0; done < count; done += 1) {
    const fitting = SLIPS.filter(([pattern]) => pattern.test(heard));
    const [pattern, written] = fitting[Math.floor(random() * fitting.length)] ?? [];
    if (pattern && written !== undefined) heard = heard.replace(pattern, written);
  }
  return heard === plain || heard.length < 3 ? undefined : heard;
}
