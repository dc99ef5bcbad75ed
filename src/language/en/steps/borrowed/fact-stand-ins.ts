import type { BorrowedFact } from "../../../contract/steps.ts";
import { opening } from "../../openings.ts";
import { questionOf } from "../told/questions.ts";

const PUTS =
  "put|add|stick|pop|bung|chuck|drop|copy|write|note|jot|paste|save|tack|include|get|enter|record|set|make|use|type|slap|whack|attach";
const IT = String.raw`(?:it|that|this|them|those|(?:the|that|this|his|her|their|its)\s+(?:address|place|number|code|figure|sum|total|price|cost|reference|ref|amount|details|venue|location|time|date|name|info|answer))`;
const FACT =
  "address|postcode|place|venue|location|room|number|numbers|code|codes|reference|ref|pin|password|amount|figures?|price|total|cost|sum|size|sizes|details|name|names|times?|dates?|platform|seat|seats|quote|dose|fee|link|instructions|directions|list|measurements|order number";
const OWNED = String.raw`(?:(?:the|my|our|his|her|their|its|that|this)|\p{L}[\p{L}-]*['’]s?|(?:the|my|our)\s+[\p{L}-]+['’]s?)\s+(?:[\p{L}\d'’-]+\s+){0,4}?(?:${FACT})\b(?:\s+(?:of|for|from|to|in|at)\s+(?:(?!\s(?:in|into|on|onto|to|under|as)\s).)+?)?`;
const PLACE = "place|location|venue|address|where";
const NOTES = "notes?|details?|description|comments?";
const RECORD = String.raw`(?<record>[^.;:!?]+?)`;
/** Why it is wanted there. */
const WHY = String.raw`(?:,\s+(?:(?:so|because|since|as)\s+)?(?:I|we|you|he|she|it|they|that|there)(?:['’]\p{L}+|\s).*)?`;

type Form = { readonly pattern: RegExp; readonly field: BorrowedFact["field"] | undefined };

/** Where a fact goes, from the plainest to the loosest; what a fact that is put on a record stands in is told by its kind. */
const FORMS: readonly Form[] = (
  [
    [
      String.raw`(?:in\s+)?as\s+(?:the|its)\s+(?:${PLACE})(?:\s+(?:of|for|on|in|to)\s+${RECORD})?`,
      "where",
    ],
    [
      String.raw`(?:in|into|on|to|under|as|for)\s+(?:the\s+)?(?:${PLACE})(?:\s+(?:of|for|on)\s+${RECORD})?`,
      "where",
    ],
    [
      String.raw`(?:in|into|to|under|on|as)\s+(?:the|its)\s+(?:${NOTES})(?:\s+(?:of|for|on|to|in)\s+${RECORD})?`,
      "notes",
    ],
    [String.raw`(?:in|into|to|under|on)\s+(?<whose>[^.;:!?]+?['’]s?)\s+(?:${NOTES})`, "notes"],
    [String.raw`(?:in|into|on|onto|to|against|with|beside|next to)\s+${RECORD}`, undefined],
  ] as const
).map(([words, field]) => ({
  field,
  pattern: opening(
    String.raw`(?<verb>${PUTS})\s+(?<fact>${IT}|${OWNED})\s+(?:down\s+|in\s+|up\s+|over\s+)?${words}(?:\s+(?:please|for me|then|would you|will you))*${WHY}$`,
    "iu",
  ),
}));
/** These hold others, and have no such field. */
const HOLDER = /\b(?:lists?|calendar|diary|folder|note|notes|file|basket|cart)\b/iu;
const WHERE = new RegExp(String.raw`\b(?:${PLACE}|postcode|room)\b`, "iu");
const IS_BARE = /^(?:it|that|this|them|those)$/iu;
const POINTS = new RegExp(String.raw`^${IT}$`, "iu");
/** A fact that is named anywhere: "a reference for the receipts", "Kim's address". */
const NAMED = new RegExp(
  String.raw`(?<fact>(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|(?:\p{Lu}[\p{L}-]*\s+)?\p{L}[\p{L}-]*['’]s?)\s+(?:[\p{L}\d'’-]+\s+){0,3}?(?:${FACT})\b(?:\s+(?:of|for|to)\s+[^,.;:!?]+)?)`,
  "u",
);

/** The act itself: the words for the record give no value. */
type FactStandIn = BorrowedFact & { readonly request: string };

/** A fact that goes into a field of a record; undefined for any other act. */
export function factStandIn(act: string, others: string): FactStandIn | undefined {
  const found = FORMS.map(({ pattern, field }) => ({ field, groups: pattern.exec(act)?.groups }));
  const { field, groups } = found.find((one) => one.groups !== undefined) ?? {};
  if (!groups) return undefined;
  const { verb = "", fact = "", record, whose } = groups;
  const about = record ?? whose?.replace(/['’]s?$/u, "");
  if (field === undefined && (about === undefined || HOLDER.test(about))) return undefined;
  const own = ownWords(fact, others);
  const isWhere = WHERE.test(fact) || WHERE.test(own);
  return {
    request: `${verb} it`,
    fact: own,
    question: asked(own),
    isPointed: POINTS.test(own),
    field: field ?? (isWhere ? "where" : "notes"),
    record: about?.trim(),
  };
}

/** The words that ask for it; those that only point ask nothing. */
function asked(fact: string): string {
  const named = fact.replace(/^(?:that|this|his|her|their|its)\s+(?=\S)/iu, "the ");
  return IS_BARE.test(fact) ? fact : (questionOf(named) ?? fact);
}

/** What is only pointed at is named by what is said beside it. */
function ownWords(fact: string, others: string): string {
  const named = POINTS.test(fact) ? (NAMED.exec(others)?.groups?.["fact"] ?? fact) : fact;
  return named.replace(/^an?\s+/iu, "the ");
}
