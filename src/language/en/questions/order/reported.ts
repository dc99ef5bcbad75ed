import { isAct } from "../form/asking-clause.ts";

/**
 * What somebody else wants to know, told to who can answer it:
 *
 *   The plumber's here and  he  's asking  where the meter is  →  where the meter is
 *   └────── before ──────┘ who  └ asks ─┘  └──── asked ─────┘
 */
const ASKED = String.raw`(?:what|which|who|whose|where|when|how)(?:['’]\p{L}+)?\s+(?!about\b|to\b)\S`;
const WHO = String.raw`(?!(?:i|we|you|who|what|which|when|where|how|if|does|do|did|is|are|was|has)\b)[\p{L}'’.-]+?(?:\s+[\p{L}'’.-]+){0,5}?`;
const OFTEN = String.raw`(?:\s+(?:just|only|now|always|also|still|here|back|been|forever))*`;
const ASKS = String.raw`(?:(?:['’](?:s|re)|\s+(?:is|are|was|were|keeps?|has|have))${OFTEN}\s+(?:asking|wondering|wanting\s+to\s+know)|(?:\s+(?:just|only|also|still))?\s+(?:asks|wonders|(?:wants?|wanted|needs?|needed|would\s+like)\s+to\s+(?:know|be\s+told)|asked\s+(?:me|us))|['’](?:d\s+like\s+to\s+know|s${OFTEN}\s+asked\s+(?:me|us)))(?:\s+(?:me|us))?(?:\s+(?:again|now))?`;
const REPORTED = new RegExp(
  String.raw`^(?<before>(?:.*(?:[.,;!?–—]|\s(?:and|so|but|because|as))\s+)?)(?<who>${WHO})${ASKS},?\s+(?<asked>${ASKED}.*)$`,
  "isu",
);
/** Where another clause of the same breath begins, but for a further question. */
const CLAUSE = new RegExp(String.raw`(?:\s*[.,:;!?–—]|\s+(?:and|so|then))\s+(?!${ASKED})`, "iu");

/** The question that somebody else has, where nothing is to be done about it; any other text as it is. */
export function reportedQuestion(text: string): string {
  const { before = "", who = "", asked } = REPORTED.exec(text.trim())?.groups ?? {};
  if (asked === undefined || before.includes(":")) return text;
  const [, ...behind] = asked.split(CLAUSE);
  const others = [...before.split(CLAUSE), who, ...behind];
  return others.some(isAct) ? text : outright(asked);
}

/** "How big the dog is" → "how big is the dog". */
const INDIRECT =
  /^(?<asks>(?:how\s+\p{L}+|(?:what|which)\s+(?:time|day|date|size|colou?r|number|room|page)|what|where|when|who|how)\s+)(?<thing>(?:(?!(?:is|are|was|were|do|does|did|has|have|can|will|and|or|but|what|how|when|where|who)\b)[\p{L}'’-]+\s+){1,6}?)(?<be>is|are|was|were)(?=\s*(?:[,.;!?–—]|$|(?:again|in|on|at|for|off|from|by)\b))/iu;

function outright(asked: string): string {
  return asked.replace(INDIRECT, "$<asks>$<be> $<thing>").replace(/\s+(?=[,.;!?]|$)/g, "");
}
