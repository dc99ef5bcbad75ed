const LEAD = String.raw`(?:(?:and|so|ok(?:ay)?|right|then|but|well|great|thanks|cool)[\s,.;!–—-]+)`;
const ASKS = String.raw`(?:(?:what|when)(?:['’]?s| is| comes| do i have| have i got| am i doing)?(?: there| on)?\s+)`;
const END = String.raw`(?:,?\s+(?:then|please|though))*[\s.?!]*$`;
const ONE = String.raw`the\s+(?<same>(?:next\s+)?(?:one|time))`;

/** "And (straight) after that?", "what comes after?", "when's the one after that". */
function onSide(side: string): string {
  const words = String.raw`(?:(?:right|straight|directly|immediately|just)\s+)?${side}(?:\s+(?:that|it|this|him|her|them))?`;
  return String.raw`^${LEAD}*${ASKS}?(?:${ONE}\s+)?${words}${END}`;
}

/** "What comes next?", "then what?", "and the next one?". */
const NEXT = String.raw`^(?:${LEAD}*(?:what comes next|what then|then what)|${LEAD}+(?:what(?:['’]?s| is)\s+)?next|${LEAD}*${ASKS}?the (?<next>next (?:one|time)))${END}`;

/** What is asked of what comes after the thing that was shown, or before it; `same` and `next` want one of its own sort. */
export const BESIDE_LAST = {
  after: new RegExp(`${onSide("after(?:wards)?")}|${NEXT}`, "iu"),
  before: new RegExp(onSide("before(?:hand)?"), "iu"),
};
