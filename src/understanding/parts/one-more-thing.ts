import type { Language } from "../../language/language.ts";
import type { RequestTail } from "../../language/contract/requests.ts";
import type { Part } from "./part.ts";

/** "Add milk and two loaves to the shopping list": one more thing with the place or time of both. */
export function sharesTail(left: string, right: string, language: Language): boolean {
  const tailOf = (side: string): RequestTail => language.wordingOf(side).parting.tail;
  if (tailOf(left).start < left.length) return false;
  const { start } = tailOf(right);
  const counted = language.wordingOf(right.slice(0, start).trim()).without.count;
  const isOneThing = /^[\p{L}'’-]+[.,]?$/u.test(counted);
  return (isOneThing && start < right.length) || isPutBeside(left, right, language);
}

/** "Put oat milk and fish fingers on the list in my notes": without a verb of its own it goes where that goes. */
function isPutBeside(left: string, right: string, { wordingOf, tokensOf }: Language): boolean {
  const { cues, wish } = wordingOf(right);
  const isPlaced =
    cues.addedToStart !== undefined && wordingOf(left).cues.addedToStart === undefined;
  const thing = tokensOf(right.slice(0, cues.addedToStart));
  const [verb] = tokensOf(left.slice(wordingOf(left).cues.opening));
  const isPut = verb?.is.has("puts") === true && thing[0]?.is.has("puts") !== true;
  return isPlaced && isPut && thing.length <= MOST_IN_THING && !wish.beginsAct;
}

/** No thing that is put beside another is called by more words. */
const MOST_IN_THING = 4;

type Writing = {
  readonly language: Language;
  readonly takesRecord: (tool: string) => boolean;
  readonly takesText: (tool: string) => boolean;
};

/** A mere thing behind something to be done to a record, to be remembered or written: one more, and no request. */
export function isMoreOf(
  { text, ranked }: Part,
  right: string,
  { language: { wordingOf }, takesRecord, takesText }: Writing,
): boolean {
  const { wish, mood, parting } = wordingOf(right);
  const isThing = wish.isThing && !wish.beginsAct && !mood.isClause && parting.tail.start > 0;
  const tool = ranked.tools[0]?.name ?? "";
  const isDone = takesRecord(tool) || takesText(tool) || wordingOf(text).wish.act === "remind";
  return isThing && isDone && !mood.isQuestion;
}
