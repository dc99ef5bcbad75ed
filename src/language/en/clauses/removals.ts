import { removedBy } from "../../clauses/removed.ts";
import { opening } from "../openings.ts";

/** Verbs that take something away by themselves, and those that do with a word behind what they take. */
const ALONE =
  "(?:delete|remove|cancel|erase|trash|bin(?: off)?|drop|scrap|ditch|axe|kill(?: off)?|wipe|dump|lose|chuck|toss|scrub|nix|stop|unset|get (?:rid|shot) of|do away with|call off|switch off|turn off|throw (?:away|out)|forget(?: about)?|skip|scratch|leave out|cross (?:off|out)|(?:take|strike|knock|cut) off|clear)";
const PARTED = "(?:take|call|turn|switch|throw|cross|knock|strike|cut|chuck|pull|get|clear)";
const BEHIND = /\s+(?:off|out|away|down|on the head)$/i;

export const removed = removedBy({
  alone: opening(String.raw`${ALONE}\s+`),
  parted: opening(String.raw`${PARTED}\s+`),
  behind: BEHIND,
  polite:
    /[\s,.!]*(?:(?:please|thanks|thank you|now|then|instead|after all|for me|will you|would you|could you|altogether|completely|again)[\s,.!?]*)*$/i,
});

/** Any word that may want something away, or tells that it isn't to be. */
const MAY_REMOVE =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|cancel\p{L}*|eras\p{L}*|trash\p{L}*|bin(?:ned|ning)?|been|wip\p{L}*|clear\p{L}*|rid|shot|throw\p{L}*|chuck\p{L}*|dump\p{L}*|ditch\p{L}*|scrap\p{L}*|scrub\p{L}*|drop\p{L}*|axe\p{L}*|nix\p{L}*|kill\p{L}*|scratch\p{L}*|strik\p{L}*|cross|purg\p{L}*|discard\p{L}*|toss\p{L}*|shred\p{L}*|los[ei]\p{L}*|junk\p{L}*|empty|forget|skip\p{L}*|off|aff|out|away|down|gone|go|goes|over|dead|done|shut|pull\p{L}*|ta(?:ke|k|ken|king)|took|get|cut\p{L}*|withdraw\p{L}*|vacat\p{L}*|vanish\p{L}*|disappear\p{L}*|dispos\p{L}*|expung\p{L}*|zap\p{L}*|sling|shove|yeet|destroy\p{L}*|garbage|rubbish|free|bail\p{L}*|quit|stop\p{L}*|no|not|nobody|never|nah|none|nothing|without|can|cell|any ?more|longer|un(?!der|til|less|ion|ique|it|ited)\p{L}+|\p{L}+n['’]?t|fall\p{L}*|fell|moot|superseded|settled|sold)(?!\p{L})/iu;

const AWAY =
  "(?:the\\s+)?(?:\\p{L}+\\s+)?(?:trash|bin|rubbish|dustbin|wastebasket|skip|recycling|recycle)";
/** "Move that over to the boat folder", and not to the bin. */
const RELOCATES = opening(
  String.raw`(?:move|shift|transfer|drag|relocate|copy|put|stick|pop)\s+(?:(?!\s(?:and|to|into)\s)[^,.;!?]){1,60}?\s+(?:(?:over|across|back)\s+)?(?:to|into|in|onto|under)\s+(?!${AWAY}\b)\p{L}`,
  "iu",
);

/** "The two letters can go in the boat folder", "that belongs in Work". */
const GOES_ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:go(?:es)?|belongs?|live|living|lives|(?:be|being)\s+(?:moved|put|filed|kept)|move|moves|moving|slides?|slips?|shifts?)\s+(?:(?:over|across|back|off)\s+)?(?:to|into|in|under)\s+(?!${AWAY}\b)\p{L}`,
  "iu",
);

/** "Move it from Downloads": wherever that goes, it isn't thrown away. */
const MOVES = opening(
  String.raw`(?:move|shift|transfer|relocate)\s+(?!.*(?<!\p{L})(?:off|away|out|aside|${AWAY})(?!\p{L}))\p{L}`,
  "iu",
);

export function relocates(text: string): boolean {
  return [RELOCATES, GOES_ELSEWHERE, MOVES].some((way) => way.test(text));
}

export function mayRemove(text: string): boolean {
  return MAY_REMOVE.test(text);
}

/** "Delete the rota", not "cross it off": gone, and not only done. */
const DELETES = opening(
  String.raw`(?:delete|erase|trash|bin|scrap|ditch|axe|get (?:rid|shot) of|do away with|(?:throw|chuck) (?:out|away))\s+\S`,
);

export function deletes(text: string): boolean {
  return DELETES.test(text);
}
