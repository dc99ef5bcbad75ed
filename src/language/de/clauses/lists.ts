/** Between things that are one list: "Eier, Mehl und Butter". */
const JOINED = /^\s*(?:[,;]|[,;]?\s*(?:und|oder|sowie|&|plus))\s*$/i;

/** Whether what stands between two things makes them one list. */
export function joinsList(between: string): boolean {
  return JOINED.test(between);
}

/** Between several names in one breath. */
const BETWEEN = /\s*[,;&]\s*|\s+(?:und|sowie)\s+/i;

/** The things of a list: "Anna, Ben und Mama" is three. */
export function listParts(text: string): readonly string[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => part !== "");
}

/** "Hafer, Rosinen und Tee kaufen": what goes on as a list up to the next mark, or the end. */
const LISTED =
  /^((?:,\s*[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})+,?\s+und\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})\s*[.!?]?\s*$/u;

/** The words behind the first thing of a list that go on with it to the end. */
export function listAfter(text: string): string {
  return LISTED.exec(text)?.[1] ?? "";
}

/** Words that join what was cut out of a sentence to the rest, dropped with it; "daran" belongs to "erinnere". */
const PREPOSITIONS = new Set(
  "um am an auf in im ins fur von vom zu zum zur bis seit ab mit nach vor gegen daran dran".split(
    " ",
  ),
);

export function isPreposition(word: string): boolean {
  return PREPOSITIONS.has(word);
}

/** Who asks may stand between the words of an expression: "habe ich noch nicht gelesen". */
const ASKERS = new Set("ich wir du mir mich".split(" "));

export function isAsker(word: string): boolean {
  return ASKERS.has(word);
}

/** Before what one is told to remember: "erinnere mich am Freitag daran, loszugehen". */
const TOLD = new Set(["daran", "dran", "dass", "an"]);

export function leadsToTold(word: string): boolean {
  return TOLD.has(word);
}
