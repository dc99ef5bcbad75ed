import type { Given } from "../../../contract/given.ts";
import { GOES_ON, JOINT, PAUSE } from "../around.ts";
import { NOTING, WHY } from "./asks-to-note.ts";

/** Before what asks behind the words nothing need stand at all: "… will you note it", "… note pls". */
const ASKED_LAST = String.raw`(?:${JOINT}|\s+(?=(?:will|would|could|can)\s+you\s|(?:save|note|keep)\s+(?:pls|plz|please|as\s)))`;

/** "Note for me: …", "so make a note of this before I forget it: …", behind whatever was said first. */
const ANNOUNCED = new RegExp(
  String.raw`^(?:(?<before>\S.*?)${JOINT})?(?<asks>${NOTING})${WHY}\s*:\s+(?<words>\S.*)$`,
  "isu",
);
/** "Take a note, …", "note that …", "write this down. …", "I need it written in a note that …". */
const FIRST = new RegExp(
  String.raw`^(?<asks>${NOTING})(?:${WHY}${PAUSE}|\s+(?:that|saying|to\s+say|(?:which|that)\s+says|to\s+show|so\s+just\s+type\s+it,)\s+)(?<words>\S.*)$`,
  "isu",
);
/** What may stand before an act that is asked for outright. */
const POLITELY = String.raw`(?:(?:so|and|right|ok(?:ay)?|oh|now|just|please|would\s+you\s+be\s+(?:so\s+)?(?:kind|good)(?:\s+enough|\s+as)?\s+to|(?:can|could|would|will)\s+you(?:\s+ever)?|i\s+(?:want|need)\s+to|let\s+me|i['’]d\s+like(?:\s+to)?|i\s+(?:want|need)|do\s+(?:us|me))[\s,]+)*`;
/** "Note down that …", "jot down …", "note to self never …": the words go right on. */
const RUNNING = new RegExp(
  String.raw`^${POLITELY}(?<asks>(?:note|jot|write|scribble|take)\s+down|(?:an?\s+)?note\s+to\s+(?:self|myself)|(?:make|take|do)\s+an?\s+(?:quick\s+)?note\s+that|(?:note|remember|record)(?:\s+(?:for\s+me|in\s+an?\s+note|in\s+my\s+notes?))*\s+that|(?:keep|save|put|have|get|log)\s+(?:in|as)\s+an?\s+note(?:\s+for\s+me)?|(?:log|put|write|keep|save)\s+in\s+(?:my\s+)?notes?|(?:let\s+)?(?:an?\s+)?note\s+(?:show|saying|that\s+says|say)s?|(?:keep|make)\s+a\s+record(?:\s+in\s+my\s+notes?)?\s+that|new\s+note|note(?=\s+\S+\s+\S+\s+\S))\s+(?:that\s+)?(?<words>(?!(?:of|about|for|from|with|called|named|titled|headed|in|on|to|it|this|that|and|please|saying|down)\b)\S.*)$`,
  "isu",
);
/** "A note about the flat: number 3, …", "a note of what she said, that …": what it is about stands in it. */
const ABOUT = new RegExp(
  String.raw`^${POLITELY}(?:(?:make|save|write|take|start|do|put|get|keep|create|leave|type|have)\s+(?:me\s+|us\s+|up\s+)*)?(?:an?|one)\s+(?:(?:new|quick|little|short)\s+)*note\s+(?:(?:in|down|going|started)\s+)?(?:of|about|with|for|on)\s+(?<words>(?!(?:it|this|that|me|myself|later)\b)[^.,;:]{2,}(?:[.,:;]|\s[-–—])\s+\S.*)$`,
  "isu",
);
/** "…, put it in a note, cheers": what was said before. */
const LAST = new RegExp(
  String.raw`^(?<words>\S.*?)${ASKED_LAST}(?<asks>${NOTING})${WHY}[\s.!?,]*(?:(?:please|cheers|thanks|thank\s+you|ta|will\s+you|would\s+you|love|there['’]s\s+lovely|obviously)[\s.!?,]*)*$`,
  "isu",
);
/** "…, that needs writing down, …": what is said on both sides. */
const BETWEEN = new RegExp(
  String.raw`^(?<before>\S.*?)${JOINT}(?<asks>${NOTING})${WHY}${PAUSE}(?<after>\S.*)$`,
  "isu",
);

/** Words that are to be a note, and what asks for it on either side of them. */
export function notedIn(text: string): Given | undefined {
  if (!NAMES_NOTE.test(text) || IS_THERE.test(text)) return undefined;
  const { heading, words: named } = CALLED_SO.exec(text)?.groups ?? {};
  if (named !== undefined && GOES_ON.test(named)) return undefined;
  const words = named ?? announced(text) ?? ofShape(text) ?? between(text);
  if (words === undefined || NAMED.test(words)) return undefined;
  const given = { to: "note", asks: ASKED, words: bare(words) } as const;
  if (saysNothing(given.words)) return undefined;
  return heading === undefined ? given : { ...given, heading: heading.trim() };
}

