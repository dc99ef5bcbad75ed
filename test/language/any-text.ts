import fc from "fast-check";

const ODD = [
  "😀",
  "👩‍👩‍👧",
  "\ud800",
  "\u0000",
  "\u001b",
  "\u202e",
  "\u200b",
  "\u00a0",
  "e\u0301",
  "ß",
  "ı",
  "ﬁ",
  "明天五点",
  "غدا",
  "завтра",
  "½",
  "٣",
  "’",
  "%",
  "\n",
];
const WORDS =
  "at five tomorrow 5pm 17:00 1,500 2026-03-03T17:00 second half an hour and to from next the of 99999999999999999999 1e9 3/5 31st Zoë O'Brien's a.m. -".split(
    " ",
  );

/** Any text: odd signs, plain letters and words of time in any order, up to a few hundred signs. */
export function anyText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...WORDS.map((word) => `${word} `)),
    fc.constantFrom(...ODD),
    fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
}
