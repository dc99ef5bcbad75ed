/** Top names of addresses that are written without a scheme; a shorter list than the registry's, so that file names are none. */
const TOPS =
  "com|org|net|edu|gov|info|biz|io|co|app|dev|ai|me|ly|link|click|page|site|online|shop|top|xyz|club|live|news|zip|example|test|uk|de|fr|eu|us|ca|au|in|cn|ru|br|jp|nl|ch|at|it|es|pl|se";

const LEADS: readonly RegExp[] = [
  // With a scheme, or as browsers take it without one.
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s<>"']+/gi,
  /\b(?:mailto|tel|sms|javascript|data):[^\s<>"']+/gi,
  /\bwww\.[^\s<>"']+/gi,
  new RegExp(String.raw`\b(?:[a-z0-9-]+\.)+(?:${TOPS})\b(?:[/?:][^\s<>"']*)?`, "gi"),
  /\b(?:[a-z0-9-]+\.)+[a-z]{2,}[/?][^\s<>"']+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b(?:[/?:][^\s<>"']*)?/g,
  // Mail addresses.
  /[^\s<>"'@,;:()]+@[^\s<>"'@,;:()]+\.[^\s<>"'@,;:()]+/g,
  // Telephone, card and account numbers, also in groups; dates are none.
  /(?<![\d.-])(?!\d{4}-\d\d-\d\d(?!\d))\+?\d(?:[ ./()-]{0,2}\d){6,}/g,
];

/**
 * Where a text leads: its links, mail addresses and long numbers, as they are written. Look-alike
 * forms of letters and invisible ones hide none.
 */
export function leadsIn(text: string): readonly string[] {
  const found = LEADS.flatMap((pattern) => plain(text).match(pattern) ?? []);
  const whole = found.map((lead) => lead.replace(/[.,;:!?)\]]+$/, ""));
  // Of "https://a.example/b" and "a.example/b" the longer says it all.
  return [...new Set(whole)].filter(
    (lead) => !whole.some((other) => other.length > lead.length && other.includes(lead)),
  );
}

/** Whether somebody's words hold a lead, whatever its case, and a number whatever its groups. */
export function hasLead(words: string, lead: string): boolean {
  const said = plain(words).toLowerCase();
  if (/^[+\d ./()-]+$/.test(lead)) return digits(said).includes(digits(lead));
  return said.includes(lead.toLowerCase());
}

function plain(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}