function ofShape(text: string): string | undefined {
  for (const shape of [FIRST, LAST, ABOUT, RUNNING]) {
    const words = shape.exec(text)?.groups?.["words"];
    // "Note that it's fixed and remind me at five": the note ends where something else is wanted.
    if (words !== undefined) return shape !== LAST && GOES_ON.test(words) ? undefined : words;
  }
  return undefined;
}

/** As a note is asked for, whatever was said. */
const ASKED = "make a note";
/** "A note called Shed: hinges, oil", "start a note headed Jobs and put in it …". */
const CALLED_SO = new RegExp(
  String.raw`^${POLITELY}(?:(?:make|start|create|take|do|add|open|begin|write|put|have|get|chuck|set)\s+(?:me\s+|us\s+|up\s+|in\s+)*)?(?:an?\s+)?(?:new\s+|quick\s+)*note(?:\s+please)?,?\s+(?:called|titled|headed|named|name\s+it|call\s+it|with\s+the\s+title)\s+(?<heading>[^:;.]{2,60}?)(?:\s*[:;]\s+|[,.]?\s+and\s+(?:in\s+it\s+(?:put|write|goes)|(?:put|write)\s+in\s+it|have\s+it\s+say|it\s+should\s+say)[:,]?\s+|[,.]\s+(?:it\s+(?:says|should\s+say|goes)|in\s+it[:,]?|saying)\s+)(?<words>\S.*)$`,
  "isu",
);
/** What it is called is said outright. */
const NAMED = /^(?:called?|named?|titled?|headed|head|title)\s+(?:it\s+)?\S/iu;

/** "…, it's in my notes" says where something stands, "a note on there" on what one is to be put. */
const IS_THERE =
  /[,.;?!]\s+(?:it|that|they)(?:['’](?:s|re)|\s+(?:is|are|was))\s+(?:all\s+|somewhere\s+)*(?:in|on)\s+(?:an?|my|the|one of my)\s+(?:\p{L}+\s+)?notes?\b|\bnote\s+on\s+(?:there|it|that)\b/iu;
const NAMES_NOTE =
  /\b(?:notes?|noted|noting|note\s?(?:book|pad)|memos?|jot(?:ted|ting)?|(?:write|writing|written|take|get)\b.*\bdown|dictate|record)\b/iu;

function announced(text: string): string | undefined {
  const { before, words } = ANNOUNCED.exec(text)?.groups ?? {};
  return words === undefined ? undefined : withTopic(before, words);
}

function between(text: string): string | undefined {
  const { before, asks, after } = BETWEEN.exec(text)?.groups ?? {};
  if (before === undefined || asks === undefined || after === undefined) return undefined;
  return POINTS_BACK.test(asks) && !isTopic(before)
    ? `${before}, ${after}`
    : withTopic(before, after);
}

/** "ideas for the fair, keep it in a note: …": a few words before the asking say what it is about. */
function withTopic(before: string | undefined, words: string): string {
  return before !== undefined && isTopic(before) ? `${before}: ${words}` : words;
}

const MOST_TOPIC_WORDS = 7;

function isTopic(before: string): boolean {
  const isShort = before.trim().split(/\s+/u).length <= MOST_TOPIC_WORDS;
  return (
    isShort &&
    !/[.,;!?]|\b(?:i|i['’]\S+|you|we|sorry|right|oh|wait|hang|listen|quick|favour|here|now|hands)\b/iu.test(
      before,
    )
  );
}

const POINTS_BACK = /\b(?:that|it|those|them|all)\b/iu;

/** The words alone: without what tied them to the asking, and what is said out of politeness behind them. */
function bare(words: string): string {
  return words
    .replace(BEGINNING, "")
    .replace(
      /(?:[\s,.]+(?:please|thanks|thank you|cheers|ta|end of (?:note|memo)|that['’]s (?:it|all|the note)|so there))+[\s.!]*$/iu,
      "",
    )
    .replace(/^["'“‘](?<inside>[^"“”]*)["'”’]\.?$/u, "$<inside>")
    .replace(/[\s,;:]+$/u, "")
    .trim();
}

const BEGINNING =
  /^(?:(?:that|so|and|ok(?:ay)?|right|well|um|er|yeah|anyway|now then|what was it|(?:the )?point is|you know what|do you know what|let me think|here goes|hang on|which is(?: that)?|actually)[\s,:.]+)+(?=\S+\s)/iu;

/** Nothing to be kept: a word that points, a question, a request of its own. */
function saysNothing(words: string): boolean {
  return (
    /^(?:it|this|that|these|those|them|all (?:of )?(?:it|that|this))?[\s.!?]*$/iu.test(words) ||
    !/\p{L}/u.test(words)
  );
}
