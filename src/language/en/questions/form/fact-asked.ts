import type { Fact } from "../../../contract/questions.ts";
import { CALLS } from "../../objects.ts";
import { asks } from "./asks.ts";

/** "Mum's birthday lunch" is something that takes place, and no field of a card. */
const KEPT = String.raw`\s+(?:breakfast|brunch|lunch|tea|dinner|supper|meal|drinks|party|bash|do|get[\s-]together|celebration|outing|trip|weekend|walk|picnic|barbecue|treat|present|gift|card|cake|surprise|list)\b`;

const FACTS: readonly (readonly [Fact, RegExp])[] = [
  ["call", CALLS],
  [
    "kept",
    asks(
      String.raw`(?:(?:on|in) )?(?:what|which) (?:\p{L}+ )?(?:list|calendar)(?:['’]s|\s+(?:is|was|are|were|did|do|does|have|has))\b\s+\S.*\b(?:on|in|under|put|kept|down)$`,
    ),
  ],
  [
    "birthday",
    asks(
      String.raw`(?=.*\b(?:birthday\b(?!${KEPT})|born\b|birth date\b|date of birth\b))(?:when|(?:on )?(?:what|which)(?!\s+time))`,
    ),
  ],
  ["age", asks(String.raw`how old(?:['’]s|\s+(?:is|are|was|will))\b|what age\b`)],
  [
    "mail",
    asks(
      String.raw`what['’]?s\b(?!.*\b(?:latest|last|newest|new|first|oldest|next|(?:most )?recent)\s+e-?mail\b).*(?<!\bin\s+(?:[\w'’]+\s+)?)\be-?mail(?: address)?\b(?!\s+(?:from|about|that|which|i|we|he|she|they)\b)|what (?:is|was)\b.*\be-?mail address\b`,
    ),
  ],
  [
    "number",
    asks(
      String.raw`(?:what|which)\b.*\b(?:phone|mobile|telephone|cell)\s*number\b|(?:what|which)(?:['’]s|\s+(?:is|was|are))\b.*\bnumber\b|how (?:do|can) i (?:reach|ring|call|phone)\b|what number\b`,
    ),
  ],
  [
    "firm",
    asks(
      String.raw`(?:where (?:does|do|is)\b.*\b(?:work|employed)\b|who (?:does|do)\b.*\bwork (?:for|with)\b|for whom\b.*\bworks?\b|who(?:m)?(?: is it|['’]s it)\b.*\bworks? for\b|(?:what|which) (?:firm|company|hospital|school|office|practice|shop|agency|bank|university|college)\b.*\b(?:work|with|at|for|in|from)\b)`,
    ),
  ],
  [
    "job",
    asks(
      String.raw`what (?:does|do) .*\bdo(?: for (?:a living|work|a job))?[?.]?$|what['’]?s .*\b(?:job|profession|trade|occupation)\b`,
    ),
  ],
  [
    "who",
    asks(
      String.raw`who(?:['’]s|\s+(?:is|was))\s+(?:he|she|(?:the|this|that)\s+(?:wo)?man|the\s+(?:lady|person|guy|bloke)|(?:(?:that|this)\s+)?(?-i:\p{Lu})[\p{L}'’-]+(?:\s+(?-i:\p{Lu})[\p{L}'’-]+){0,2})(?:\s+(?:again|anyway|exactly|please|now))?\W*$`,
    ),
  ],
  [
    "address",
    asks(
      String.raw`where (?:does|do|did)\b.*\b(?:live|stay)\b|where(?:['’]s| is)\s+(?:\p{L}[\p{L}-]*\s+){0,2}?\p{L}+['’]s\s+(?:place|house|flat|home)(?:\s+again)?$|(?:what|which) (?:(?:home|house|postal|street) )?address\b|(?:what|which) (?:street|road|house number|postcode|town|city|village|number and street)\b|what(?:['’]s| is| was)\b.*\b(?:home |house |postal |street )?address\b`,
    ),
  ],
  [
    "with",
    asks(String.raw`who(?:['’]s|m)?\b.*\b(?:with|coming|going|invited|attending|joining)\b`),
  ],
  [
    "where",
    asks(
      String.raw`where(?:['’]s|abouts)?\b|what(?:['’]s| is) the (?:location|venue|place)\b|(?:at|in) (?:what|which) (?:place|room|hall|building)\b`,
    ),
  ],
  [
    "long",
    asks(
      String.raw`how (?:long(?:['’]s|\s+(?:is|does|will|are|was|do))|much time (?:does|will))\b|how (?:long|much time)\s+(?:have (?:i|we)(?: got)?|am i|are we)\s+(?!(?:been|had|left|till?|until|to|before)\b)(?:\S.*\s)?(?:for|there|with|at|down)\b(?!.*\b(?:left|till?|until|before|ago)\b)`,
    ),
  ],
  [
    "when",
    asks(
      String.raw`(?:(?:until|till|by|since|from) )?when(?:['’]s)?\b|(?:(?:at|until|till|by|from) )?what time\b|(?:(?:on|by|until|till) )?(?:what|which) (?:day|date)\b|how soon\b`,
    ),
  ],
];

/** The fact of a record that a question is about, the most particular first. */
export function factAsked(words: string): Fact | undefined {
  return FACTS.find(([, pattern]) => pattern.test(words))?.[0];
}
