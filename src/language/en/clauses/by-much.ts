import { byMuchBy } from "../../clauses/by-much.ts";
import { SMALL_NUMBERS, TENS } from "../numbers/vocabulary.ts";
import { OPENING } from "../openings.ts";

const NUMBER = String.raw`(?<number>\d{1,3}|(?:${[...TENS.values()].join("|")})(?:[- ](?:${SMALL_NUMBERS.slice(1, 10).join("|")}))?|${SMALL_NUMBERS.slice(1).join("|")}|a|an|half an|a couple(?: of)?|a few)`;
const UNIT = "(?<unit>percent|points?|seconds?|secs?|minutes?|mins?|hours?)";
const AMOUNT = String.raw`${NUMBER}(?:\s+${UNIT})?`;
const ON_IT = String.raw`(?:\s+(?:to|on|onto)\s+(?:it|that|there|this one|the timer|the volume))`;
const LEAD = String.raw`^${OPENING}(?:(?:no|oh|ah|hm+|well|actually|right|sorry)[,\s]+)*(?:(?:make|let['’]s have|I(?:['’]ll| will)? need)\s+(?:it|that)?\s*|just\s+)?`;
const END = String.raw`(?:\s*,?\s*(?:actually|please|then|thanks|would you|will you|could you|can you|for me|I think|after all))*[\s.!?]*$`;
const MORE = "more|extra|longer|higher|louder|up";
const LESS = "less|fewer|shorter|lower|quieter|down";
const SAYINGS = [
  // "Add five to that", "stick another ten minutes on it", "another two minutes".
  [
    String.raw`(?:(?:add|put|stick|pop|bung)\s+${AMOUNT}(?:\s+(?:more|extra))?${ON_IT}|(?:(?:add|put|stick|pop|bung|give it)\s+)?(?:another|an extra|a further)\s+${AMOUNT}${ON_IT}?)`,
    true,
  ],
  [
    String.raw`(?:give it\s+)?${AMOUNT}\s+(?:${MORE})(?:\s+than\s+(?:it|that)(?:['’]s)?)?${ON_IT}?`,
    true,
  ],
  [String.raw`(?:give it\s+)?${NUMBER}\s+(?:more|extra)\s+${UNIT}${ON_IT}?`, true],
  // "Ten less than that", "take five off", "three minutes shorter".
  [String.raw`${AMOUNT}\s+(?:${LESS})(?:\s+than\s+(?:it|that)(?:['’]s)?)?`, false],
  [String.raw`(?:take|knock|shave|drop)\s+${AMOUNT}\s+off(?:\s+(?:it|that|the timer))?`, false],
] as const;
const BY = SAYINGS.map(
  ([words, isMore]) => [new RegExp(`${LEAD}${words}${END}`, "iu"), isMore] as const,
);

/** How much more or less than it is something is to be: "add five to that", "ten less". */
export const byMuchIn = byMuchBy({
  sayings: BY,
  shares: /^(?:percent|points?)$/iu,
  minutes: "minutes",
});
