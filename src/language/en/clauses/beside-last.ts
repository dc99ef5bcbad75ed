const LEAD = String.raw`(?:(?:and|so|(?:oh\s+)?ok(?:ay)?|right|then|but|well|great|thanks|cool|good|fine|(?:oh\s+)?(?:lovely|nice)|what about|how about)[\s,.;!–—-]+)`;
const ASKS = String.raw`(?:(?:what|when)(?:['’]?s| is| comes| do i have| have i got| am i doing)?(?: there| on)?\s+(?:(?:on|in)\s+)?)`;
const END = String.raw`(?:,?\s+(?:then|please|though))*[\s.?!]*$`;
const ONE = String.raw`the\s+(?:(?<same>(?:next\s+)?(?:one|time))|(?<unit>week(?:end)?|month|year))`;

/** "And (straight) after that?", "what comes after?", "when's the one after that". */
function onSide(side: string): string {
  const words = String.raw`(?:(?:right|straight|directly|immediately|just)\s+)?${side}(?:\s+(?:that|it|this|him|her|them))?`;
  return String.raw`^${LEAD}*${ASKS}?(?:${ONE}\s+)?${words}${END}`;
}

/** "What comes next?", "then what?", "and the next one?". */
const NEXT = String.raw`^(?:${LEAD}*(?:what comes next|what then|then what)|${LEAD}+(?:what(?:['’]?s| is)\s+)?next|${LEAD}*${ASKS}?the (?<next>next (?:one|time)))${END}`;

/** What is asked of what comes after the thing that was shown, or before it; `same` and `next` want one of its own sort, `unit` a stretch of time. */
export const BESIDE_LAST = {
  after: new RegExp(`${onSide("after(?:wards)?")}|${NEXT}`, "iu"),
  before: new RegExp(onSide("before(?:hand)?"), "iu"),
  units: { week: "week", weekend: "weekend", month: "month", year: "year" },
} as const;
