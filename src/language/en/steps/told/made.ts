import type { ToldTime } from "../../../contract/steps.ts";
import { OPENING, REMIND, opening } from "../../openings.ts";
import { findPointingTimes } from "../../time/find-pointing-times.ts";
import { ITS_DAY } from "../../time/its-day.ts";
import { chunksIn } from "../borrowed/chunks.ts";
import type { Chunk } from "../borrowed/chunks.ts";
import { thingTold } from "./thing-told.ts";

const PUTS =
  "put|add|enter|stick|pop|bung|slot|pencil|write|drop|chuck|whack|get|have|note|jot|block|mark|log|record|set|sling|throw|shove|book|save|keep";
const WHERE = String.raw`(?<where>(?:in|into|on|onto|to)\s+(?:(?:the|my|our)\s+)?(?:[\p{L}-]+\s+)?(?:calendar|diary|schedule|planner))`;
const BEHIND = String.raw`(?![\p{L}'’])(?<behind>.*)$`;
const POINTS = "it|that|this|them|those|these|that one|the (?:whole )?(?:thing|lot)";
/** Something goes into the calendar, without a time: "get it in the diary", "that needs a place in the calendar". */
const PUT = [
  opening(
    String.raw`(?:${PUTS})\s+(?<thing>[^,.;:!?]+?)\s+(?:down\s+|up\s+|straight\s+)?${WHERE}${BEHIND}`,
    "iu",
  ),
  opening(String.raw`(?:straight\s+|all\s+)?${WHERE}${BEHIND}`, "iu"),
  opening(
    String.raw`(?<thing>(?:${POINTS}))(?:['’]s|\s+(?:needs?|wants?|ought|should|has|had better|must|can|could|is))\s+[^,.;:!?]*?${WHERE}${BEHIND}`,
    "iu",
  ),
  opening(
    String.raw`(?:${PUTS})\s+(?<thing>${POINTS})\s+in(?=$|\s*[,.!?]|\s+(?:with|for me|please|would|will|too)\b)(?<behind>.*)$`,
    "iu",
  ),
  opening(
    String.raw`(?:make|create|set up|put in|add)\s+(?:me\s+)?(?:an?|the)\s+(?:(?:new|calendar|diary)\s+)*(?:event|appointment|entry|booking)(?:\s+(?:(?:out\s+)?of|from|for|about)\s+(?<thing>[^,.;:!?]+))?${BEHIND}`,
    "iu",
  ),
];
const IS_POINTED = new RegExp(`^(?:${POINTS})$`, "iu");
/** Of whoever was told of: that tells it better. */
const HIS = /^(?:his|her|its|their)\s/iu;
const ARTICLE = /^(?:the|that|this|those|these|an?)\s+/iu;
/** What it is to be called: "as shearing". */
const AS = /\s(?:as|called|named|titled)\s+(?<name>[^,.;:!?]+)/iu;

const REMINDS = new RegExp(
  String.raw`^${OPENING}(?:${REMIND}|(?:(?:set|give|put|make|add|create|have)\s+)?(?:me\s+)?(?:an?\s+|my\s+)?reminder\b)`,
  "iu",
);
/** "Jobs list, nine o'clock that morning". */
const LISTED =
  /^(?:(?:on|onto|to|in)\s+)?(?:(?:the|my|our)\s+)?(?<list>[\p{L}-]+\s+list)\b[\s,:]*(?<rest>.*)$/iu;
/** "A reminder on for the night before". */
const ON_FOR = /\breminder\s+(?:on|in|up|down)\s+(?=for\b|at\b)/iu;

const TEXT = String.raw`(?:[\p{L}'’-]+\s+){0,4}?(?:e-?mail|mail|text|message|note|letter|invitation|invite|newsletter|confirmation)s?(?:\s+(?:from|about|of)\s+[^,.;:!?]+?)?`;
const FROM = String.raw`\s+(?:(?:that|which)(?:['’]s|\s+is)\s+)?(?:from|in|out of|off)\s+(?<source>${TEXT})`;
const INTO = WHERE.replace("?<where>", "?:");
/** "Put the rehearsal from Bethan's mail in my calendar", "the offsite Priya mailed about": where it stands is said within. */
const WITHIN = [
  opening(
    String.raw`(?<put>(?:${PUTS})\s+(?<thing>[^,.;:!?]+?))${FROM}(?<where>\s+(?:down\s+)?${INTO}.*)$`,
    "isu",
  ),
  opening(
    String.raw`(?<put>(?:${PUTS})\s+(?<thing>[^,.;:!?]+?)(?<where>\s+(?:down\s+)?${INTO}))${FROM}(?<behind>(?:[,.;!?].*)?)$`,
    "isu",
  ),
  opening(
    String.raw`(?<put>(?:${PUTS})\s+(?<thing>[^,.;:!?]+?))(?:\s+(?:that|which))?\s+(?<who>\p{Lu}[\p{L}'’-]*|my\s+\p{L}+)(?:\s+has)?\s+(?:e-?mailed|mailed|texted|messaged|wrote|written)(?:\s+me)?\s+about(?<where>\s+(?:down\s+)?${INTO}.*)$`,
    "isu",
  ),
];

