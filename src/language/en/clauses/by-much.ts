import { byMuchBy } from "../../clauses/by-much.ts";
import { SMALL_NUMBERS, TENS } from "../numbers/vocabulary.ts";
import { OPENING } from "../openings.ts";

const COUNT = String.raw`\d{1,3}|(?:${[...TENS.values()].join("|")})(?:[- ](?:${SMALL_NUMBERS.slice(1, 10).join("|")}))?|${SMALL_NUMBERS.slice(1).join("|")}`;
const NUMBER = String.raw`(?<number>${COUNT}|an|a|half an|(?:a )?couple(?: of)?|(?:a )?few)`;
const UNIT = "(?<unit>percent|points?|seconds?|secs?|minutes?|mins?|hours?)";
const AMOUNT = String.raw`${NUMBER}(?:\s+${UNIT})?`;
const ONE = "(?:it|that|them|those|this one|this|the timer|the volume)";
const ON_IT = String.raw`(?:\s+(?:to|on|onto)\s+(?:there|${ONE}))`;
const LEAD = String.raw`^(?:(?:so|and|but|then)\s+)?${OPENING}(?:(?:no|oh|ah|hm+|well|actually|right|sorry)[,\s]+)*(?:(?:make|let['’]s have|I(?:['’]ll| will)? need)\s+(?:it|that)?\s*|just\s+)?`;
const END = String.raw`(?:\s*,?\s*(?:actually|please|then|thanks|would you|will you|could you|can you|for me|I think|after all))*[\s.,;:!?–—-]*$`;
const PUT = "add|put|stick|pop|bung|whack|tack";
/** "Give it", "let them have". */
const GIVE = String.raw`(?:(?:give|allow)\s+${ONE}|let\s+${ONE}\s+have|${ONE}\s+(?:needs?|wants?))\s+`;
const MORE = "more|extra|longer|higher|louder|up|on top|on";
const LESS = "less|fewer|shorter|lower|quieter|down|off";
const THAN = String.raw`(?:\s+than\s+(?:it|that)(?:['’]s)?)?`;
const SAYINGS = [
  // "Add five to that", "stick another ten minutes on it", "let it have another two minutes".
  [
    String.raw`(?:(?:${PUT})\s+${AMOUNT}(?:\s+(?:more|extra))?${ON_IT}?|(?:(?:${PUT})\s+|${GIVE})?(?:another|an extra|a further)\s+${AMOUNT}(?:\s+on top)?${ON_IT}?)`,
    "more",
  ],
  [String.raw`(?:${GIVE})?${AMOUNT}\s+(?:${MORE})${THAN}${ON_IT}?`, "more"],
  [String.raw`(?:${GIVE})?${NUMBER}\s+(?:more|extra)\s+${UNIT}${ON_IT}?`, "more"],
  [
    String.raw`(?:turn|bring|push|bump|nudge|put|raise|move)\s+${ONE}\s+(?:up\s+)?by\s+${AMOUNT}`,
    "more",
  ],
  [String.raw`up\s+(?:by\s+)?${AMOUNT}`, "more"],
  // "Ten less than that", "take five off", "drop it by ten", "three minutes shorter".
  [String.raw`${AMOUNT}\s+(?:${LESS})${THAN}`, "less"],
  [String.raw`(?:take|knock|shave|drop)\s+${AMOUNT}\s+off(?:\s+(?:of\s+)?${ONE})?`, "less"],
  [
    String.raw`(?:turn|bring|take|push|lower|drop|cut|shorten|put)\s+${ONE}\s+(?:down\s+)?by\s+${AMOUNT}`,
    "less",
  ],
  [String.raw`down\s+(?:by\s+)?${AMOUNT}`, "less"],
  // "Have it at forty", "a bit more, forty say".
  [
    String.raw`(?:have|put|set|leave|keep|make|turn|take|bring)\s+(?:it|that)\s+(?:(?:up|down|back)\s+)?(?:(?:at|to|on)\s+)?(?<number>${COUNT})(?:\s+${UNIT})?`,
    "to",
  ],
  [
    String.raw`(?:a\s+)?(?:bit|little|touch|tad|lot|shade)\s+(?:${MORE}|${LESS})[,;:.]?\s+(?:(?:to|say|about|around|call it|make it)\s+)?(?<number>${COUNT})(?:\s+${UNIT})?(?:\s+(?:say|or so|ish|will do))?`,
    "to",
  ],
] as const;
const BY = SAYINGS.map(([words, way]) => [new RegExp(`${LEAD}${words}${END}`, "iu"), way] as const);

/** How much more or less than it is something is to be ("add five to that", "ten less"), or how much ("have it at forty"). */
export const byMuchIn = byMuchBy({
  sayings: BY,
  shares: /^(?:percent|points?)$/iu,
  minutes: "minutes",
});
