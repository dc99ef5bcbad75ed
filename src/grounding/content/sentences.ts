/** A longer one is no sentence anybody says. */
const LONGEST = 400;
/** Less is a heading, or a mark. */
const SHORTEST = 8;

/** Where a sentence ends: at its mark before a space and a large letter or a digit, and at a line. */
const END = /(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])|\n+/u;

/** The sentences of a text in their order; headings, rules and what is too long to say are left out. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(END)
    .map((one) => one.replace(/^[#>*\-\s|]+/, "").trim())
    .filter((one) => one.length >= SHORTEST && one.length <= LONGEST);
}
