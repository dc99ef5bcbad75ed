import { isPreposition } from "../clauses/lists.ts";
import { closingVerb, isSurelyFinite } from "./finite-verbs.ts";
import { fold } from "../../normalise.ts";

/** A mark inside a clause ends it, or parts it; not that of a time or a number. */
const PARTED = /[^\p{L}\p{M}\p{N}\s'’-](?!\p{N})/u;
const WHO = /^(?:ich|wir|man|es)$/i;
/** "Das klappt" stands for a thing; "das Essen" names it. */
const THAT = /^das$/i;
const DETERMINER = /^(?:der|die|das|ein|eine|kein|keine|mein|meine|unser|unsere)$/i;
const NAME = /^\p{Lu}[\p{L}-]+$/u;
/** Behind a noun these go on with it: "das Auto meiner Mutter", "der Zug nach Berlin". */
const GOES_ON =
  /^(?:der|des|dessen|deren|die|das|dem|den|eine[sr]|meine[sr]|unsere[sr]|aus|bei|beim|über|unter|hinter|neben|zwischen|ohne|wegen)$/i;
/** What opens another clause, or joins one. */
const JOINS =
  /^(?:und|oder|aber|sondern|denn|weil|wenn|falls|ob|dass|daß|als|damit|obwohl|nachdem|bevor|während|sobald|solange|seitdem|sodass|was|wer|wen|wem|wann|wo|wohin|woher|wie|warum|wieso|welche[rsnm]?)$/i;
/** Another subject; and who is told speaks of themselves otherwise: "dass ich ihn abhole" is "ich hole dich ab". */
const OTHERS = /^(?:ich|wir|man|du|er|sie|ihn|ihm|ihnen|ihr(?:e[nrms]?)?|sein(?:e[nrms]?)?)$/i;

/**
 * What a clause behind "dass" is by itself: "ich später komme" is "ich komme später". Undefined where that
 * isn't sure: one subject that is known for one, and one known verb at the end, with no other clause.
 */
export function clauseAlone(clause: string): string | undefined {
  const said = clause.trim().replace(/[.!?…]+$/, "");
  const words = said.split(/\s+/);
  const verb = closingVerb(words.at(-1) ?? "");
  const first = subjectLength(words);
  if (!verb || first === 0 || first >= words.length || PARTED.test(said)) return undefined;
  const between = words.slice(first, -1);
  if (between.some(isOfAnother) || between.at(-1) === "zu") return undefined;
  const { form, prefix } = verb;
  return [...words.slice(0, first), form, ...between, prefix].join(" ").trim();
}

function isOfAnother(word: string): boolean {
  return JOINS.test(word) || OTHERS.test(word) || isSurelyFinite(word);
}

/** How many words the subject is that a clause begins with; 0 where that isn't sure. */
function subjectLength([first = "", second = "", third = "", ...rest]: readonly string[]): number {
  if (WHO.test(first)) return 1;
  if (DETERMINER.test(first) && NAME.test(second)) {
    return goesOnWith(third) || isPreposition(fold(third)) ? 0 : 2;
  }
  if (THAT.test(first)) return [third, ...rest].some((word) => NAME.test(word)) ? 0 : 1;
  if (DETERMINER.test(first) || OTHERS.test(first)) return 0;
  return NAME.test(first) && !goesOnWith(second) ? 1 : 0;
}

/** What stands behind a noun is a part of what it names. */
function goesOnWith(word: string): boolean {
  return NAME.test(word) || GOES_ON.test(word);
}
