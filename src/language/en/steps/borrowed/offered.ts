import { HOUR_WORDS } from "../../numbers/vocabulary.ts";
import type { Offered } from "../../../contract/steps.ts";
import { opening } from "../../openings.ts";
import { CHANGES } from "../selections/heads.ts";

const HOUR = String.raw`(?:(?:half|quarter)(?:\s+(?:past|to|after))?\s+)?(?:\d{1,2}(?:[:.]\d\d)?|${HOUR_WORDS}|noon)(?:\s*(?:am|pm|o['’]clock))?`;
const DAY = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|today|tonight)";
const TIME = String.raw`(?:the\s+)?(?:${DAY}(?:\s+at\s+${HOUR})?|${HOUR})`;
/** Words that speak against the time behind them. */
const AGAINST = new RegExp(
  String.raw`,?\s*\b(?:instead of|rather than|and not|not|no longer|(?:can['’]?t|cannot|can not|won['’]?t|couldn['’]?t)\s+(?:do|make|manage|come(?:\s+at)?|be there at))\s+(?:at\s+|on\s+)?(?<time>${TIME})(?![\p{L}\d:])(?:\s+any\s?more)?`,
  "giu",
);
/** A number alone is an hour where it is what somebody can do, or asks for. */
const BARE = new RegExp(
  String.raw`(?<lead>\b(?:do|make(?:\s+it)?|say|is|be|for|till|until|come|better|prefer|manage|have|it['’]s|now|so|maybe|around|about|perhaps|like)\s+|(?:^|[.!?,]\s+))(?<hour>${HOUR})(?=\s*(?:[.,!?]|$|\b(?:instead|ok|okay|works|work|now|please|on|for|if|better|suit|would|sharp|rather)\b))`,
  "giu",
);

const MOVES = opening(String.raw`(?:${CHANGES}|make|have|change|start|set)\s`);
const HOUR_AGAINST = new RegExp(
  String.raw`,?\s+(?:instead of|rather than|and not|not)\s+(?:at\s+)?${HOUR}(?=\s*(?:[,.!?]|$|and\s))`,
  "iu",
);

/** A request to move something without the hour it only speaks against, where it says another: "to one, not half twelve". */
export function withoutAgainst(sentence: string): string {
  const plain = MOVES.test(sentence) ? sentence.replace(HOUR_AGAINST, "") : sentence;
  return SAID_HOUR.test(plain) ? plain : sentence;
}

const SAID_HOUR = new RegExp(String.raw`(?<![\p{L}\d])${HOUR}(?![\p{L}\d])`, "iu");

/** The times that a text offers and speaks against, a bare number as the hour it is: "could we do 11 rather than 10". */
export function offeredIn(text: string): Offered {
  const against = [...text.matchAll(AGAINST)].map(({ groups }) => `at ${groups?.["time"] ?? ""}`);
  return { text: text.replace(AGAINST, " ").replace(BARE, "$<lead>at $<hour>"), against };
}
