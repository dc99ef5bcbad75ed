const STREET =
  "Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Way|Court|Ct|Place|Pl|Grove|Terrace|Row|Square|Hill|Gardens?|Park|Crescent|Parade|Broadway|Boulevard|Blvd|Quay|Mews|Walk|View|Rise|Yard|Green|Arcade|Circle|Trail|Highway|Alley";
const WORD = String.raw`\p{Lu}[\p{L}’'-]*`;
/** "19 Elm Road, Leigh", "Flat 3, 22 Alexandra Street". */
const ADDRESS = new RegExp(
  String.raw`(?:(?:Flat|Unit|Room|Suite|Apartment)\s+\w+,?\s+)?\d+[a-z]?\s+(?:(?:the\s+)?${WORD}\s+){0,4}?(?:${STREET})\b(?:,?\s+(?!(?:The|We|It|I|You|Please|Ask|Now)\b)(?:[A-Z]{1,2}\d\w?(?:\s\d[A-Z]{2})?|${WORD}|\d{5})){0,4}`,
  "u",
);

/** The address in a sentence, by its number and its street. */
export function addressIn(text: string): string | undefined {
  return ADDRESS.exec(text)?.[0].trim();
}
