import { listsBy } from "../../clauses/lists.ts";
import { words } from "../../words.ts";

const FEW = String.raw`[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2}`;
const ONE = "(?:the|an?|my|our|his|her|their)";
/** One more thing, where it is said behind all of them where they go. */
const MORE = String.raw`(?:,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|&)\s+)(?!(?:i|we|he|she|it|they|please|so|but|then)\b)[\p{L}\p{N}'’-]+(?:\s(?!(?:and|plus|to|on|onto|in|into)\b)[\p{L}\p{N}'’-]+){0,5}`;
const PLACED = String.raw`\s+(?:to|on|onto|in|into)\s+(?:it|that|the|my|our)\b`;

export const { isAsker, isPreposition, joinsList, leadsToTold, listAfter, listParts } = listsBy({
  /** Between things that are one list: "eggs, flour and butter". */
  joined: /^\s*(?:[,;]|[,;]?\s*(?:and|or|plus|&))\s*$/i,
  /** Between several names in one breath. */
  between: /\s*[,;&]\s*(?:and\s+)?|\s+and\s+/i,
  /** "Buy oats, raisins and tea", "cancel the oats and the tea", "put oats, raisins and a new pan on the list". */
  listed: new RegExp(
    String.raw`^((?:,\s*${FEW})+,?\s+and\s+${FEW}(?=\s*[.!?]?\s*$)|\s+and\s+${ONE}\s+${FEW}(?=\s*[.!?]?\s*$)|(?:${MORE})+(?=${PLACED}))`,
    "iu",
  ),
  /** Words that join what was cut out of a sentence to the rest, dropped with it: "remind me [at five]". */
  prepositions: words("at on in for by from to until till since with of"),
  /** Who asks may stand between the words of an expression: "haven't I read". */
  askers: words("i we you"),
  /** Before what one is told to remember: "remind me on Friday to set off". */
  told: new Set(["to", "that"]),
});
