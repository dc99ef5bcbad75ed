export { byMuchIn } from "./by-much.ts";
export { changedTo } from "./changed-to.ts";
export { multiplied } from "./multiplied.ts";
export { swapped } from "./swapped.ts";
export { thatLong } from "./that-long.ts";
export { wantsAgain } from "./wants-again.ts";
export { restoredIn, staysDone } from "./restored.ts";
import { revisionsBy } from "../../clauses/revisions.ts";
import { END, OPENING, opening } from "../openings.ts";

/** "Mach das vier" says a time without a word that says so. */
const BARE_TIME = new RegExp(`(?<!\\p{L})(es|das|auf)\\s+(?=\\S+\\s*$)`, "iu");

/** Before and behind what is meant, these only say that it is. */
const LEADING =
  /^(?:(?:und|aber|auch|also|ach|oh|äh|ähm|hm+|ups|nein|nee|ne|halt|warte|moment|entschuldigung|sorry|doch|lieber|eigentlich|besser|was ist mit|wie ist es mit|wie sieht es aus|wie sieht es mit|ich mein(?:t?e)?|ich wollte|ich sagte|mach(?: das| es)?|sagen wir|sag|es ist|das ist|es war|das war|das gehört|das gleiche|dasselbe|noch (?:ein|eine|einen|eins)|nur|die falsche|das falsche|der falsche)(?![\p{L}\p{N}])[\s,.;:!–—-]*)+/iu;
const TRAILING =
  /(?:[\s,.;!?–—-]+(?:mein(?:t?e)? ich|wollte ich sagen|sagte ich|entschuldigung|sorry|lieber|stattdessen|bitte|eigentlich|doch|auch(?: noch)?|noch|dann|draus|daraus|(?:ist|wäre) besser|reicht|reichen))+[\s.!?]*$/iu;
/** "Das ist noch offen, ich meinte die Steuer". */
const BEFORE = /^.+(?<!\p{L})ich meinte (?!(?:nicht|doch|eigentlich)(?!\p{L}))(?=\p{L}|\p{N})/iu;
/** What is said to be wrong, in one go with what is right. */
const REJECTED =
  /(?:^|[\s,;–—-]+)(?:und )?(?:nicht|statt|anstatt)\s+(?!nur(?!\p{L}))((?:(?!,|;|(?<!\p{L})sondern(?!\p{L})).){1,60})(?:,|;|(?<!\p{L})sondern(?!\p{L})|$)\s*/iu;

/** "Es ist der Donnerstag, den ich wollte": die erste Gruppe ist, was gemeint ist. */
const CHOSEN =
  /(?<!\p{L})(?:es|das) (?:ist|war)\s+(?!nicht(?!\p{L}))([^,.;:!?–—]{1,50}),\s+(?:den|die|das|dem|der)\s+(?:ich|wir)\s[^,.;:!?–—]+/giu;
/** What says by itself that something was meant otherwise. */
const CORRECTS =
  /^(?:(?:oh|ach|äh|ähm|hm+|na|also|aber|und)[\s,.;!–—-]+)*(?:nein|nee|ne|halt|warte|moment|ups|entschuldigung|sorry|doch|lieber|eigentlich|nicht|ich mein(?:t?e))(?!\p{L})|(?<!\p{L})(?:ich meinte|meinte ich|wollte ich sagen)(?!\p{L})/iu;
/** What somebody says, wants or means is told beside them. */
const REPORTS =
  /(?<!\p{L})(?:sagt(?:e|en)?|sagen|meint(?:e|en)?|will|wollte|wollen|soll(?:te|ten|en)?|braucht(?:e|en)?)(?!\p{L})/iu;

/** "Sag ihr Bescheid", "schreib Kim das": von dem, was eben getan wurde. */
const TELLS = opening(
  `(?<news>(?:sag|gib)e?\\s+.{2,40}?\\s+bescheid|(?:schreib|sag|schick)e?\\s+(?:es |das )?(?:\\p{L}+\\s){0,2}\\p{L}+\\s+(?:das|es|davon|das neue datum|die neue (?:zeit|uhrzeit)|den neuen termin))[\\s.!]*$`,
);

const MORE = `(?:(?:und|auch|dann)\\s+)*(?:(?:stelle?|mach|setze?)\\s+)?noch\\s+(?:ein|eine|einen|eins|mal)${END}`;

