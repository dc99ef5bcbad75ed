import { timeCuesBy } from "../../cues/time-cues.ts";
import { words } from "../../words.ts";
import { resolveDuration } from "../numbers/find-duration.ts";
import { rankOf } from "../numbers/word-value.ts";
import { BEGIN, END } from "../openings.ts";
import { circumstancesIn as inCase } from "./circumstances.ts";

const ABOUT = String.raw`(?:etwa\s+|ungefähr\s+|circa\s+)?`;
const DIGITS = /^\d{1,3}(?:\.|st?en?|te[nrs]?)$/i;

/** What words around a time or a length make of it. */
export const timeCues = timeCuesBy({
  circumstancesIn: inCase,
  resolveDuration,
  farBefore: new RegExp(`${BEGIN}(?:bis|bis zu|bis zum|und|endet|ende)\\s*(?:um|am)?\\s*$`, "iu"),
  /** "Verschieb es auf Freitag": alone it is no far end. */
  goesBefore: new RegExp(`${BEGIN}(?:auf|zu|nach|und)\\s*(?:den|die|das)?\\s*$`, "iu"),
  until: /^(?:bis(?: zum| zur| um)?|vor|spätestens)\s+/i,
  latest: /^(?:bis|spätestens)(?!\p{L})/iu,
  farEnd: /^bis(?!\p{L})/iu,
  inLength: /^in\s+(.+)$/i,
  fitsBefore: new RegExp(`${BEGIN}(?:schaffe?|unterbringen|quetsche?|packe?)\\s+$`, "iu"),
  /** "Weck mich in zwanzig". */
  inBefore: new RegExp(`${BEGIN}in\\s+${ABOUT}$`, "iu"),
  /** "Auf fünfzehn". */
  goalBefore: new RegExp(`${BEGIN}(?:auf|zu|bis)\\s+${ABOUT}$`, "iu"),
  /** "Verläng(e)re es auf eine Stunde". */
  wholeBefore: new RegExp(`${BEGIN}auf\\s+(?:nur\\s+)?$`, "iu"),
  isOrdinal: (number) => DIGITS.test(number) || rankOf(number) !== undefined,
  longer: new RegExp(
    `${BEGIN}(?:länger|verläng\\p{L}*|ausdehn\\p{L}*|mehr|zusätzlich\\p{L}*|dranhängen|noch|häng\\p{L}*)${END}`,
    "iu",
  ),
  shorter: new RegExp(`${BEGIN}(?:kürzer|kürze?|verkürz\\p{L}*|weniger)${END}`, "iu"),
  later: new RegExp(
    `${BEGIN}(?:später|nach hinten|verschieb\\p{L}*|vertag\\p{L}*|hinaus\\p{L}*)${END}`,
    "iu",
  ),
  earlier: new RegExp(
    `${BEGIN}(?:früher|nach vorne?|vorverleg\\p{L}*|vorzieh\\p{L}*|vorher)${END}|${BEGIN}ziehe?${END}.*\\svor[.!?]*$`,
    "iu",
  ),
  /** "Für zehn Minuten, ich habe eine Stunde". */
  leadsToLength: words("fur auf"),
  aheadBehind: /^\s+(?:vorher|davor|früher|zuvor|im voraus)(?!\p{L})/iu,
  /** "Noch zu erledigen". */
  ahead: words("zu noch"),
  noHours: new RegExp(`${BEGIN}(?:eins zu eins|vier augen)${END}`, "giu"),
  endsThing: words("daran dass und dann also"),
});
