/** "So we'd better say two", "let's make it eight". */
const SAYS = String.raw`(?:so\s+)?(?:(?:(?:we|i|you)(?:['’]d|\s+had)?\s+)?(?:better|best)\s+|let['’]?s\s+(?:just\s+)?|let us\s+|(?:we|i)(?:['’]ll|\s+will|\s+can|\s+should|\s+could|\s+might as well)\s+(?:just\s+)?|shall we\s+)(?:say|make\s+(?:it|that)|go\s+for|call\s+it|do)`;
const SO = String.raw`so\s+(?:please\s+|just\s+|can you\s+|could you\s+)?(?:say|make\s+(?:it|that)|call\s+it)`;
const CONCLUDED = new RegExp(
  String.raw`(?:^|[,.;:!?–—]\s+|\s(?=so\s))(?:and\s+|but\s+)?(?:${SAYS}|${SO})\s+(?<words>\S[^,.;:!?–—]*?)(?:,?\s+(?:then|instead|please))*[\s.!]*$`,
  "iu",
);
/** "She only gets off at two", "they can't come till ten": no sooner than then. */
const NO_SOONER = new RegExp(
  String.raw`(?:^|[,.;:!?–—]\s+)(?:and\s+|but\s+)?(?!(?:i|you)\b)[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}?\s+(?:only|just)\s+(?!(?:said|meant|want\p{L}*|need\p{L}*)\b)[\p{L}'’-]+(?:\s+(?!at\b|from\b)[\p{L}'’-]+){0,4}?\s+(?<words>(?:at|from)\s+\S[^,.;:!?–—]*?)(?:\s+(?:that day|then|now|on\s+\p{L}+days))?[\s.!]*$`,
  "iu",
);

/** The value that what is told comes to: "she has the dentist, so we'd better say two"; undefined where nothing does. */
export function concluded(text: string): string | undefined {
  const said = CONCLUDED.exec(text) ?? NO_SOONER.exec(text);
  return said?.groups?.["words"]?.replace(LEAD, "");
}

const LEAD = /^from\s+/iu;
