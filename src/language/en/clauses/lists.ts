import { listsBy } from "../../clauses/lists.ts";
import { words } from "../../words.ts";

export const { isAsker, isPreposition, joinsList, leadsToTold, listAfter, listParts } = listsBy({
  /** Between things that are one list: "eggs, flour and butter". */
  joined: /^\s*(?:[,;]|[,;]?\s*(?:and|or|plus|&))\s*$/i,
  /** Between several names in one breath. */
  between: /\s*[,;&]\s*|\s+and\s+/i,
  /** "Buy oats, raisins and tea": what goes on as a list up to the next mark, or the end. */
  listed:
    /^((?:,\s*[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})+,?\s+and\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})\s*[.!?]?\s*$/u,
  /** Words that join what was cut out of a sentence to the rest, dropped with it: "remind me [at five]". */
  prepositions: words("at on in for by from to until till since with of"),
  /** Who asks may stand between the words of an expression: "haven't I read". */
  askers: words("i we you"),
  /** Before what one is told to remember: "remind me on Friday to set off". */
  told: new Set(["to", "that"]),
});
