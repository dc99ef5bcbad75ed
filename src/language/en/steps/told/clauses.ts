import { OPENING } from "../../openings.ts";
import { SOURCE, WRITES } from "./words.ts";

const VERB = String.raw`(?:${WRITES}|let|look|check|see|find|get|dig|read|grab|put|add|move|change|set|fix|shift|update|remind|shoot|ping|reply|respond|answer)`;
const MARK = new RegExp(
  String.raw`\s*[,;.?!]+(?:\s+(?:and|then|so|but)\b)?\s+(?:please\s+)?|\s+(?:and|so|then)\s+(?:then\s+)?(?=${VERB}\s)`,
  "giu",
);
/** Said at the end, and asks for nothing: "…, would you". */
const COURTESY = /[,\s]+(?:would|will|could|can) (?:you|ya)(?:\s+please)?[.!?\s]*$/iu;

/** How somebody feels about whom they speak of: "…, bless her, …". */
const FONDLY =
  /,\s+(?:bless (?:him|her|them)|poor (?:thing|love|lamb|dear|soul)|(?:the )?(?:dear|daft thing|idiot|plonker)|as (?:usual|ever|always)|of course)(?:,|(?=[.!?]))/giu;

/** What is said, clause by clause. */
export function clausesIn(text: string): readonly string[] {
  return text
    .replaceAll(FONDLY, "")
    .replace(COURTESY, "")
    .split(MARK)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

const IS_SOURCE = new RegExp(String.raw`^${OPENING}${SOURCE}[\s.!]*$`, "iu");

/** Where it is said to stand: "it's in my notes". */
export function sourceIn(clauses: readonly string[]): string | undefined {
  return clauses
    .map((one) => IS_SOURCE.exec(one)?.groups?.["source"])
    .find((one) => one !== undefined);
}

const SAYS =
  "is|was|has|keeps|wants|needs|asks|asked|wanted|needed|can|can['’]t|cannot|could|will|would|doesn['’]t|hasn['’]t|won['’]t|says|said|lost|forgot|never|always|texted|mailed|emailed|rang|called";
const SUBJECT = new RegExp(
  String.raw`^${OPENING}(?<who>(?:my|our|the)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?|\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?)(?:['’]s|['’]ve|\s+(?:${SAYS}))\b`,
  "iu",
);
const NOBODY =
  /^(?:it|that|there|this|what|who|when|where|which|how|he|she|they|we|i|you|somebody|nothing|everything|here)\b/iu;

/** Whom "her" means: the person the clause before tells of, or one before that. */
export function personBefore(clauses: readonly string[], at: number): string | undefined {
  const names = clauses.slice(0, at).map((clause) => SUBJECT.exec(clause)?.groups?.["who"]);
  const who = names.findLast((one) => one !== undefined && !NOBODY.test(one));
  return who?.replace(/^(?:My|Our|The)\s/u, (word) => word.toLowerCase());
}