export const {
  asksAnother,
  asksLike,
  asksMore,
  beforeAnswer,
  beforeReason,
  besideLast,
  changesLast,
  corrected,
  corrects,
  goingOn,
  reports,
  saidAlso,
  saidInstead,
  sendsLast,
  stopsLast,
  tellsLast,
  wantsSame,
} = revisionsBy({
  tells: TELLS,
  /** Words that go on with the last request. */
  goesOn: new RegExp(
    `^(?:und|auch|außerdem|was ist mit|wie ist es mit|und was ist mit|und wie sieht es)${END}\\s+(?:auch\\s+)?`,
    "iu",
  ),
  /** Words that change what it did. */
  changes: opening(
    `(?:(?:mach|ändere?|verschiebe?|stelle?|setze?|lege?)\\s+(?:es|das|ihn|sie)${END}|ich mein(?:t?e)?${END}|lieber${END}|doch (?:lieber|besser)${END})`,
  ),
  /** "Ach, lass das", "brich das ab". */
  stops: opening(
    `(?:stoppe?|beende?|vergiss|streiche?|lass|lösche?|stornier\\p{L}*)\\s+(?:es|das|den|ihn|sie|die)${END}(?:\\s+(?:bitte|jetzt|doch|wieder|sein|timer|wecker|alarm))*\\W*$|brich\\s+(?:es|das|den|ihn|sie)\\s+ab\\W*$|mach\\s+(?:es|das|den|ihn|sie)\\s+aus\\W*$`,
  ),
  /** "Und danach?", "was kommt davor", "und das nächste?". */
  beside: {
    after:
      /^(?:(?:und|also|gut|ok(?:ay)?)[\s,]+)*(?:(?:was|wann)\s+(?:ist|kommt|habe? ich)\s+)?(?:(?:am|im|in der|das|die|der|den)\s+(?<unit>wochenende|woche|monat|jahr)\s+|(?<same>das|der|die)\s+)?(?:(?:direkt|gleich|unmittelbar)\s+)?(?:danach|hinterher)[\s.?!]*$|^(?:und\s+)?(?:(?:wann ist|was ist)\s+)?(?:das|der|die)\s+(?<next>nächste(?: mal)?)[\s.?!]*$|^und dann[\s.?!]*$/iu,
    before:
      /^(?:(?:und|also|gut|ok(?:ay)?)[\s,]+)*(?:(?:was|wann)\s+(?:ist|kommt|habe? ich)\s+)?(?:(?<same>das|der|die)\s+)?(?:(?:direkt|gleich|unmittelbar)\s+)?(?:davor|vorher)[\s.?!]*$/iu,
    units: { wochenende: "weekend", woche: "week", monat: "month", jahr: "year" },
  },
  /** "Und noch einen", "noch eine Erinnerung". */
  another: opening(MORE),
  more: opening(MORE),
  corrects: CORRECTS,
  reports: REPORTS,
  reason:
    /(?<=\S)[\s,;–—]+(?:weil|da|denn)\s+(?:ich|wir|er|sie|es|man|d(?:er|ie|as)\s+\p{L}+)\s\S.*$/iu,
  /** "Sag Mama dasselbe". */
  same: /(?<!\p{L})(?:dasselbe|das gleiche)(?=[\s.!]*(?:$|an(?!\p{L})))|(?<!\p{L})schick (?:es|das|sie) auch (?:noch )?an (?=\p{L})/iu,
  /** "Gut, schick sie ab", "ab damit". */
  sends: opening(
    `(?:(?:das )?passt[\\s,.;!–—-]+)?(?:(?:schick|sende?)e?\\s+(?:es|das|sie|ihn|den entwurf|die mail)(?:\\s+(?:jetzt|bitte|so))*(?:\\s+(?:ab|los|raus))?|ab damit|raus damit)[\\s.!]*$`,
  ),
  /** "Nein, schreib ihr lieber, ich komme später". */
  instead:
    /(?:^|[,.;:!?–—]\s+)(?:schreib|sag)e?(?: (?:ihm|ihr|ihnen))?(?: (?:doch|lieber|stattdessen))*[,:]\s+(?:dass\s+)?(?<words>[^.;!?]+?)[\s.!]*$/iu,
  /** "Schreib noch dazu, dass ich später komme". */
  also: [
    opening(
      `schreib(?:e)?\\s+(?:auch\\s+)?noch\\s+(?:dazu|rein)[,:]?\\s+(?:dass\\s+)?(?<words>.+?)[\\s.!]*$`,
    ),
  ],
  /** Before an answer these say nothing. */
  meant: new RegExp(
    `^${OPENING}(?:ich mein(?:t?e)?|es ist|das ist|mach|sagen wir|sag)${END}\\s+`,
    "iu",
  ),
  correcting: {
    leading: LEADING,
    trailing: TRAILING,
    before: BEFORE,
    rejecting: REJECTED,
    chosen: CHOSEN,
  },
});

/** The words with the one that makes a time of their last. */
export function asTime(text: string): string {
  return text.replace(BARE_TIME, (_, word: string) =>
    /^auf$/i.test(word) ? "um " : `${word} um `,
  );
}

/** The shortest request to stop what is pointed at. */

export const STOP_IT = "stoppe es";

/** "Sie hat bis eins zu tun, also lieber zwei": the value that what is told comes to. */
export function concluded(text: string): string | undefined {
  return CONCLUDED.exec(text)?.groups?.["words"];
}

const CONCLUDED =
  /[,.;:!?–—]\s+(?:also|dann)\s+(?:nehmen wir\s+|sagen wir\s+)?(?:lieber|besser|doch)\s+(?:um\s+)?(?<words>\S[^,.;:!?–—]*?)[\s.!]*$/iu;