/** The same in clauses: what is told first, and what is to be done with it. */
export function unfolded(text: string): string | undefined {
  const found = WITHIN.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  if (!found) return undefined;
  const { put = "", thing = "", where = "", behind = "", source, who } = found;
  const told =
    source === undefined ? `${who ?? ""} has mailed about ${thing}` : `${thing} is in ${source}`;
  const asked = put.endsWith(where) ? put : `${put}${where}`;
  return `${told}. ${asked}${behind}`;
}

/** Another has told it, or it is said to stand in a text. */
export const TOLD =
  /\b(?:texted|messaged|e-?mailed|mailed|wrote|written|sent|e-?mails?|mails?|texts?|messages?|notes?|letters?|files?|confirmations?|bookings?|invites?|invitations?|newsletters?|invoices?|bills?|quotes?)\b|\b(?:has|have|['’](?:s|ve)|\p{Lu}[\p{L}-]+)\s+(?:said|says|told)\b/iu;

/**
 * Something new at a time that stands in a text, told in clauses of any order, none of which asks for the time:
 * "Kim's mailed about the quiz, I'm in. Into the diary". Undefined where no text is spoken of.
 */
export function madeIn(text: string): ToldTime | undefined {
  const chunks = chunksIn(text);
  for (const [at, chunk] of chunks.entries()) {
    const made = chunk.kind === "look" ? undefined : (putIn(chunk) ?? remindsIn(chunk));
    const others = chunks.filter(
      (one, place) => place !== at && (one.kind !== "act" || place < at),
    );
    const told = others.map((one) => one.text).join(". ");
    // A text that is only looked for is shown first.
    if (!made || !TOLD.test(told) || others.every(({ kind }) => kind === "look")) continue;
    const behind = chunks.slice(at + 1).filter(({ kind }) => kind === "act");
    const topic = made.thing ?? thingTold(others.map((one) => one.text));
    return {
      asks: sentences(told, made.thing, made.day),
      topic: topic ?? "",
      request: made.requestOf(topic),
      rest: behind.length === 0 ? undefined : behind.map((one) => one.text).join(" and "),
      isTold: true,
      isBeside: made.isBeside,
      isAsked: false,
      stated: { about: sentences(topic ?? told, made.day), isPlaced: made.isPlaced },
    };
  }
  return undefined;
}

function sentences(...told: readonly (string | undefined)[]): string {
  return told.filter((one) => one !== undefined).join(". ");
}

type Made = {
  /** What is made, by its own name. */
  readonly thing: string | undefined;
  readonly requestOf: (topic: string | undefined) => string;
  readonly isBeside: boolean;
  /** The day that is pointed at, by what it is then. */
  readonly day?: string;
  /** Where it is is wanted as well. */
  readonly isPlaced: boolean;
};

const WITH_PLACE =
  /\bwith\s+(?:the|his|her|its|their)\s+(?:[\p{L}-]+\s+)?(?:room|hall|place|address|venue|location|whereabouts|postcode)\b|\band\s+(?:the\s+(?:room|hall|place|address|venue|location)|where\b)/iu;

function putIn({ text }: Chunk): Made | undefined {
  const groups = PUT.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  if (!groups) return undefined;
  const { thing = "it", where = "in my calendar", behind = "" } = groups;
  const { name } = AS.exec(behind)?.groups ?? {};
  const isPointed = IS_POINTED.test(thing.trim()) || HIS.test(thing);
  const own = isPointed ? undefined : thing.trim().replace(ARTICLE, "");
  return {
    thing: name ?? own,
    requestOf: () => `put it ${where.toLowerCase()}`,
    isBeside: false,
    isPlaced: WITH_PLACE.test(behind),
  };
}

function remindsIn({ text }: Chunk): Made | undefined {
  const { list, rest = "" } = LISTED.exec(text)?.groups ?? {};
  if (list === undefined && !REMINDS.test(text)) return undefined;
  const day = findPointingTimes(text).find(({ pointing }) => pointing === "plain")?.text;
  if (day === undefined) return undefined;
  const request =
    list === undefined ? text.replace(ON_FOR, "reminder ") : `set a reminder on my ${list} ${rest}`;
  return {
    thing: undefined,
    requestOf: (topic) => aboutIt(request, topic),
    isBeside: true,
    ...(BY_STATE.test(day) ? { day } : {}),
    isPlaced: false,
  };
}

const BY_STATE = new RegExp(ITS_DAY, "iu");

/** "To use it", "about that": what was told of. */
function aboutIt(request: string, topic: string | undefined): string {
  return topic === undefined ? request : request.replace(TO_IT, `$<act> ${topic}`);
}

const TO_IT = /\b(?<act>to \p{L}+|about|of) (?:it|that|them|those)(?=\s|$)/iu;
