import { listsBy } from "../../clauses/lists.ts";
import { words } from "../../words.ts";

export const { isAsker, isPreposition, joinsList, leadsToTold, listAfter, listParts } = listsBy({
  /** Between things that are one list: "Eier, Mehl und Butter". */
  joined: /^\s*(?:[,;]|[,;]?\s*(?:und|oder|sowie|&|plus))\s*$/i,
  /** Between several names in one breath. */
  between: /\s*[,;&]\s*|\s+(?:und|sowie)\s+/i,
  /** "Hafer, Rosinen und Tee kaufen": what goes on as a list up to the next mark, or the end. */
  listed:
    /^((?:,\s*[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})+,?\s+und\s+[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2})\s*[.!?]?\s*$/u,
  /** Words that join what was cut out of a sentence to the rest, dropped with it; "daran" belongs to "erinnere". */
  prepositions: words(
    "um am an auf in im ins fur von vom zu zum zur bis seit ab mit nach vor gegen daran dran",
  ),
  /** Who asks may stand between the words of an expression: "habe ich noch nicht gelesen". */
  askers: words("ich wir du mir mich"),
  /** Before what one is told to remember: "erinnere mich am Freitag daran, loszugehen". */
  told: new Set(["daran", "dran", "dass", "an"]),
});
