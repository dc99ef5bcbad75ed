import type { Vocabulary } from "../../language/vocabulary.ts";

/** A longer one is no sentence anybody says. */
const LONGEST = 400;
/** Less is a heading, or a mark. */
const SHORTEST = 8;

/** Where a sentence ends within a line: at its mark before a space and a large letter or a digit. */
const END = /(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u;
const LAST_WORD = /(?:^|\s)(\S+)\.$/u;

/** The sentences of a text in their order; headings, rules and what is too long to say are left out. */
export function sentencesOf(
  text: string,
  { voicing }: Pick<Vocabulary, "voicing">,
): readonly string[] {
  return wholeOf(text.split(/\n+/u), voicing)
    .map((one) => one.replace(/^[#>*\-\s|]+/, "").trim())
    .filter((one) => one.length >= SHORTEST && one.length <= LONGEST);
}

/** The sentences of each line; none ends behind an abbreviation ("the inn in St. Cloud"). */
function wholeOf(
  lines: readonly string[],
  { isAbbreviation, mayEndSentence }: Vocabulary["voicing"],
): readonly string[] {
  const goesOn = (sentence: string): boolean => {
    const last = LAST_WORD.exec(sentence)?.[1]?.toLowerCase();
    return last !== undefined && isAbbreviation(last) && !mayEndSentence(last);
  };
  return lines.flatMap((line) => {
    const sentences: string[] = [];
    for (const piece of line.split(END)) {
      const before = sentences.at(-1);
      if (before === undefined || !goesOn(before)) sentences.push(piece);
      else sentences[sentences.length - 1] = `${before} ${piece}`;
    }
    return sentences;
  });
}
