import { OPENING } from "../openings.ts";

const LEAD = String.raw`(?:(?:go on|yeah|yes|ok(?:ay)?|and|right|so)[\s,.!–—-]+)*`;
const ASKS = String.raw`(?:(?:read|open|show|give|tell)(?:\s+me)?(?:\s+(?:about|out))?\s+|let me (?:see|hear)\s+|what(?:['’]s| is| does| did)\s+)?`;
/** These say where one is, or that it is another. */
const NO_NAME = String.raw`(?!(?:first|second|third|fourth|fifth|sixth|last|latest|newest|oldest|next|other|same|only|right|wrong|big|\d\p{L}*)\s)`;
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*`;
const ONE = String.raw`(?:the|that)\s+(?:${NO_NAME}(?<before>(?:${WORD}\s+){1,4}?)one|one\s+(?:about|with|for|on|from)\s+(?:the\s+|my\s+)?(?<behind>${WORD}(?:\s+${WORD}){0,4}?))`;
const TOLD = new RegExp(
  String.raw`^${LEAD}${OPENING}${ASKS}${ONE}(?:\s+(?:say|says|about|please|then))*[\s.?!]*$`,
  "iu",
);

/** "Go on, the ferry one", "read the one about the ferry": the words that tell which of several is to be shown. */
export function oneToldIn(text: string): string | undefined {
  const { before, behind } = TOLD.exec(text)?.groups ?? {};
  return (before ?? behind)?.trim();
}
