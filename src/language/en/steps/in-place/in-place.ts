import { asAdded } from "./asked/added.ts";
import { asNowAt } from "./asked/now-at.ts";
import { asHeaded } from "./asked/headed.ts";
import { asAllowed } from "./named/you-may.ts";
import { asActive } from "./asked/passive.ts";
import { asPutAway } from "./asked/put-away.ts";
import { asWaiting } from "./asked/waiting.ts";
import { asPutDown } from "./asked/put-down.ts";
import { asToldMoves } from "./asked/told-moves.ts";
import { withoutAgainst } from "../borrowed/offered.ts";
import { aboutIt } from "./beside/about-it.ts";
import { minutesMoved } from "./beside/minutes-moved.ts";
import { asBeside } from "./beside/sides.ts";
import { asThatDay } from "./beside/that-day.ts";
import { withDayIn } from "./day-before.ts";
import { objectIn } from "./fronted.ts";
import { asLength } from "./length/lengthened.ts";
import { lengthBehind } from "./length/length-of.ts";
import { minutesMore } from "./length/minutes-more.ts";
import { asRequest } from "./asked/courtesy.ts";
import { eachTimed } from "./each/each-timed.ts";
import { eachTimer } from "./each/each-timer.ts";
import { eachAdded } from "./each/several-things.ts";
import { besideBehind } from "./reminded-beside.ts";
import { filled } from "./filled.ts";
import { countIn, timeIn, withExceptionIn } from "./ends.ts";
import { frontIn } from "./front.ts";
import { asMove, asMoved } from "./lots/moved-lot.ts";
import { pointedLot } from "./lots/pointed-lot.ts";
import { asRated } from "./lots/rated-lot.ts";
import { newOne } from "./named/new-one.ts";
import { placeOf } from "./named/place-of.ts";
import { withNamed } from "./named/named-things.ts";
import { withoutTag } from "./asked/tags.ts";
import { asState } from "./asked/wanted-state.ts";
import { withoutHurry } from "./asked/why.ts";

const SENTENCE = /(?<=[.!?;])\s+/u;
/** What an act is done to as a whole, one by one: "an hour later each". */
const EACH = /(?<=\b(?:all|both|every|everything)\b.*)\s+(?:each|apiece)(?=\s*[.!?]*$)/iu;

/** "Text Una and Odo, both of them, that I'm late": they are named. */
const BOTH =
  /(?<=\b(?:text|message|tell|e-?mail|mail|ping)\s[^,.:;!?]*\sand\s[^,.:;!?]*),?\s+both(?:\s+of\s+them)?,?(?=\s*:|\s+(?:that|to|saying|know)\b)/iu;

function withoutBoth(sentence: string): string {
  return sentence.replace(BOTH, "");
}

/** "Move it to Friday, times as they are". */
const SAME_TIMES =
  /,\s+(?:and\s+)?(?:keep(?:ing)?\s+)?(?:all\s+)?(?:the\s+|their\s+)?times? (?:as (?:they|it) (?:are|is|were|was)|unchanged|the same)(?=\s*[.!?]*$)/iu;

/** "Move the dentist to Thursday, same time": who only names another day wants that. */
const SAME_TIME =
  /(?<=\b(?:move|shift|push|put|bump|change|reschedule|bring)\s.*),?\s+(?:(?:at\s+)?the\s+)?same time(?: of day)?(?=\s*(?:[.!?]|$))/iu;

/** "Remind me of that when he gets in", "a reminder for when the play begins": at the time of what is spoken of. */
const AT_ITS_TIME =
  /(?<=\b(?:remind me (?:about|of) (?:it|that|this)|(?:set|give|put|make|add)\s+(?:me\s+)?(?:a\s+)?reminder(?:\s+in)?(?:\s+for (?:it|that|this))?))\s+(?:for\s+)?when\s+(?:it|that|he|she|they|the \p{L}+)(?:['’]s|\s+(?:is|are))?\s+(?:due|on|starts?|begins?|gets? in|arrives?|leaves?|departs?|lands?|comes?|happens?|takes place)(?=\s*[.!?]*$)/iu;

/** "Bump it up to Thursday" goes there, and no further. */
const UP = /(?<=\b(?:bump|move|bring|pull|push|shift|put)(?:ed|s)?\s.+)\s+up(?=\s+to\s)/iu;

/** "Say yes to Jo" is a text to her. */
const SAY_TO =
  /(?<=^|[,.;!?]\s+|\b(?:and|then|just|please)\s+)[Ss]ay\s+(?<says>yes|no|ok(?:ay)?|fine|sure|thanks|thank you|hello|hi|sorry|that['’]s fine)\s+to\s+(?<whom>him|her|them|(?:my\s+\p{Ll}+)|\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)/u;

/** "Text her back that it's fine" is a text to her. */
const BACK =
  /(?<=\b(?:text|message|ping|whatsapp)\s+(?:him|her|them|\p{Lu}[\p{L}'’-]*))\s+back(?=[\s,:]+\S)/u;

/**
 * A request with its words where they belong: without what is only courtesy, as something to do where
 * it says what is to happen, what is made with what is put in it, a thing that was named first and then
 * pointed at as its object, a day or a time that was named first for everything in it, an exception said
 * at the end, a thing or a person where what is to be remembered or told only points. Any other text as
 * it is.
 */
export function inPlace(text: string): string {
  const plain = asToldMoves(asPutDown(asWaiting(text)))
    .split(SENTENCE)
    .map((sentence) =>
      sentence.replace(SAME_TIMES, "").replace(SAME_TIME, "").replace(AT_ITS_TIME, ""),
    )
    .map(withoutTag)
    .map(asPutAway)
    .map(withoutBoth)
    .map(withoutHurry)
    .map(asThatDay)
    .map(placeOf)
    .map(asState)
    .map(asMove)
    .map(withoutAgainst)
    .map(asLength)
    .map(minutesMore)
    .map(minutesMoved)
    .map(lengthBehind)
    .map(asRequest)
    .map(asAllowed)
    .map(asAdded)
    .map(asHeaded)
    .map(asNowAt)
    .map(asActive)
    .map(besideBehind)
    .join(" ");
  const object = countIn(
    pointedLot(
      objectIn(
        withDayIn(eachTimed(eachTimer(filled(asRated(asMoved(asBeside(aboutIt(newOne(plain))))))))),
      ),
    ),
  );
  const each = eachAdded(withExceptionIn(frontIn(timeIn(object))));
  return withNamed(
    each
      .replace(EACH, "")
      .replace(BACK, "")
      .replace(SAY_TO, "text $<whom> saying $<says>")
      .replace(UP, ""),
  );
}
