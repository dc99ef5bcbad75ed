import type { GistAsked } from "../../contract/questions.ts";

const WHO = String.raw`(?!(?:ich|du|wir|es|das|man)\s)[\p{L}.’'-]+(?:\s+[\p{L}.’'-]+){0,3}?`;
const GIST = new RegExp(
  String.raw`^(?:(?:und|also|ach)\s+)?was\s+(?:(?:hat|haben)\s+${WHO}(?:\s+(?:über|zu[mr]?|wegen)\s+(?<past>[^,;.?!]+?))?\s+(?:gesagt|geschrieben|gewollt|gemeint|gefragt)|(?:will|wollen|sagt|sagen|schreibt|schreiben|meint|meinen)\s+${WHO}(?:\s+(?:über|zu[mr]?|wegen)\s+(?<now>[^,;.?!]+?))?(?:\s+von\s+(?:mir|uns))?)(?:\s+(?:denn|jetzt|noch mal))?[\s?.!]*$`,
  "iu",
);

/** "Was hat Una über das Boot geschrieben". */
export function gistAsked(text: string): GistAsked | undefined {
  const found = GIST.exec(text);
  return found ? { about: found.groups?.["past"] ?? found.groups?.["now"] ?? "" } : undefined;
}
