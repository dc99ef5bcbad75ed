import type { GistAsked } from "../../contract/questions.ts";
import { OPENING } from "../openings.ts";

const NOBODY = String.raw`(?!(?:i|you|we|it|that|this|there|those|these|one)\b)`;
const WHO = String.raw`${NOBODY}[\p{L}.’'-]+?(?:\s+[\p{L}.’'-]+){0,3}?`;
const SAYS =
  "say|said|write|written|tell (?:me|us)|told (?:me|us)|want|need|ask(?:ed)?(?: (?:me|us))?(?: for)?|reply|replied|think|reckon|mean|text(?:ed)?(?: me)?|e-?mail(?:ed)?(?: me)?|mail(?:ed)?(?: me)?|message(?:d)?(?: me)?";
const GIST = new RegExp(
  String.raw`^${OPENING}what(?:['’]s|\s+(?:is|did|does|do|has|have))\s+${WHO}\s+(?:${SAYS})(?:\s+(?:from|of)\s+(?:me|us))?(?:\s+(?:about|regarding|on the subject of|for)\s+(?<about>[^,;.?!]+?))?(?:\s+(?:then|again|now))?[\s?.!]*$`,
  "iu",
);

export function gistAsked(text: string): GistAsked | undefined {
  const found = GIST.exec(text);
  return found ? { about: found.groups?.["about"] ?? "" } : undefined;
}
