import { frontIn } from "./front.ts";
import { asLasting } from "./length/lasting.ts";
import { asLength } from "./length/lengthened.ts";
import { minutesMoved } from "./beside/minutes-moved.ts";
import { withoutAgainst } from "../borrowed/offered.ts";
import { countIn, timeIn, withExceptionIn } from "./ends.ts";
import { eachTimed } from "./each/each-timed.ts";
import { minutesMore } from "./length/minutes-more.ts";
import { snoozed } from "./length/snoozed.ts";
import { asActive } from "./asked/passive.ts";
import { withWhichOne } from "./asked/which-one.ts";
import { asWaiting } from "./asked/waiting.ts";
import { asAskedPlainly } from "./asked/plainly.ts";
import { asSpokenOf } from "./asked/ellipses.ts";
import { asPutAway } from "./asked/put-away.ts";
import { asPutDown } from "./asked/put-down.ts";
import { asToldMoves } from "./asked/told-moves.ts";
import { asBeside } from "./beside/sides.ts";
import { withDayIn } from "./day-before.ts";
import { objectIn } from "./fronted.ts";
import { lengthBehind } from "./length/length-of.ts";
import { asRequest } from "./asked/courtesy.ts";
import { eachTimer } from "./each/each-timer.ts";
import { besideBehind } from "./reminded-beside.ts";
import { filled } from "./filled.ts";
import { asLotAct, kept } from "./lots/lot-first.ts";
import { pointedLot } from "./lots/pointed-lot.ts";
import { withNamed } from "./named/named-things.ts";
import { withoutTag } from "./asked/tags.ts";

const SENTENCE = /(?<=[.!?;])\s+/u;
/** What an act is done to as a whole, one by one: "an hour later each". */
const EACH = /(?<=\b(?:all|both|every|everything)\b.*)\s+(?:each|apiece)(?=\s*[.!?]*$)/iu;

/** "Move it to Friday, times as they are". */
const SAME_TIMES =
  /,\s+(?:and\s+)?(?:keep(?:ing)?\s+)?(?:all\s+)?(?:the\s+|their\s+)?times? (?:as (?:they|it) (?:are|is|were|was)|unchanged|the same)(?=\s*[.!?]*$)/iu;

/** "Move the dentist to Thursday, same time": who only names another day wants that. */
const SAME_TIME =
  /(?<=\b(?:move|shift|push|put|bump|change|reschedule|bring)\s.*),?\s+(?:(?:at\s+)?the\s+)?same time(?: of day)?(?=\s*(?:[.!?]|$))/iu;

/** "Bump it up to Thursday" goes there, and no further. */
const UP = /(?<=\b(?:bump|move|bring|pull|push|shift|put)(?:ed|s)?\s.+)\s+up(?=\s+to\s)/iu;

/**
 * A request with its words where they belong: without what is only courtesy, as something to do where
 * it says what is to happen, what is made with what is put in it, a thing that was named first and then
 * pointed at as its object, a day that was named first where it is pointed at, an exception said at the
 * end, a thing or a person where what is to be remembered or told only points. Any other text as it is.
 */
export function inPlace(text: string): string {
  const plain = asToldMoves(asPutDown(asWaiting(kept(text))))
    .split(SENTENCE)
    .map((sentence) => sentence.replace(SAME_TIMES, "").replace(SAME_TIME, ""))
    .map(withoutTag)
    .map(withoutAgainst)
    .map(asAskedPlainly)
    .map(asPutAway)
    .map(withWhichOne)
    .map(asSpokenOf)
    .map(asLasting)
    .map(asLength)
    .map(snoozed)
    .map(minutesMore)
    .map(minutesMoved)
    .map(lengthBehind)
    .map(asRequest)
    .map(asActive)
    .map(besideBehind)
    .join(" ");
  const object = pointedLot(objectIn(withDayIn(eachTimed(eachTimer(filled(asBeside(plain)))))));
  const whole = withExceptionIn(frontIn(timeIn(countIn(object))));
  const acted = whole.split(SENTENCE).map(asLotAct).join(" ");
  return withNamed(acted.replace(EACH, "").replace(UP, ""));
}
