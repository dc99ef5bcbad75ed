import type { Joint } from "../../contract/requests.ts";
import { END, OPENING, opensReminding } from "../openings.ts";

/** Words that join two requests; the longest first. "Am 3. März" ends no sentence. */
const JOINTS =
  /\s*(?:[,;.!?]*\s+und\s+(?:(?:dann|danach|auch|außerdem|noch),?\s+)?|[,;.!?]*\s+(?:dann|danach|anschließend|außerdem)\s+|;\s+|(?<!\d)[.!?]+\s+(?:(?:außerdem|danach|dann|und),?\s+)?)/giu;
const ENDS = new RegExp(
  String.raw`${JOINTS.source}|,\s+(?=(?:also|beide|es|ich|wir|er|sie|das|da)${END})`,
  "giu",
);
/** A request with more joints than this is a story; only its first ones are tried. */
const MAX_JOINTS = 8;

const ALSO = new RegExp(`(?:auch|außerdem)${END}`, "iu");
const TOO = new RegExp(String.raw`[\s,]+(?:auch|ebenfalls|ebenso)[.!?]*$`, "iu");

/** The first places where a text may be two requests. */
export function jointsIn(text: string): readonly Joint[] {
  return [...text.matchAll(JOINTS)].slice(0, MAX_JOINTS).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    gap: index + words.search(/[^,;.!?]/),
    isSentence: /[.!?]/.test(words),
    isAlso: ALSO.test(words),
  }));
}

/** Where what follows a joint may end. */
export function endsIn(right: string): readonly number[] {
  return [...right.matchAll(ENDS)].slice(0, MAX_JOINTS).map(({ index }) => index);
}

/** Words that end in saying that it is one more thing. */
export function endsInToo(text: string): boolean {
  return TOO.test(text);
}

export function withoutToo(text: string): string {
  return text.replace(TOO, "");
}

/** A record that was not spoken of before. */
const RECORD = new RegExp(
  String.raw`^(?:der|die|das|den|dem|mein\p{L}*|unser\p{L}*)\s+(?!(?:andere|nächste|gleiche|selbe|erste|zweite|letzte)[nrsm]?${END})\S`,
  "iu",
);

export function namesRecord(text: string): boolean {
  return RECORD.test(text);
}

/** What is not to be. A large letter says nothing here: every noun has one. */
const OTHER = new RegExp(`^(?:nicht|nie|niemals|kein\\p{L}*)${END}`, "iu");

export function isNoRequest(text: string): boolean {
  return OTHER.test(text);
}

/** A right side that begins as the left does, or asks to be reminded again. */
export function opensAlike(one: string, other: string): boolean {
  return firstWords(one) === firstWords(other) || opensReminding(other);
}

function firstWords(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 2).join(" ");
}

/** Words that begin no request. */
const NO_ACT =
  "der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein\\p{L}*|dein\\p{L}*|sein\\p{L}*|unser\\p{L}*|mit|für|zu|zum|zur|von|vom|über|in|im|am|an|auf|bei|um|wenn|weil|während|seit|bis|aber|oder|nicht|nie|beide|ich|wir|du|er|sie|es|ihr|da|dies\\p{L}*|ist|sind|war|waren|hat|haben|hatte";
/** "Mach das Licht aus", "bestell eine Pizza", "wer hat gewonnen": a verb in small letters that stands first. */
const ACTS = new RegExp(
  String.raw`^${OPENING}(?:(?:[Ww]as|[Ww]er|[Ww]ie|[Ww]arum|[Ww]o|[Ww]ann|[Ww]elche\p{L}?)${END}|(?!(?:${NO_ACT})${END})\p{L}?\p{Ll}+\s+(?:(?:mal|bitte|mir|uns)\s+)*(?:(?:der|die|das|den|dem|ein|eine|einen|mein\p{L}*|unser\p{L}*|es|ihn|ihr|ihm|alle\p{L}?|dies\p{L}*)${END}|\p{Lu}))`,
  "u",
);

/** Words that begin as an act or a question does, whatever they ask for. */
export function beginsAct(text: string): boolean {
  return ACTS.test(text);
}
