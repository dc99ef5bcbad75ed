/** Between things that are one list: "eggs, flour and butter". */
const JOINED = /^\s*(?:[,;]|[,;]?\s*(?:and|or|plus|&))\s*$/i;

/** Whether what stands between two things makes them one list. */
export function joinsList(between: string): boolean {
  return JOINED.test(between);
}

/** Between several names in one breath. */
const BETWEEN = /\s*[,;&]\s*|\s+and\s+/i;

/** The things of a list: "Anna, Ben and Mum" is three. */
export function listParts(text: string): readonly string[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

/** "Buy oats, raisins and tea": what goes on as a list up to the next mark, or the end. */
const LISTED =
  /^((?:,\s*[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})+,?\s+and\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})\s*[.!?]?\s*$/u;

/** The words behind the first thing of a list that go on with it to the end. */
export function listAfter(text: string): string {
  return LISTED.exec(text)?.[1] ?? "";
}

/** Words that join what was cut out of a sentence to the rest, dropped with it: "remind me [at five]". */
const PREPOSITIONS = new Set("at on in for by from to until till since with of".split(" "));

export function isPreposition(word: string): boolean {
  return PREPOSITIONS.has(word);
}

/** Who asks may stand between the words of an expression: "haven't I read". */
const ASKERS = new Set("i we you".split(" "));

export function isAsker(word: string): boolean {
  return ASKERS.has(word);
}

/** Before what one is told to remember: "remind me on Friday to set off". */
const TOLD = new Set(["to", "that"]);

export function leadsToTold(word: string): boolean {
  return TOLD.has(word);
}
